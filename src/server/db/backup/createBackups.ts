import type { Config } from '@/server/config';
import type { Database } from '../database';
import type { DatabaseLog } from '../log';
import { reasonOf } from '../startError';
import {
  claimNow,
  claimSlot,
  recordFailure,
  recordSuccess,
  selectFailure,
  selectLastBackup,
  selectRunning,
} from './backupQueries';
import { type RunningBackup, startBackup } from './backupThread';
import { backupName, placeFor, prune } from './keptBackups';
import type { BackupRequest } from './makeBackup';
import { slotsAround } from './slots';

export interface Backups {
  /** Makes the scheduled backup if it is due and no other process makes it; resolves when it is complete. */
  makeDue(): Promise<void>;
  /** Starts a backup without waiting for it. */
  makeNow(): Promise<'started' | 'running' | 'off'>;
  state(): Promise<BackupState>;
  close(): Promise<void>;
}

type BackupState = Awaited<ReturnType<typeof readState>>;

export interface BackupOptions {
  db: Database;
  config: Config;
  clock: () => Date;
  log: DatabaseLog;
  start?: (request: BackupRequest) => RunningBackup;
}

/** The backups of a running server, in the folder BACKUP_DIR. */
export function createBackups({
  db,
  config,
  clock,
  log,
  start = startBackup,
}: BackupOptions): Backups {
  let running: RunningBackup | null = null;
  let isClosed = false;
  const schedule = { time: config.backupTime, timeZone: config.campusTimeZone };

  const make = async (id: number, folder: string) => {
    // The next start makes it.
    if (isClosed) return;
    const name = backupName(clock());
    try {
      const { databaseUrl, dataDir, backupPassphrase: passphrase } = config;
      const file = placeFor(folder, name);
      running = start({ databaseUrl, dataDir, file, passphrase });
      const bytes = await running.done;
      await recordSuccess(db, id, { finished_at: clock(), file: name, bytes });
      log.info({ file: name, bytes }, 'backup made and read back');
      prune(folder, config.backupKeep);
    } catch (error) {
      if (isClosed) return;
      log.error({ reason: reasonOf(error) }, 'the backup failed');
      await recordFailure(db, id, { finished_at: clock(), failure: reasonOf(error) });
    } finally {
      running = null;
    }
  };

  return {
    async makeDue() {
      const now = clock();
      if (config.backupDir === null || running) return;
      const id = await claimSlot(db, slotsAround(now, schedule).last, now);
      if (id !== null) await make(id, config.backupDir);
    },

    async makeNow() {
      if (config.backupDir === null) return 'off';
      const id = running ? null : await claimNow(db, clock());
      if (id === null) return 'running';
      void make(id, config.backupDir).catch((error) =>
        log.error({ reason: reasonOf(error) }, 'the backup was not recorded'),
      );
      return 'started';
    },

    state: () => readState(db, config, clock(), running !== null),

    async close() {
      isClosed = true;
      await running?.stop();
    },
  };
}

async function readState(db: Database, config: Config, now: Date, isRunning: boolean) {
  const schedule = { time: config.backupTime, timeZone: config.campusTimeZone };
  const is_on = config.backupDir !== null;
  const last = await selectLastBackup(db);
  const failed = await selectFailure(db);
  return {
    is_on,
    is_encrypted: config.backupPassphrase !== null,
    keep: config.backupKeep,
    next_at: is_on ? slotsAround(now, schedule).next : null,
    is_running: isRunning || (await selectRunning(db, now)),
    last: last
      ? {
          finished_at: last.finished_at as Date,
          file: last.file as string,
          bytes: last.bytes as number,
          is_verified: last.is_verified,
        }
      : null,
    failure: failed ? { at: failed.finished_at as Date, reason: failed.failure as string } : null,
  };
}
