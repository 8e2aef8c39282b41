# Finds the boards: every folder with a board.json in maps/ and in SEMAFOR_MAPS. The rest of the build reads
# SEMAFOR_BOARDS, their folders in display order (texts.json, "order"; boards without it come last).
set(SEMAFOR_MAPS "" CACHE PATH "a folder whose folders are boards, too")

# semafor_find_boards(OUT FOLDER …): sets OUT to the boards found in the given folders, in display order.
function(semafor_find_boards out)
  set(sorted "")
  foreach(folder IN LISTS ARGN)
    file(GLOB boards CONFIGURE_DEPENDS ${folder}/*/board.json)
    foreach(board IN LISTS boards)
      get_filename_component(board ${board} DIRECTORY)
      set(order 999)
      if(EXISTS ${board}/texts.json)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${board}/texts.json)
        file(READ ${board}/texts.json texts)
        string(JSON order GET "${texts}" order)
      endif()
      math(EXPR order "1000 + ${order}")
      list(APPEND sorted "${order} ${board}")
    endforeach()
  endforeach()
  list(SORT sorted)
  list(TRANSFORM sorted REPLACE "^[0-9]+ " "")
  set(${out} ${sorted} PARENT_SCOPE)
endfunction()

semafor_find_boards(SEMAFOR_BOARDS ${PROJECT_SOURCE_DIR}/maps ${SEMAFOR_MAPS})
set(SEMAFOR_BOARDS ${SEMAFOR_BOARDS} PARENT_SCOPE)
