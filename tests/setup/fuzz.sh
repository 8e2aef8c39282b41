# Fuzz testing: clang's libFuzzer on everything that parses untrusted input. Sourced.

FUZZ_TARGETS='save_text save_payload saved_log link notation map_file'

need_fuzzer() {
  need_command clang++ clang
  # On Debian it is a separate package.
  have_fuzzer || { MISSING+=(libclang-rt-dev); BY_HAND+=("clang's libFuzzer"); }
}

have_fuzzer() {
  echo 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }' |
    clang++ -x c++ -fsanitize=fuzzer -o /dev/null - >/dev/null 2>&1
}

build_fuzz_targets() {
  [ -e "$BUILD/fuzz/build.ninja" ] || quietly fuzz-configure cmake -S "$ROOT" -B "$BUILD/fuzz" -G Ninja \
    -DCMAKE_C_COMPILER=clang -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_BUILD_TYPE=RelWithDebInfo \
    -DCMAKE_CXX_FLAGS_RELWITHDEBINFO="-O1 -g1" -DSEMAFOR_FUZZ=ON
  local targets=() target
  for target in $FUZZ_TARGETS; do targets+=("${target}_fuzz"); done
  quietly fuzz-build cmake --build "$BUILD/fuzz" --target fuzz_corpus "${targets[@]}" -j "$JOBS"
  for target in $FUZZ_TARGETS; do mkdir -p "$BUILD/fuzz/found/$target"; done
}

# fuzz_command TARGET SECONDS: prints the command; interesting inputs are kept, and the next run starts from them.
fuzz_command() {
  echo "'$BUILD/fuzz/tests/fuzz/$1_fuzz' -max_total_time=$2 -timeout=10 -print_final_stats=1" \
    "-artifact_prefix='$BUILD/fuzz/$1-' '$BUILD/fuzz/found/$1' '$BUILD/fuzz/tests/fuzz/corpus/$1'"
}

# fuzz TARGET SECONDS: prints "pass" or "fail", after a fault the end of its log.
fuzz() {
  local log=$BUILD/log/fuzz-$1.log
  if bash -c "$(fuzz_command "$1" "$2")" >"$log" 2>&1; then
    echo "pass $1"
  else
    tail -n 40 "$log"
    echo "fail $1"
    return 1
  fi
}

# run_fuzz SECONDS: runs all targets, two at a time.
run_fuzz() {
  local failed=0 rest=($FUZZ_TARGETS) first second
  while [ ${#rest[@]} -gt 0 ]; do
    fuzz "${rest[0]}" "$1" & first=$!
    fuzz "${rest[1]}" "$1" & second=$!
    wait "$first" || failed=1
    wait "$second" || failed=1
    rest=("${rest[@]:2}")
  done
  return "$failed"
}
