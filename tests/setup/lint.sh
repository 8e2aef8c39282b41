# Lint checks: one line each, "pass NAME" or "fail NAME", after the findings. Sourced.

check() {
  local name=$1
  shift
  if "$@"; then echo "pass $name"; else echo "fail $name"; LINT_FAILED=1; fi
}

run_lint() {
  LINT_FAILED=0
  node "$ROOT/web/pack/wire.mjs"
  check format clang_format
  check arrows node "$ROOT/tests/lint/arrows.mjs" "$ROOT"
  check public-functions node "$ROOT/tests/lint/public_functions.mjs" "$ROOT"
  check catch-alls node "$ROOT/tests/lint/catch_alls.mjs" "$ROOT"
  check unused-texts node "$ROOT/tests/lint/unused_texts.mjs" "$ROOT"
  check tree node "$ROOT/tests/lint/tree.mjs" "$ROOT"
  check plain-words node "$ROOT/tests/lint/plain_words.mjs" "$ROOT"
  check eslint eslint
  check types-page tsc tests/lint/tsconfig.page.json
  check types-node tsc tests/lint/tsconfig.node.json
  check tidy node "$ROOT/tests/lint/tidy.mjs" "$CACHE/tidy" "$BUILD"/{test,wasm-release}/compile_commands.json
  return "$LINT_FAILED"
}

clang_format() { git -C "$ROOT" ls-files -z '*.cpp' '*.h' | (cd "$ROOT" && xargs -0 clang-format --dry-run --Werror); }
eslint() { (cd "$ROOT" && node tests/node_modules/eslint/bin/eslint.js -c tests/lint/eslint.config.mjs --max-warnings 0 web assets tests); }
tsc() { (cd "$ROOT" && node tests/node_modules/typescript/bin/tsc -p "$1"); }

# The slow checks of clang-tidy, on all sources; for tests/soak.
run_analyzer() {
  node "$ROOT/tests/lint/tidy.mjs" "$CACHE/tidy" "$BUILD"/{test,wasm-release}/compile_commands.json '-*,clang-analyzer-*'
}
