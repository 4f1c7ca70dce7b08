#!/bin/sh
# Installs, compiles sentences and builds what is missing or stale. With the word 'install' it stops before building.
set -eu
cd "$(dirname "$0")/.."
export PATH="$PWD/node_modules/.bin:$PATH"

# Two units, or a command beside the first start, would install into one folder. No file is made that root could own.
exec 9<package-lock.json
flock -n 9 || {
  echo "Umeed is being installed or built already. Waiting for that…" >&2
  flock 9
}

if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  echo "Installing packages…"
  npm ci --include=dev --include=optional --no-audit --no-fund --loglevel=error
  touch node_modules/.package-lock.json
fi
for sentences in server/contract/sentences/*.json; do
  [ "$sentences" -nt server/contract/sentences/compiled/runtime.js ] || continue
  npm run --silent messages
  touch server/contract/sentences/compiled/runtime.js
done
[ "${1:-}" = install ] && exit 0

stale=$(find app server/contract public vite.config.ts react-router.config.ts package-lock.json server/http/precompress.ts \
  -newer build/finished -not -path '*/compiled*' -not -path '*.inlang/*' -print 2>/dev/null | head -n 1)
if [ ! -e build/finished ] || [ -n "$stale" ]; then
  echo "Building the pages…"
  NODE_ENV=production npm run --silent build
  touch build/finished
fi
