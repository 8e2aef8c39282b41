# Finds the wasm compiler: the emcc on the PATH, installed from Debian if missing. Sourced.

EMSCRIPTEN_OLDEST=3.1.6

# Sets EMCC_VERSION and, for Debian's package, NODE_PATH. Fails if emcc is too old.
use_emscripten() {
  EMCC_VERSION=$(emcc --version 2>/dev/null | sed -n '1s/.* \([0-9][0-9.]*\).*/\1/p')
  [ -n "$EMCC_VERSION" ] || fail "emcc is on the PATH but doesn't run: try 'emcc --version'"
  at_least emcc "$EMCC_VERSION" "$EMSCRIPTEN_OLDEST"
  # Debian's emcc finds its Node modules only beside Debian's own Node.
  if [ -d /usr/share/nodejs/acorn ]; then
    export NODE_PATH=/usr/share/nodejs${NODE_PATH:+:$NODE_PATH}
  fi
}

# Emscripten 3.1.6 comes without a closure compiler; a newer one brings its own.
use_closure() {
  [ "$EMCC_VERSION" = "$EMSCRIPTEN_OLDEST" ] || return 0
  export EM_CLOSURE_COMPILER=$ROOT/web/node_modules/google-closure-compiler-linux/compiler
  [ -x "$EM_CLOSURE_COMPILER" ] || unset EM_CLOSURE_COMPILER
}
