# Gets the sources of SDL2 and Dear ImGui. shell/third_party.cmake declares them for FetchContent, by repository and
# commit. If the machine has Debian's package sources, the same versions come from there, signed and with pinned
# checksums, so that a machine that reaches only a package mirror can build, too. Sourced.

# name | Debian source version | suite | tarball | its SHA-256
DEBIAN_SOURCES='
libsdl2|2.26.5+dfsg-1|bookworm|libsdl2_2.26.5+dfsg.orig.tar.gz|b3f2c822151804125d08db94c65852f711c2e5df2145a59da120748dc32eb9c3
imgui|1.90.1+ds-1|trixie|imgui_1.90.1+ds.orig.tar.xz|ecce377df0f90b292f15dcbd83d438bddc162b2388c881132bde18c787572a1c
'
DEBIAN_KEYRING=/usr/share/keyrings/debian-archive-keyring.gpg

# Prints the address of the Debian archive that this machine uses; empty if it uses another system's.
debian_archive() {
  apt-get indextargets 'Created-By: Packages' --format '$(ORIGIN)|$(LABEL)|$(COMPONENT)|$(REPO_URI)' 2>/dev/null |
    awk -F'|' '$1 == "Debian" && $2 == "Debian" && $3 == "main" { print $4; exit }'
}

# private_apt ROOT ARGUMENT…: runs apt-get on its own lists in ROOT; the machine's settings stay untouched.
private_apt() {
  local root=$1
  shift
  apt-get -qq -o "Dir::Etc::sourcelist=$root/sources.list" -o Dir::Etc::sourceparts=/dev/null \
    -o "Dir::State::lists=$root/lists" -o APT::Sandbox::User=root "$@"
}

fetch_debian_sources() {
  local archive root name version suite tarball sum
  archive=$(debian_archive)
  [ -n "$archive" ] && [ -e "$DEBIAN_KEYRING" ] || return 1
  root=$(mktemp -d "$CACHE/apt.XXXXXX")
  mkdir -p "$root/lists/partial"
  for suite in bookworm trixie; do
    echo "deb-src [signed-by=$DEBIAN_KEYRING] $archive $suite main"
  done >"$root/sources.list"
  private_apt "$root" update || return 1
  while IFS='|' read -r name version suite tarball sum; do
    [ -n "$name" ] && [ ! -d "$CACHE/sources/$name-$version" ] || continue
    (cd "$root" && private_apt "$root" source --download-only "$name=$version") || return 1
    echo "$sum  $root/$tarball" | sha256sum --quiet -c - || return 1
    unpack "$root/$tarball" "$CACHE/sources/$name-$version"
  done <<<"$DEBIAN_SOURCES"
  rm -rf "$root"
}

# unpack TARBALL FOLDER: unpacks completely or not at all.
unpack() {
  mkdir -p "$2.part"
  tar -xf "$1" -C "$2.part" --strip-components=1
  mv -T "$2.part" "$2"
}

have_sources() { [ -d "$CACHE/sources/libsdl2-2.26.5+dfsg-1" ] && [ -d "$CACHE/sources/imgui-1.90.1+ds-1" ]; }

# Sets SOURCE_FLAGS for CMake; if empty, FetchContent downloads the sources.
ensure_sources() {
  SOURCE_FLAGS=()
  if ! have_sources; then
    say "Fetching the sources of SDL2 and Dear ImGui"
    mkdir -p "$CACHE/sources"
    quietly_or_not sources fetch_debian_sources
  fi
  if have_sources; then
    SOURCE_FLAGS=(
      "-DFETCHCONTENT_SOURCE_DIR_SDL2=$CACHE/sources/libsdl2-2.26.5+dfsg-1"
      "-DFETCHCONTENT_SOURCE_DIR_IMGUI=$CACHE/sources/imgui-1.90.1+ds-1")
  elif ! command -v git >/dev/null 2>&1; then
    fail "no Debian package sources here, so git is needed to fetch SDL2 and Dear ImGui: please install git"
  fi
}

# Like quietly, but a failure is only reported: FetchContent is the fallback.
quietly_or_not() {
  local log=$BUILD/log/$1.log
  mkdir -p "$BUILD/log"
  shift
  "$@" >"$log" 2>&1 || say "Debian's sources are not to be had here; CMake will fetch from the upstream repositories"
}
