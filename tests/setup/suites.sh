# Test suites of tests/run: each runs a command, writes its output to a log and adds to the counts. Sourced.

PASSED=0
FAILED=0
SUMMARY=()

# record NAME PASSED FAILED SECONDS: adds a suite's result to the summary.
record() {
  PASSED=$((PASSED + $2))
  FAILED=$((FAILED + $3))
  SUMMARY+=("$(printf '%-22s %6d passed %4d failed %5d s' "$1" "$2" "$3" "$4")")
  say "${SUMMARY[-1]}"
}

# took NAME COMMAND…: runs a step that isn't a test and adds its time to the summary.
took() {
  local name=$1 began=$SECONDS
  shift
  "$@"
  SUMMARY+=("$(printf '%-22s %31s %5d s' "$name" '' "$((SECONDS - began))")")
}

# beside NAME COMMAND…: the same in the background, until `meet`.
beside() {
  BESIDE=$1
  shift
  mkdir -p "$BUILD/log"
  { local began=$SECONDS; "$@"; echo "$((SECONDS - began))" >"$BUILD/log/seconds-$BESIDE"; } &
  BESIDE_PROCESS=$!
  trap 'end_tree "$BESIDE_PROCESS" 2>/dev/null' EXIT
}
meet() {
  local status=0
  wait "$BESIDE_PROCESS" || status=$?
  trap - EXIT
  [ "$status" = 0 ] || exit "$status"
  SUMMARY+=("$(printf '%-22s %31s %5d s  (beside others)' "$BESIDE" '' "$(cat "$BUILD/log/seconds-$BESIDE")")")
}

# suite NAME COUNTER COMMAND…: COUNTER reads the log and prints how many passed and failed.
# A command that fails without a failed test (a crash, nothing run) counts as one failure.
suite() {
  local name=$1 counter=$2 log=$BUILD/log/tests-$1.log began=$SECONDS status=0 passed failed
  shift 2
  mkdir -p "$BUILD/log"
  : >"$log"
  "$@" >"$log" 2>&1 &
  wait_or_end $! "$log" || status=$?
  read -r passed failed < <("$counter" "$log")
  if [ "$status" != 0 ] && [ "$failed" = 0 ]; then failed=1; fi
  if [ "$((passed + failed))" = 0 ]; then failed=1; fi
  [ "$failed" = 0 ] || { say "--- $name"; failures "$log" | head -n 200; say "--- the whole output: $log"; }
  record "$name" "$passed" "$failed" "$((SECONDS - began))"
}

# failures LOG: prints the failed tests of a TAP log; for other logs the end, without passed tests.
failures() {
  awk '/^ *(not )?ok [0-9]/ { failed = /^ *not ok/ } /^# Subtest/ { failed = 0 } failed { print; seen = 1 } END { exit !seen }' "$1" ||
    grep -vE '^ *ok|Passed  |^checked ' "$1" | tail -n 60
}

# Seconds without progress after which a suite counts as hung, and most seconds that a suite may take.
SUITE_STILL=600
SUITE_LONGEST=3600
# Lines of a log that show progress: a finished test (TAP, ctest, GoogleTest), a file compiled by ninja, a finished check.
PROGRESS='^ *(not )?ok [0-9]|^ *[0-9]+/[0-9]+ Test|^\[ *(OK|FAILED) *\]|^\[[0-9]+/[0-9]+\]|^(pass|fail|checked) '

# Tests replace both, so that they needn't wait.
look_at_clock() { NOW=$SECONDS; }
a_moment() { sleep 0.2; }

# wait_or_end PROCESS LOG: waits for a suite; ends one that hangs or takes too long, with the reason in its log, and fails.
wait_or_end() {
  local began moved progress seen=-1 why
  look_at_clock
  began=$NOW moved=$NOW
  while kill -0 "$1" 2>/dev/null; do
    look_at_clock
    progress=$(grep -cE "$PROGRESS" "$2" || true)
    [ "$progress" = "$seen" ] || { seen=$progress moved=$NOW; }
    why=''
    [ $((NOW - moved)) -lt "$SUITE_STILL" ] || why="nothing finished for $((NOW - moved)) s"
    [ $((NOW - began)) -lt "$SUITE_LONGEST" ] || why="not finished after $((NOW - began)) s"
    if [ -n "$why" ]; then
      echo "tests/run: ended, $why" >>"$2"
      end_tree "$1"
      break
    fi
    a_moment
  done
  wait "$1"
}

# end_tree PROCESS: ends a process and all its descendants.
end_tree() {
  local child children
  children=$(pgrep -P "$1" || true)
  for child in $children; do end_tree "$child"; done
  kill "$1" 2>/dev/null || true
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
# One line per check: "pass NAME" or "fail NAME"
count_checks() {
  awk '/^pass / { p++ } /^fail / { f++ } END { print p + 0, f + 0 }' "$1"
}
