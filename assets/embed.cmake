# Embeds a file in a C++ source: -DNAME=word -DIN=file -DOUT=source. assets/embedded.h declares the variable NAME.
file(READ ${IN} hex HEX)
file(SIZE ${IN} size)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
string(REGEX REPLACE "(................................................................................)" "\\1\n" bytes "${bytes}")
file(WRITE ${OUT}
  "// Made from a file by assets/embed.cmake.\n#include \"embedded.h\"\nnamespace semafor::assets {\n"
  "static const unsigned char kBytes[] = {\n${bytes}};\n"
  "extern const Embedded ${NAME} = {kBytes, ${size}};\n}\n")
