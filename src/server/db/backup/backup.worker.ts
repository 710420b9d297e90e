import { parentPort, workerData } from 'node:worker_threads';
import { reasonOf } from '../startError';
import { BackupError } from './backupError';
import { type BackupRequest, makeBackup } from './makeBackup';

export type BackupOutcome = { bytes: number } | { failure: string };

const report = (outcome: BackupOutcome) => parentPort?.postMessage(outcome);
const silent = { info() {}, warn() {}, error() {} };

makeBackup(workerData as BackupRequest, silent).then(
  ({ bytes }) => report({ bytes }),
  (error) => report({ failure: error instanceof BackupError ? error.message : reasonOf(error) }),
);
