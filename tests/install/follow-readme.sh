#!/bin/sh
# Follows 'Install' and 'Upgrade' of server/deploy/README.md to the letter, as root on a bare Debian in a chroot, and looks at
# what came of it. Needs root, debootstrap and the network; about ten minutes. Only systemd is played: systemctl below starts
# the unit's command with the unit's user and settings.
set -eu
project=$(cd "$(dirname "$0")/../.." && pwd)
suite=${SUITE:-trixie}
port=${PORT:-3987}
root=$(mktemp -d)
# The service's user reads from here.
chmod 755 "$root"
said() { printf '\n== %s\n' "$*"; }
failed() {
  echo "FAILED: $*" >&2
  exit 1
}
finish() {
  status=$?
  set +e
  [ -e "$root/run/umeed.pid" ] && kill "$(cat "$root/run/umeed.pid")" 2>/dev/null
  sleep 2
  umount "$root/proc" 2>/dev/null
  rm -rf --one-file-system "$root"
  exit "$status"
}
trap finish EXIT
trap 'exit 1' INT TERM

said "a bare Debian ($suite)"
debootstrap --variant=minbase --include=ca-certificates "$suite" "$root" >"$root.log" 2>&1 || failed "debootstrap: see $root.log"
mount -t proc proc "$root/proc"
cp /etc/resolv.conf "$root/etc/resolv.conf"
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  cp "$NODE_EXTRA_CA_CERTS" "$root/etc/ssl/certs/extra.crt"
  trust="NODE_EXTRA_CA_CERTS=/etc/ssl/certs/extra.crt NPM_CONFIG_CAFILE=/etc/ssl/certs/extra.crt"
fi
git clone --quiet --bare "$project" "$root/srv/umeed.git"
# It stands for a repository elsewhere; the checkout gets no such exception.
printf '[safe]\n\tdirectory = /srv/umeed.git\n' >"$root/etc/gitconfig"

cat >"$root/usr/local/bin/systemctl" <<'UNIT'
#!/bin/sh
# Plays systemd for one unit: its user, folder, settings and command.
set -eu
case "$*" in
*list-units*.socket) exit ;;
*list-units*) [ ! -e /run/umeed.pid ] || echo umeed@all.service; exit ;;
esac
unit=/etc/systemd/system/umeed@.service
of() { sed -n "s/^$1=//p" "$unit" | head -n 1; }
if [ -e /run/umeed.pid ]; then kill "$(cat /run/umeed.pid)"; while kill -0 "$(cat /run/umeed.pid)" 2>/dev/null; do sleep 0.2; done; fi
install -d -o "$(of User)" -g "$(of Group)" -m 0700 /var/lib/umeed
settings=$(sed -n 's/^\([A-Z][A-Z_]*=.*\)/\1/p' /etc/umeed/all.env)
cd "$(of WorkingDirectory)"
set -- $(of Environment | sed 's/%i/all/') HOME="$PWD" PATH="$PATH" ${TRUST:-}
IFS='
'
umask "$(of UMask)"
# A unit inherits no open file of who starts it, such as the lock of an upgrade.
exec 9>&-
setsid setpriv --reuid "$(of User)" --regid "$(of Group)" --clear-groups env -i "$@" $settings $(of ExecStart | tr ' ' '\n') >>/var/log/umeed.log 2>&1 &
echo $! >/run/umeed.pid
UNIT
chmod +x "$root/usr/local/bin/systemctl"

# The indented lines below a heading's first words, as somebody would paste them.
told() { awk -v from="$1" 'index($0, from) { on = 1; next } on && /^    / { print substr($0, 5); seen = 1; next } on && seen { exit }' "$project/server/deploy/README.md"; }
inside() { chroot "$root" /usr/bin/env -i HOME=/root TERM=dumb LANG=C.UTF-8 PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive TRUST="${trust:-}" ${trust:-} "$@"; }
ready() {
  for _ in $(seq 300); do
    [ "$(curl --silent --max-time 2 "http://127.0.0.1:$port/readyz" || true)" = ready ] && return
    sleep 1
  done
  tail -n 20 "$root/var/log/umeed.log" >&2
  failed "it is not ready after five minutes"
}

said "Install, as it is written"
told 'As root on Debian' | sed "s|<repository>|/srv/umeed.git|; s|    # then set PUBLIC_ORIGIN in it|; sed -i 's/^PORT=.*/PORT=$port/' /etc/umeed/all.env|" >"$root/root/install.sh"
grep -q 'umeed-admin doctor' "$root/root/install.sh" || failed "the README's commands were not found"
# There is no proxy here, which doctor names as the one thing to mend.
inside sh -eux /root/install.sh >"$root/doctor" || grep -q '^1 thing to mend' "$root/doctor" || failed "the installation"
cat "$root/doctor"
ready

said "the operator's commands, as root"
inside umeed-admin doctor >"$root/doctor" || grep -q '^1 thing to mend' "$root/doctor" || failed "doctor"
inside umeed-admin grant +923001234567 editor 2>&1 | grep -q "No member has this phone number" || failed "grant"
inside umeed-admin backup /var/lib/umeed/backup-of-today
strangers=$(find "$root/var/lib/umeed" ! -user "$(stat -c %u "$root/opt/umeed")" | head -n 3)
[ -z "$strangers" ] || failed "not of the service's user: $strangers"
[ "$(stat -c %a "$root/var/lib/umeed")" = 700 ] || failed "others may look into the data"

said "Upgrade, as it is written"
upgrade=$(sed -n 's/^\*\*Upgrade\*\*: take a backup, then `\(umeed-release\)`.*/\1/p' "$project/server/deploy/README.md")
[ -n "$upgrade" ] || failed "the README's upgrade was not found"
before=$(readlink "$root/opt/umeed/current")
repository=$root/srv/umeed.git
later=$(git -C "$repository" -c user.name=Umeed -c user.email=umeed@example.org commit-tree -p HEAD -m Later "HEAD^{tree}")
git -C "$repository" update-ref HEAD "$later"
inside sh -eux -c "$upgrade"
ready
[ "$(readlink "$root/opt/umeed/current")" != "$before" ] || failed "the release before runs still"
inside umeed-release --back
ready
[ "$(readlink "$root/opt/umeed/current")" = "$before" ] || failed "it did not go back"

said "a wrong setting, before anything is installed"
sed -i 's|^PUBLIC_ORIGIN=.*|PUBLIC_ORIGIN=umeed.example|' "$root/etc/umeed/all.env"
inside systemctl restart umeed@all
sleep 2
tail -n 1 "$root/var/log/umeed.log" | grep "PUBLIC_ORIGIN: must start with" || failed "it does not say what is wrong"
said "The README was followed to the letter, and Umeed ran."
