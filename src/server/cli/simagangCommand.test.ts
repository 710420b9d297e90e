import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { few } from '@/shared/testing/testLevel';

/** docs/deploy/simagang.sh, which runs these programs on a machine where SiMagang is installed. */
const SCRIPT = readFileSync(join(process.cwd(), 'docs/deploy/simagang.sh'), 'utf8');
const PRINT = 'console.log(JSON.stringify({ args: process.argv.slice(1), env: process.env }))';

const newFolder = temporaryFolders();
let folder: string;
beforeAll(() => {
  folder = newFolder();
  for (const name of ['etc', 'opt', 'bin']) mkdirSync(join(folder, name));
  // Prints the command that would start with the rights of the service.
  const setpriv = `#!/bin/sh\nexec "${process.execPath}" -e '${PRINT}' -- "$@"\n`;
  writeFileSync(join(folder, 'bin/setpriv'), setpriv, { mode: 0o755 });
  const installed = SCRIPT.replace(/\/etc\/simagang\/(?=simagang\.env$)/m, `${folder}/etc/`);
  writeFileSync(
    join(folder, 'simagang'),
    installed.replace('cd /opt/simagang', `cd ${folder}/opt`),
  );
});

function simagang(args: string[], file = '', given: Record<string, string> = {}) {
  writeFileSync(join(folder, 'etc/simagang.env'), file);
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync('sh', [join(folder, 'simagang'), ...args], {
    env: { PATH, ...given },
    encoding: 'utf8',
  });
  return { status, stderr, ...(status === 0 && (JSON.parse(stdout) as Started)) };
}

interface Started {
  args: string[];
  env: Record<string, string>;
}

test('a program runs as the user of the service, with its settings', () => {
  const { args, env } = simagang(['backup', '/srv/a b.backup'], 'PUBLIC_URL=https://a.example\n');
  expect(args?.slice(0, 3)).toEqual(['--reuid=simagang', '--regid=simagang', '--init-groups']);
  expect(args?.slice(3)).toEqual(['/usr/bin/node', 'dist/server/backup.js', '/srv/a b.backup']);
  expect(env).toMatchObject({
    NODE_ENV: 'production',
    DATA_DIR: '/var/lib/simagang',
    PUBLIC_URL: 'https://a.example',
  });
});

const URL = 'postgres://simagang:x@localhost:5432/simagang';
const OTHER = 'postgres://simagang:x@localhost:5432/other';
test.each(
  few<[string, Record<string, string>, Record<string, string>]>(
    [
      ['nothing', {}, { DATABASE_URL: URL, DATA_DIR: '/data', BACKUP_PASSPHRASE: 'teh' }],
      ['another database', { DATABASE_URL: OTHER }, { DATABASE_URL: OTHER, DATA_DIR: '/data' }],
      ['no database', { DATABASE_URL: '' }, { DATABASE_URL: '', DATA_DIR: '/data' }],
      ['a folder', { DATA_DIR: '/new' }, { DATABASE_URL: '', DATA_DIR: '/new' }],
      [
        'both',
        { DATA_DIR: '/new', DATABASE_URL: OTHER },
        { DATABASE_URL: OTHER, DATA_DIR: '/new' },
      ],
      ['an empty folder', { DATA_DIR: '' }, { DATABASE_URL: URL, DATA_DIR: '/data' }],
      ['an older passphrase', { BACKUP_PASSPHRASE: 'kopi' }, { BACKUP_PASSPHRASE: 'kopi' }],
    ],
    2,
  ),
)('the caller gives %s', (_, given, expected) => {
  const file = `DATABASE_URL=${URL}\nDATA_DIR=/data\nBACKUP_PASSPHRASE=teh\n`;
  const { DATABASE_URL = '', ...env } = simagang(['restore', 'a.backup'], file, given).env ?? {};
  expect({ ...env, DATABASE_URL }).toMatchObject(expected);
});

// The values that systemd 252 reads from these lines.
test.each(
  few(
    [
      ['APP_NAME=Jurusan Teknik Elektro  ', 'Jurusan Teknik Elektro'],
      ['APP_NAME=rahasia$2026`id`$(id)', 'rahasia$2026`id`$(id)'],
      ['APP_NAME=postgres://h/x?a=1&b=2;c', 'postgres://h/x?a=1&b=2;c'],
      ['  APP_NAME =  x', 'x'],
      ['APP_NAME=x # no comment', 'x # no comment'],
      ['APP_NAME="a b"  ', 'a b'],
      ['APP_NAME=\'a  $b \\ "c" \'', 'a  $b \\ "c" '],
      ['APP_NAME="a \\"b\\" \\$c \\\\ \\d"', 'a "b" $c \\ \\d'],
      ['APP_NAME="Jum\'at"', "Jum'at"],
      ["APP_NAME=Jum'at 'pagi'", "Jum'at 'pagi'"],
      ['APP_NAME=\'a\' "b"c', 'abc'],
      ['APP_NAME=a\\ \\\n b\\ ', 'a  b '],
      ['APP_NAME="a\nb"', 'a\nb'],
      ['APP_NAME=', ''],
      ['APP_NAME=first\r\nAPP_NAME=second\r\n', 'second'],
      ['APP_NAME=x\n#APP_NAME=y\n;APP_NAME=z\n# on \\\nAPP_NAME=w', 'x'],
      ['no setting\nAPP_NAME=x', 'x'],
    ],
    3,
  ),
)('the file says %j', (file, expected) => {
  const { env, stderr } = simagang(['main'], file);
  expect(env?.APP_NAME).toBe(expected);
  expect(stderr).toBe('');
});

test('names lines that are no settings and leaves them out', () => {
  const { env, stderr } = simagang(['main'], 'export APP_NAME=x\nid;X=1\nAPP_PROGRAMME=y\n');
  expect(env).toMatchObject({ APP_PROGRAMME: 'y' });
  expect(env).not.toHaveProperty('APP_NAME');
  expect(stderr).toContain('simagang.env: "export APP_NAME" is not the name of a setting');
});

test.each([[[]], [['bakup', 'x']], [['--help']]])('%j prints what can be run', (args) => {
  const { status, stderr } = simagang(args);
  expect(status).toBe(2);
  for (const name of ['main', 'backup', 'restore', 'migrate', 'createAdmin', 'resetAdmin']) {
    expect(stderr).toMatch(new RegExp(`^simagang ${name} `, 'm'));
  }
});
