#!/bin/sh
# /usr/local/sbin/simagang: runs one of SiMagang's programs with the settings and the user of the service.
#   simagang backup FILE · simagang restore FILE · simagang migrate
#   simagang createAdmin · simagang resetAdmin
set -eu
program=$1
shift
set -a
NODE_ENV=production
DATA_DIR=${DATA_DIR:-/var/lib/simagang}
given=$DATA_DIR
# A value with spaces needs quotes in that file.
. /etc/simagang/simagang.env
# DATA_DIR of the command line wins, such as that of a new folder to restore into.
DATA_DIR=$given
cd /opt/simagang
exec runuser -u simagang -- /usr/bin/node "dist/server/$program.js" "$@"
