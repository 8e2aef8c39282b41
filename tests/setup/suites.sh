# The suites of tests/run: each one runs something, leaves its output in a log and adds to the counts. Sourced.

PASSED=0
FAILED=0
SUMMARY=()

# record NAME PASSED FAILED SECONDS
record() {
  PASSED=$((PASSED + $2))
  FAILED=$((FAILED + $3))
  SUMMARY+=("$(printf '%-22s %6d passed %4d failed %5d s' "$1" "$2" "$3" "$4")")
  say "${SUMMARY[-1]}"
}

# suite NAME COUNTER COMMAND…: COUNTER reads the log and prints how many passed and failed.
# A command that fails without a failed test (a crash, nothing run) counts as one failure.
suite() {
  local name=$1 counter=$2 log=$BUILD/log/tests-$1.log began=$SECONDS status=0 passed failed
  shift 2
  mkdir -p "$BUILD/log"
  "$@" >"$log" 2>&1 &
  wait_or_end $! || status=$?
  read -r passed failed < <("$counter" "$log")
  if [ "$status" != 0 ] && [ "$failed" = 0 ]; then failed=1; fi
  if [ "$((passed + failed))" = 0 ]; then failed=1; fi
  [ "$failed" = 0 ] || { say "--- $name"; failures "$log" | head -n 200; say "--- the whole output: $log"; }
  record "$name" "$passed" "$failed" "$((SECONDS - began))"
}

# failures LOG: what each failed test of a TAP stream says, else the end of the log without what passed.
failures() {
  awk '/^ *(not )?ok [0-9]/ { failed = /^ *not ok/ } /^# Subtest/ { failed = 0 } failed { print; seen = 1 } END { exit !seen }' "$1" ||
    grep -vE '^ *ok|Passed  ' "$1" | tail -n 60
}

# wait_or_end PROCESS: a suite that hangs is ended, and has failed.
LONGEST_SUITE=900
wait_or_end() {
  local began=$SECONDS
  while kill -0 "$1" 2>/dev/null; do
    if [ $((SECONDS - began)) -gt $LONGEST_SUITE ]; then
      pkill -P "$1"
      kill "$1"
    fi
    sleep 0.2
  done
  wait "$1"
}

# "100% tests passed, 0 tests failed out of 29"
count_ctest() {
  sed -nE 's/.*tests passed, ([0-9]+) tests failed out of ([0-9]+).*/\1 \2/p' "$1" | tail -n 1 |
    awk '{ print $2 - $1, $1; seen = 1 } END { if (!seen) print 0, 0 }'
}
# "[  PASSED  ] 29 tests." and "[  FAILED  ] 2 tests, listed below:", once for each program
count_gtest() {
  awk '/^\[  PASSED  \] [0-9]+ test/ { p += $4 } /^\[  FAILED  \] [0-9]+ tests?,/ { f += $4 } END { print p + 0, f + 0 }' "$1"
}
# "# pass 12" and "# fail 0" of TAP
count_tap() {
  awk '/^# pass / { p += $3 } /^# fail / { f += $3 } END { print p + 0, f + 0 }' "$1"
}
# One line a check: "pass NAME" or "fail NAME"
count_checks() {
  awk '/^pass / { p++ } /^fail / { f++ } END { print p + 0, f + 0 }' "$1"
}
