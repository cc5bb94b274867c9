#!/bin/sh
# Serves the web image. The code of an image is retained for a week after its replacement: pages that are open during a deploy
# still request chunks of it.
set -eu
site=${SITE_ROOT:-/srv} kept=${KEPT_ROOT:-/kept}

if [ -w "$kept" ] && mkdir -p "$kept/assets" && [ -w "$kept/assets" ]; then
  # The code served until now begins its week of retention.
  [ ! -f "$kept/served" ] || (cd "$kept/assets" && xargs touch -c -- < "$kept/served")
  find "$kept/assets" -type f -mtime +7 -delete
  cp -R "$site/assets/." "$kept/assets/"
  ls "$site/assets" > "$kept/served"
else
  echo "The code of older versions is not kept: $kept cannot be written." >&2
fi
exec caddy run --config /etc/caddy/Caddyfile --adapter caddyfile
