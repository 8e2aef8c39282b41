# Builds the web bundle, starting from a bare machine. Sourced after the other parts.

need_page_tools() {
  need_command cmake cmake
  need_command ninja ninja-build
  need_command emcc emscripten
  need_command node nodejs
  need_command npm npm
  need_command xz xz-utils
  # Without apt-get CMake fetches cereal itself.
  if command -v apt-get >/dev/null 2>&1; then need_file /usr/include/cereal/cereal.hpp libcereal-dev; fi
}

# ensure_page KIND [ADDRESS]: builds the bundle from the tree and sets SITE to its folder. KIND: release or dev. ADDRESS: its public URL.
ensure_page() {
  prepare_page "$1"
  build_page "$@"
}

# prepare_page KIND: installs tools and third-party parts; sets SITE and the variables that every wasm build needs.
prepare_page() {
  local kind=$1
  need_page_tools
  install_missing
  check_node
  use_emscripten
  link_node_modules web
  use_closure
  ensure_third_party "$kind"
  SITE=$BUILD/site
  [ "$kind" = release ] || SITE=$BUILD/site-dev
}

# build_page KIND [ADDRESS]: builds the bundle. Required: prepare_page was called.
build_page() {
  local kind=$1 address=${2:-}
  configure_wasm "$kind"
  quietly "wasm-$kind" cmake --build "$BUILD/wasm-$kind" --target table -j "$JOBS"
  bundle "$kind" "$address"
}

# Builds the game as a single page. Required: build_page was called.
bundle_single() {
  local wasm=$BUILD/wasm-release/web assets=$BUILD/wasm-release/assets
  node "$ROOT/web/pack/bundle.mjs" --wasm "$wasm" --assets "$assets" --third-party "$THIRD_PARTY" \
    --emscripten "$(em-config EMSCRIPTEN_ROOT)" --single "$BUILD/semafor.html" --store "$BUILD/packed"
}

# Configures if the flags or the compiler have changed; CMake itself notices changed build files.
configure_wasm() {
  local kind=$1 folder=$BUILD/wasm-$1 release=OFF
  [ "$kind" = release ] && release=ON
  local flags=(-DSEMAFOR_KIND="$kind" -DSEMAFOR_SHELL=ON -DSEMAFOR_LTO="$release" -DSEMAFOR_SMALL="$release" -DCMAKE_BUILD_TYPE=Release
    -DSEMAFOR_THIRD_PARTY="$THIRD_PARTY")
  [ "$(cat "$folder/flags" 2>/dev/null)" = "$EMCC_VERSION ${flags[*]}" ] && return 0
  rm -rf "$folder"
  quietly "wasm-$kind-configure" emcmake cmake -S "$ROOT" -B "$folder" -G Ninja "${flags[@]}"
  echo "$EMCC_VERSION ${flags[*]}" >"$folder/flags"
}

# Bundles only if an input of the bundle has changed.
bundle() {
  local kind=$1 address=$2 wasm=$BUILD/wasm-$1/web assets=$BUILD/wasm-$1/assets stamp=$SITE.key key dev=()
  [ "$kind" = dev ] && dev=(--dev)
  node "$ROOT/web/pack/wire.mjs"
  key=$(key_of "$wasm"/table.{js,wasm} "$assets"/{packs.json,board-*.bin,art.bin} "$assets"/texts/texts{.js,-*.txt} "$ROOT"/web/page/* "$ROOT"/web/pack/* "$ROOT"/assets/icons/* "$ROOT"/assets/fonts/* "$ROOT"/assets/texts/*.json "$ROOT/CMakeLists.txt" \
    "$ROOT/web/package-lock.json" <<<"$address")
  [ -d "$SITE" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$key" ] && return 0
  node "$ROOT/web/pack/bundle.mjs" --wasm "$wasm" --assets "$assets" --third-party "$THIRD_PARTY" \
    --emscripten "$(em-config EMSCRIPTEN_ROOT)" --out "$SITE" --store "$BUILD/packed" --address "$address" "${dev[@]}"
  echo "$key" >"$stamp"
}
