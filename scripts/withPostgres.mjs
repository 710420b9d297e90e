/**
 * Runs a command with TEST_DATABASE_URL naming a PostgreSQL server. Unless it is set already, starts a server
 * in a temporary folder and removes it afterwards. TEST_POSTGRES_BIN then names the folder of its programs, for
 * tests that stop servers of their own, and TEST_NGINX the nginx for tests with several processes. On Debian as
 * root, installs missing packages.
 * `node scripts/withPostgres.mjs npx jest --selectProjects server`
 */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { RESULTS } from './results.mjs';

const isRoot = process.getuid?.() === 0;
const DEBIAN_VERSIONS = '/usr/lib/postgresql';

const run = (command, args, options = {}) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env },
  });

const findServer = () => {
  if (existsSync(DEBIAN_VERSIONS)) {
    const [newest] = readdirSync(DEBIAN_VERSIONS).sort((a, b) => Number(b) - Number(a));
    if (newest) return join(DEBIAN_VERSIONS, newest, 'bin');
  }
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folder = asked.stdout?.trim();
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined;
};

/** Debian installs nginx in a folder that only the PATH of root contains. */
const findNginx = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((place) => join(place, 'nginx'))
    .find((path) => existsSync(path));

const install = (...packages) => {
  if (packages.length === 0 || !isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(' and ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  run('apt-get', ['update', '-qq'], quiet);
  run('apt-get', ['install', '-y', '-qq', ...packages], quiet);
};

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Runs a command as the user of the package if this process is root, which PostgreSQL refuses. */
const asServerUser = (command, args) =>
  isRoot
    ? run('runuser', ['-u', 'postgres', '--', command, ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    : run(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

const [command, ...args] = process.argv.slice(2);

if (process.env.TEST_DATABASE_URL) {
  process.exit(run(command, args).status ?? 1);
}

install(...(findServer() ? [] : ['postgresql']), ...(findNginx() ? [] : ['nginx-light']));
const bin = findServer();
const nginx = findNginx();
if (!bin || !nginx) {
  console.error(
    'PostgreSQL and nginx are needed: install them, or set TEST_DATABASE_URL to a server.',
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'simagang-postgres-'));
const data = join(folder, 'data');
const port = await freePort();
if (isRoot) {
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  chownSync(folder, id('-u'), id('-g'));
}

// Jest does not create the folder of its result file.
mkdirSync(RESULTS, { recursive: true });

let status = 1;
try {
  const user = isRoot ? 'postgres' : userInfo().username;
  const made = asServerUser(join(bin, 'initdb'), [
    '-D',
    data,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
  ]);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=100 -c fsync=off`;
  const started =
    made.status === 0 &&
    asServerUser(join(bin, 'pg_ctl'), [
      '-D',
      data,
      '-l',
      join(folder, 'log'),
      '-o',
      settings,
      '-w',
      'start',
    ]);
  if (started && started.status === 0) {
    const url = `postgres://${user}@127.0.0.1:${port}/postgres`;
    const env = { TEST_DATABASE_URL: url, TEST_POSTGRES_BIN: bin, TEST_NGINX: nginx };
    status = run(command, args, { env }).status ?? 1;
  } else {
    console.error('PostgreSQL did not start.');
  }
} finally {
  asServerUser(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);
