# Installs the Node packages of a lock file once in the cache and links them into the tree. Sourced.

NODE_OLDEST=18

# link_node_modules FOLDER: makes FOLDER/node_modules a link to the packages of FOLDER/package-lock.json.
link_node_modules() {
  local folder=$ROOT/$1 key store part
  key=$(echo "$(uname -m) $(node --version | cut -d. -f1)" | key_of "$folder/package-lock.json")
  store=$CACHE/node/${1//\//-}-$key
  if [ ! -d "$store/node_modules" ]; then
    say "Installing the Node packages of $1/"
    # Two checkouts may install at the same time: each uses its own folder, and the first to finish wins.
    mkdir -p "$CACHE/node"
    part=$(mktemp -d "$store.XXXXXX")
    cp "$folder/package.json" "$folder/package-lock.json" "$part/"
    quietly "npm-${1//\//-}" npm ci --prefix "$part" --no-audit --no-fund --ignore-scripts
    mv -T "$part" "$store" 2>/dev/null || rm -rf "$part"
  fi
  [ "$(readlink "$folder/node_modules" 2>/dev/null)" = "$store/node_modules" ] && return 0
  rm -rf "$folder/node_modules"
  ln -s "$store/node_modules" "$folder/node_modules"
}

check_node() {
  local version
  version=$(node --version)
  at_least node "${version#v}" "$NODE_OLDEST"
}
