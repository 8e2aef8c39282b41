# SDL2 and Dear ImGui: where they come from, pinned by commit. A set-up script may hand over the same versions
# as unpacked sources (FETCHCONTENT_SOURCE_DIR_SDL2, FETCHCONTENT_SOURCE_DIR_IMGUI).
include(FetchContent)
FetchContent_Declare(SDL2
  GIT_REPOSITORY https://github.com/libsdl-org/SDL.git
  GIT_TAG ac13ca9ab691e13e8eebe9684740ddcb0d716203)  # release-2.26.5
FetchContent_Declare(imgui
  GIT_REPOSITORY https://github.com/ocornut/imgui.git
  GIT_TAG d6cb3c923d28dcebb2d8d9605ccc7229ccef19eb)  # v1.90.1

# semafor_imgui: Dear ImGui with the backends for SDL2 and SDL_Renderer. Call after SDL2's target exists.
function(semafor_add_imgui sdl_target)
  FetchContent_GetProperties(imgui)
  if(NOT imgui_POPULATED)
    FetchContent_Populate(imgui)
  endif()
  add_library(semafor_imgui STATIC
    ${imgui_SOURCE_DIR}/imgui.cpp
    ${imgui_SOURCE_DIR}/imgui_draw.cpp
    ${imgui_SOURCE_DIR}/imgui_tables.cpp
    ${imgui_SOURCE_DIR}/imgui_widgets.cpp
    ${imgui_SOURCE_DIR}/backends/imgui_impl_sdl2.cpp
    ${imgui_SOURCE_DIR}/backends/imgui_impl_sdlrenderer2.cpp)
  target_include_directories(semafor_imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR} ${imgui_SOURCE_DIR}/backends)
  target_include_directories(semafor_imgui PUBLIC ${CMAKE_CURRENT_FUNCTION_LIST_DIR})
  target_compile_definitions(semafor_imgui PUBLIC IMGUI_USER_CONFIG="imgui_config.h")
  target_compile_options(semafor_imgui PRIVATE -fno-exceptions -fno-rtti)
  target_link_libraries(semafor_imgui PUBLIC ${sdl_target})
endfunction()
