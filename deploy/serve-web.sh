#!/bin/sh
# Serves the web image. The code of an image is kept for a week after another took its place: pages stay open over a deploy,
# and ask for parts that they have not shown yet.
set -eu
site=${SITE_ROOT:-/srv} kept=${KEPT_ROOT:-/kept}

if [ -w "$kept" ] && mkdir -p "$kept/assets" && [ -w "$kept/assets" ]; then
  # What was served until now is out of date from now on.
  [ ! -f "$kept/served" ] || (cd "$kept/assets" && xargs touch -c -- < "$kept/served")
  find "$kept/assets" -type f -mtime +7 -delete
  cp -R "$site/assets/." "$kept/assets/"
  ls "$site/assets" > "$kept/served"
else
  echo "The code of older versions is not kept: $kept cannot be written." >&2
fi
exec caddy run --config /etc/caddy/Caddyfile --adapter caddyfile
