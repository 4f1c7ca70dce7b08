#!/bin/sh
# Names what is most often wrong in a first installation, before packages are there to check all settings.
set -eu
wrong() {
  echo "Umeed cannot start. $1" >&2
  exit 1
}
if [ -n "${PUBLIC_ORIGIN:-}" ]; then
  [ -n "${SESSION_SECRET:-}" ] || wrong "SESSION_SECRET: must be set together with PUBLIC_ORIGIN"
  case $PUBLIC_ORIGIN in http://?* | https://?*) ;; *) wrong "PUBLIC_ORIGIN: must start with https://" ;; esac
fi
if [ -n "${SESSION_SECRET:-}" ]; then
  [ -n "${PUBLIC_ORIGIN:-}" ] || wrong "PUBLIC_ORIGIN: must be set together with SESSION_SECRET"
  [ "${#SESSION_SECRET}" -ge 32 ] || wrong "SESSION_SECRET: must be at least 32 characters long"
fi
case ${PORT:-0} in *[!0-9]*) wrong "PORT: must be a number" ;; esac
case ${ROLE:-all} in all | api) ;; web) [ -n "${API_BASE_URL:-}" ] || wrong "API_BASE_URL: must be set when ROLE is web" ;;
*) wrong "ROLE: must be all, web or api" ;; esac
case ${DATABASE_URL:-postgres://} in postgres://* | postgresql://*) ;; *) wrong "DATABASE_URL: must start with postgres://" ;; esac
case ${REDIS_URL:-redis://} in redis://* | rediss://*) ;; *) wrong "REDIS_URL: must start with redis://" ;; esac
