#!/usr/bin/env bash
# Prints where a Chromium is; installs the distribution's own if there is none and we may.
set -euo pipefail
find_one() {
  for name in chromium chromium-browser google-chrome-stable google-chrome; do
    command -v "$name" && return 0
  done
  return 1
}
find_one && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "No Chromium here: installing the distribution's (about a minute) …" >&2
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update -q && apt-get install -q -y --no-install-recommends chromium fonts-noto-cjk; } >&2
  find_one && exit 0
fi
echo "The browser tests need Chromium; install it (on Debian: apt install chromium fonts-noto-cjk)." >&2
exit 2
