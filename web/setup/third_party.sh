# Builds SDL2 and Dear ImGui for wasm, once for each compiler, kind and set of flags, and caches them. Sourced.

# ensure_third_party KIND: sets THIRD_PARTY to the folder with lib/ and include/. KIND: release or dev.
ensure_third_party() {
  local kind=$1 key part
  key=$(echo "$kind $EMCC_VERSION" | key_of "$ROOT/web/third_party/CMakeLists.txt" "$ROOT/shell/third_party.cmake" \
    "$ROOT/shell/imgui_config.h")
  THIRD_PARTY=$CACHE/third-party/$kind-$key
  [ -e "$THIRD_PARTY/complete" ] && return 0
  ensure_sources
  say "Compiling SDL2 and Dear ImGui for the browser, once (about two minutes)"
  part=$(mktemp -d "$CACHE/build.XXXXXX")
  quietly third-party-configure emcmake cmake -S "$ROOT/web/third_party" -B "$part" -G Ninja \
    -DSEMAFOR_KIND="$kind" -DCMAKE_INSTALL_PREFIX="$THIRD_PARTY" "${SOURCE_FLAGS[@]}"
  quietly third-party-build cmake --build "$part" -j "$JOBS"
  rm -rf "$THIRD_PARTY"
  quietly third-party-install cmake --install "$part"
  touch "$THIRD_PARTY/complete"
  rm -rf "$part"
}
