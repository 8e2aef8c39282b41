# Builds for the tests: their tools and packages, and the builds (native with sanitizers, wasm, engine alone). Sourced.

need_test_tools() {
  need_command git git
  need_command g++ g++
  need_command clang-format clang-format
  need_command clang-tidy clang-tidy
  need_file /usr/include/gtest/gtest.h libgtest-dev
  need_file /usr/src/googletest/googletest/src/gtest-all.cc googletest
  need_file /usr/include/SDL2/SDL.h libsdl2-dev
}

need_browser() {
  need_command chromium chromium
  need_file /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf fonts-dejavu-core
}

need_firefox() { need_command firefox-esr firefox-esr; }

# configure NAME COMMAND…: configures the build folder NAME; from scratch if the command has changed.
configure() {
  local name=$1 folder=$BUILD/$1
  shift
  [ -e "$folder/build.ninja" ] && [ "$(cat "$folder/flags" 2>/dev/null)" = "$*" ] && return 0
  rm -rf "$folder"
  quietly "$name-configure" "$@" -S "$ROOT" -B "$folder" -G Ninja
  echo "$*" >"$folder/flags"
}

# The engine and the shell with AddressSanitizer and UndefinedBehaviorSanitizer, as a unity build.
build_native_tests() {
  ensure_sources
  configure test cmake -DCMAKE_BUILD_TYPE=RelWithDebInfo -DCMAKE_CXX_FLAGS_RELWITHDEBINFO="-O1 -g1" -DSEMAFOR_SANITIZE=ON \
    -DSEMAFOR_TESTS=ON -DSEMAFOR_SHELL=ON -DSEMAFOR_UNITY=ON "${SOURCE_FLAGS[@]}"
  quietly test-build cmake --build "$BUILD/test" -j "$JOBS"
}

# The engine alone, in wasm, for Node. Linked with -O1: link-time optimisation would take as long as compiling, and only the page needs it.
build_wasm_tests() {
  configure wasm-test emcmake cmake -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE=-O2 -DCMAKE_EXE_LINKER_FLAGS=-O1 \
    -DSEMAFOR_TESTS=ON -DSEMAFOR_UNITY=ON
  quietly wasm-test-build cmake --build "$BUILD/wasm-test" -j "$JOBS"
}

run_native_tests() { ctest --test-dir "$BUILD/test" --output-on-failure -j "$JOBS"; }

# Runs one program per core, the longest first; the output of each stays in one piece.
run_wasm_tests() {
  printf '%s\0' "$BUILD"/wasm-test/tests/{shell/desk,engine,shell/words}/*_test.js |
    xargs -0 -n 1 -P "$JOBS" bash -c 'printed=$(node --no-experimental-fetch "$0" 2>&1); status=$?; printf "%s\n" "$printed"; exit $status'
}

run_node_tests() { node --test --test-reporter=tap "$@"; }

# Two files at a time: each has its own browsers, servers and folders, and mostly waits. Node has the option since 18.19.
run_browser_tests() {
  local together=()
  [[ "$(node --help)" != *--test-concurrency* ]] || together=(--test-concurrency=2)
  node --test "${together[@]}" --test-reporter=tap "$@"
}

# check_build NAME FLAGS…: builds the engine alone with these flags, and checks that it plays the golden games identically.
check_build() {
  local name=$1 folder=$BUILD/alone-$1
  shift
  if cmake -S "$ROOT" -B "$folder" -G Ninja "$@" && cmake --build "$folder" --target semafor -j "$JOBS" &&
    "$folder/engine/semafor" signature "$ROOT/tests/golden/signatures.txt"; then
    echo "pass $name"
  else
    echo "fail $name"
    return 1
  fi
}

# Checks that the one module compiled with exceptions never throws: it refers to no symbol that a throw needs.
check_no_throw() {
  local object=$BUILD/alone-gcc/engine/CMakeFiles/semafor_codec.dir/codec/save_payload.cpp.o
  if [ -e "$object" ] && ! nm -u "$object" | grep -E '__cxa_(throw|allocate_exception)'; then
    echo "pass no-throw"
  else
    echo "fail no-throw"
    return 1
  fi
}

# The engine with only CMake and a C++ compiler and without options, as from a clean clone.
check_builds() {
  check_build gcc && check_no_throw
}
check_more_builds() {
  check_build gcc-O0 -DCMAKE_BUILD_TYPE=Debug &&
    check_build clang -DCMAKE_C_COMPILER=clang -DCMAKE_CXX_COMPILER=clang++ &&
    check_build clang-O0 -DCMAKE_BUILD_TYPE=Debug -DCMAKE_C_COMPILER=clang -DCMAKE_CXX_COMPILER=clang++
}
