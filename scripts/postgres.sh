#!/bin/sh
# What is done to the folder of the embedded PostgreSQL ($1), one step at a time. Its server holds `server.lock` for life,
# as does every child it has, so who gets that lock knows that no server runs there, whatever postmaster.pid says.
set -eu
umask 077
cd "$1"
step=$2
shift 2

RUNS_ALREADY=75
NOT_OURS=3

# By the lock that it has open: a process id in a stale file may be anybody's.
is_server() { [ "/proc/$1/fd/8" -ef server.lock ]; }

# macOS has neither flock(1) nor /proc. The same lock by perl: it is the descriptor's, and stays when perl has ended.
if [ ! -e /proc/self ] || ! command -v flock >/dev/null; then
  flock() { # [--nonblock | --wait <seconds>] <descriptor>
    perl -MFcntl=:flock -e '
      open(my $file, ">>&=", pop) or die "lock: $!\n";
      my ($how, $seconds) = @ARGV;
      alarm($seconds) if $seconds;
      exit !flock($file, $how eq "--nonblock" ? LOCK_EX | LOCK_NB : LOCK_EX)
    ' -- "$@"
  }
  is_server() { lsof -a -p "$1" -d 8 server.lock >/dev/null 2>&1; }
fi

wait_for_turn() {
  exec 9>>turn.lock
  flock 9
}
is_running() { ! flock --nonblock 8 8>>server.lock; }
is_owner() { [ "$(cat owner)" = "$1" ]; }
server_id() { head -n 1 data/postmaster.pid; }

case $step in
  # The data appears whole or not at all.
  create) # <user id> <command that makes the data in new/data>
    wait_for_turn
    [ ! -e data ] || exit 0
    rm -rf new
    mkdir new
    cp password new/password
    chown -R "$1" new
    shift
    "$@"
    mv new/data data
    rm -rf new
    ;;

  # The owner is written in the same turn that takes the lock: a guard must never take our server for its own.
  launch) # <owner> <user id> <command of the server>
    wait_for_turn
    exec 8>>server.lock
    flock --nonblock 8 || exit $RUNS_ALREADY
    printf %s "$1" >owner
    rm -f data/postmaster.pid
    [ "$(find data -prune -user "$2")" ] || chown -R "$2" data
    shift 2
    exec 9>&-
    exec "$@"
    ;;

  serves)
    is_server "$(server_id)"
    ;;

  take) # <owner before> <owner>
    wait_for_turn
    is_owner "$1" || exit $NOT_OURS
    printf %s "$2" >owner
    ;;

  # A fast shutdown. Fails while the server is too young to have written its id.
  end) # <owner>
    wait_for_turn
    is_running && is_owner "$1" || exit $NOT_OURS
    server=$(server_id)
    is_server "$server"
    kill -INT "$server"
    printf ending >owner
    ;;

  # Waits until nobody holds our standard input any more: whoever needed the server is gone, killed with -9 even.
  guard) # <owner>
    while read -r _; do :; done
    while [ -e data ]; do
      outcome=0
      sh "$0" . end "$1" || outcome=$?
      [ $outcome != 0 ] && [ $outcome != $NOT_OURS ] || exit 0
      sleep 0.1
    done
    ;;

  await-end) # <seconds>
    flock --wait "$1" 8 8>>server.lock
    ;;
esac
