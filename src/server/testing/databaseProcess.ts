import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { bundleOf, NODE_FLAGS } from './bundles';

export interface Question {
  id: number;
  /** null: close the database and exit. */
  statement: string | null;
}

export type Answer =
  | { id: number; rows: unknown[] }
  | { id: number; error: { code: string | undefined; message: string } };

export type Startup = { isOpen: true } | { isOpen: false; refusal: string };

/** A separate process that has an embedded database open and can be killed. */
export interface DatabaseProcess {
  pid: number;
  query<Row>(statement: string): Promise<Row[]>;
  close(): Promise<void>;
  kill(): Promise<void>;
}

interface Options {
  env?: NodeJS.ProcessEnv;
  /** Runs in its own PID namespace, like a container. */
  inNewPidNamespace?: boolean;
}

const UNSHARE = ['--pid', '--fork', '--mount-proc', '--kill-child'];

/** Needs Linux and the right to create namespaces. */
export function canCreatePidNamespaces(): boolean {
  return spawnSync('unshare', [...UNSHARE, 'true']).status === 0;
}

/** @throws when the process cannot open the database. */
export async function startDatabaseProcess(
  dataDir: string,
  { env, inNewPidNamespace = false }: Options = {},
): Promise<DatabaseProcess> {
  const child = fork(bundleOf('databaseProcess.child'), [dataDir], {
    ...(inNewPidNamespace
      ? { execPath: 'unshare', execArgv: [...UNSHARE, process.execPath, ...NODE_FLAGS] }
      : { execArgv: NODE_FLAGS }),
    env: { ...process.env, ...env },
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  child.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const exited = once(child, 'exit');
  const [startup] = (await once(child, 'message')) as [Startup];
  if (!startup.isOpen) {
    await exited;
    throw new Error(startup.refusal);
  }

  let lastId = 0;
  return {
    pid: child.pid ?? 0,
    async query<Row>(statement: string) {
      const answer = await new Promise<Answer>((resolve) => {
        const id = ++lastId;
        waiting.set(id, resolve);
        child.send({ id, statement } satisfies Question);
      });
      if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
      return answer.rows as Row[];
    },
    async close() {
      child.send({ id: 0, statement: null } satisfies Question);
      await exited;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      // unshare ends with its only child; killing unshare first would not wait for that child.
      if (inNewPidNamespace) process.kill(onlyChildOf(child.pid ?? 0), 'SIGKILL');
      else child.kill('SIGKILL');
      await exited;
    },
  };
}

function onlyChildOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));
}
