#!/bin/sh
# /usr/local/sbin/simagang: runs one of SiMagang's programs with the settings and the user of the service.
# DATABASE_URL, DATA_DIR and BACKUP_PASSPHRASE of the caller win over the file; DATABASE_URL= is the embedded database.
set -eu
case ${1:-} in
  main | backup | restore | migrate | createAdmin | resetAdmin | sendTestMail) ;;
  *)
    cat >&2 <<'USAGE'
simagang backup FILE     writes everything into a new file; --encrypt asks for a passphrase
simagang restore FILE    loads a backup into an empty database
simagang migrate         brings the database to the schema of this version
simagang createAdmin     makes the first super admin
simagang resetAdmin      gives a super admin a new password
simagang sendTestMail ADDRESS   tries the mail server of SMTP_URL
simagang main            runs the server in the foreground, on PORT

Settings are those of /etc/simagang/simagang.env. Before the command, others can be set:
  DATABASE_URL=postgres://… simagang restore FILE     another database server
  DATA_DIR=FOLDER simagang restore FILE               the embedded database in that folder
USAGE
    exit 2
    ;;
esac
program=$1
shift

[ -n "${DATA_DIR:-}" ] || unset DATA_DIR
# Who names a folder means the database in it, not the server of the file.
[ -z "${DATA_DIR+given}" ] || DATABASE_URL=${DATABASE_URL-}

# Reads the file as systemd does (EnvironmentFile= in systemd.exec(5), env-file.c), and runs nothing of it: prints
# NAME='value' for each setting that the caller has not given.
settings=$(
  LC_ALL=C awk -v given=" ${DATABASE_URL+DATABASE_URL} ${DATA_DIR+DATA_DIR} ${BACKUP_PASSPHRASE+BACKUP_PASSPHRASE} " '
    function add(text) { value = value text }
    function finish(   n, i, parts, quoted) {
      # Blanks at the end of a value without quotes.
      if (state == "plain") value = substr(value, 1, kept)
      sub(/[ \t]+$/, "", name)
      if (name !~ /^[A-Za-z_][A-Za-z0-9_]*$/) {
        print "simagang.env: \"" name "\" is not the name of a setting" > "/dev/stderr"
      } else if (!index(given, " " name " ")) {
        n = split(value, parts, "\047")
        quoted = n ? parts[1] : ""
        for (i = 2; i <= n; i++) quoted = quoted "\047\\\047\047" parts[i]
        print name "=\047" quoted "\047"
      }
      start()
    }
    function start() { state = "line"; name = value = ""; kept = 0 }
    function take(c,   ends, blank) {
      ends = c == "\n" || c == "\r"
      blank = ends || c == " " || c == "\t"
      if (state == "line") {
        if (c == "#" || c == ";") state = "comment"
        else if (!blank) { state = "name"; name = c }
      } else if (state == "name") {
        if (ends) start()
        else if (c == "=") state = "value"
        else name = name c
      } else if (state == "value" || state == "plain") {
        if (ends) finish()
        else if (c == "\\") { state = "escaped"; kept = length(value) }
        else if (state == "value" && c == "\047") state = "single"
        else if (state == "value" && c == "\"") state = "double"
        else if (state == "plain" || !blank) {
          state = "plain"
          add(c)
          if (!blank) kept = length(value)
        }
      } else if (state == "escaped") {
        state = "plain"
        if (!ends) { add(c); kept = length(value) }
      } else if (state == "single") {
        if (c == "\047") state = "value"
        else add(c)
      } else if (state == "double") {
        if (c == "\"") state = "value"
        else if (c == "\\") state = "doubleEscaped"
        else add(c)
      } else if (state == "doubleEscaped") {
        state = "double"
        if (index("\"\\`$", c)) add(c)
        else if (c != "\n") add("\\" c)
      } else if (state == "comment") {
        if (c == "\\") state = "commentEscaped"
        else if (ends) start()
      } else state = "comment"
    }
    BEGIN { start() }
    {
      line = $0 "\n"
      for (i = 1; i <= length(line); i++) take(substr(line, i, 1))
    }
    END { if (state !~ /^(line|name|comment)/) finish() }
  ' /etc/simagang/simagang.env
)

set -a
NODE_ENV=production
eval "$settings"
DATA_DIR=${DATA_DIR:-/var/lib/simagang}
cd /opt/simagang
# Not runuser: it would stand between a signal and the program.
exec setpriv --reuid=simagang --regid=simagang --init-groups /usr/bin/node "dist/server/$program.js" "$@"
