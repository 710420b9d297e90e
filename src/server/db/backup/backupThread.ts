import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { workerFile } from '@/server/workers';
import type { BackupOutcome } from './backup.worker';
import { BackupError } from './backupError';
import type { BackupRequest } from './makeBackup';

export interface RunningBackup {
  /** The size of the file. */
  done: Promise<number>;
  stop(): Promise<unknown>;
}

/** Makes a backup beside the requests, which a thread of its own keeps going. */
export function startBackup(request: BackupRequest): RunningBackup {
  const { filename, execArgv } = workerFile('db/backup/backup.worker.ts');
  const worker = new Worker(filename, { workerData: request, ...(execArgv && { execArgv }) });
  return { done: outcomeOf(worker), stop: () => worker.terminate() };
}

async function outcomeOf(worker: Worker): Promise<number> {
  const ended = once(worker, 'exit').then(() => [{ failure: 'its thread ended' }]);
  const [outcome] = (await Promise.race([once(worker, 'message'), ended])) as [BackupOutcome];
  await worker.terminate();
  if ('failure' in outcome) throw new BackupError(outcome.failure);
  return outcome.bytes;
}
