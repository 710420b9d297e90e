import { execFile } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort';

const isRoot = process.getuid?.() === 0;

/** The folder of PostgreSQL's programs; unset on machines whose server is somewhere else. */
export const postgresPrograms = process.env.TEST_POSTGRES_BIN;

/** A PostgreSQL server of a test's own, which it can stop. */
export interface PostgresServer {
  port: number;
  url: string;
  start(): Promise<void>;
  /** `immediate` leaves the state of a crash. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts a synchronous standby: from then on commits wait for it, too. */
  addStandby(): Promise<PostgresServer>;
  /** Promotes a standby. */
  promote(): Promise<void>;
  /** Gives the server write access to a folder. */
  own(folder: string): void;
  /** Stops the server and removes its folder. */
  remove(): Promise<void>;
}

export async function createPostgresServer(): Promise<PostgresServer> {
  const folder = newFolder();
  await asOwner('initdb', [
    '-D',
    join(folder, 'data'),
    '-A',
    'trust',
    '-E',
    'UTF8',
    '-U',
    'postgres',
  ]);
  return serverIn(folder);
}

async function serverIn(folder: string): Promise<PostgresServer> {
  const data = join(folder, 'data');
  const port = await freePort();
  const control = (...args: string[]) => asOwner('pg_ctl', ['-D', data, '-w', ...args]);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const start = async () => {
    await control('-l', join(folder, 'log'), '-o', settings, 'start');
  };
  const stop = async (mode: 'fast' | 'immediate') => {
    await control('-m', mode, 'stop');
  };
  await start();
  return {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async addStandby() {
      const standby = newFolder();
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
      await asOwner('pg_basebackup', [...from, '-D', join(standby, 'data'), '-R', '-c', 'fast']);
      const server = await serverIn(standby);
      appendFileSync(join(data, 'postgresql.auto.conf'), "synchronous_standby_names = '*'\n");
      await control('reload');
      return server;
    },
    async promote() {
      await control('promote');
    },
    own,
    async remove() {
      await stop('immediate').catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a program as a user other than root, which PostgreSQL requires. */
async function asOwner(program: string, args: string[]): Promise<void> {
  if (!postgresPrograms) throw new Error('TEST_POSTGRES_BIN is not set');
  const path = join(postgresPrograms, program);
  const [command, all] = isRoot
    ? ['runuser', ['-u', 'postgres', '--', path, ...args]]
    : [path, args];
  // pg_ctl leaves its output to the server, so it must not be waited for.
  await new Promise<void>((resolve, reject) => {
    const child = execFile(command, all, { cwd: tmpdir() });
    child.stdout?.resume();
    let message = '';
    child.stderr?.on('data', (text) => {
      message += text;
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      child.stdout?.destroy();
      child.stderr?.destroy();
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with ${code}: ${message}`));
    });
  });
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'simagang-postgres-'));
  if (postgresPrograms) own(folder);
  return folder;
}

function own(folder: string): void {
  if (!isRoot) return;
  const { uid, gid } = statSync('/var/lib/postgresql');
  chownSync(folder, uid, gid);
}
