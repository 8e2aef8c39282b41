# Installs missing packages on Debian and its derivatives; elsewhere lists what to install by hand. Sourced.

MISSING=()     # Debian packages
BY_HAND=()     # the same for other systems, by common names

# need_command COMMAND PACKAGE and need_file FILE PACKAGE: remember the package if the command or file is missing.
need_command() { command -v "$1" >/dev/null 2>&1 || { MISSING+=("$2"); BY_HAND+=("$1"); }; }
need_file() { [ -e "$1" ] || { MISSING+=("$2"); BY_HAND+=("$2"); }; }

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

install_missing() {
  [ ${#MISSING[@]} -eq 0 ] && return 0
  if ! command -v apt-get >/dev/null 2>&1; then
    fail "this system has no apt-get, so please install these by hand and try again: ${BY_HAND[*]}"
  fi
  if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null 2>&1; then
    fail "not root and no sudo, so please have these packages installed and try again: ${MISSING[*]}"
  fi
  say "Installing: ${MISSING[*]}"
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 -o APT::Cmd::Disable-Script-Warning=1)
  quietly apt-update as_root "${apt[@]}" update
  quietly apt-install as_root "${apt[@]}" install -y --no-install-recommends "${MISSING[@]}"
  MISSING=()
  BY_HAND=()
}

# at_least NAME HAVE WANT: exits with a message if version HAVE of a tool is older than WANT.
at_least() {
  [ "$(printf '%s\n%s\n' "$3" "$2" | sort -V | head -n 1)" = "$3" ] ||
    fail "$1 $2 is too old: $3 or newer is needed"
}
