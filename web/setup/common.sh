# Paths and helper functions shared by web/play, tests/run and tests/fresh. Sourced, never run.
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
BUILD=$ROOT/.build
CACHE=${SEMAFOR_CACHE:-${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/semafor}
JOBS=$(nproc 2>/dev/null || echo 2)
mkdir -p "$BUILD" "$CACHE"

say() { printf '%s\n' "$*"; }
fail() { printf 'semafor: %s\n' "$*" >&2; exit 1; }

# quietly NAME COMMAND…: runs with its output in a log; on failure prints the end of the log and exits.
quietly() {
  local log=$BUILD/log/$1.log
  mkdir -p "$BUILD/log"
  shift
  if ! "$@" >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    fail "failed: $* (the whole output: $log)"
  fi
}

# key_of FILE…: a short hash of standard input and the files' contents.
key_of() { { cat; cat "$@"; } | sha256sum | cut -c1-16; }
