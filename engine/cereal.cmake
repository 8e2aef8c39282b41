# Provides cereal's headers: the system's package, or the same version from upstream. semafor_cereal is a folder that
# holds nothing else, so that a cross compiler never finds another system's headers through it.
include(FetchContent)
FetchContent_Declare(cereal
  GIT_REPOSITORY https://github.com/USCiLab/cereal.git
  GIT_TAG ebef1e929807629befafbb2918ea1a08c7194554)  # v1.3.2

find_path(SEMAFOR_CEREAL cereal/cereal.hpp PATHS /usr/include /usr/local/include NO_CMAKE_FIND_ROOT_PATH)
if(SEMAFOR_CEREAL AND NOT FETCHCONTENT_SOURCE_DIR_CEREAL)
  set(cereal_include ${CMAKE_CURRENT_BINARY_DIR}/cereal)
  file(MAKE_DIRECTORY ${cereal_include})
  file(CREATE_LINK ${SEMAFOR_CEREAL}/cereal ${cereal_include}/cereal SYMBOLIC)
else()
  FetchContent_GetProperties(cereal)
  if(NOT cereal_POPULATED)
    FetchContent_Populate(cereal)
  endif()
  set(cereal_include ${cereal_SOURCE_DIR}/include)
endif()

add_library(semafor_cereal INTERFACE)
target_include_directories(semafor_cereal SYSTEM INTERFACE ${cereal_include})
