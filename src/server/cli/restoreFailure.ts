import { BackupError } from '../db/backup/backupError';
import { codeOf, reasonOf, StartError } from '../db/startError';
import { troubleOf } from '../db/unavailable';

interface Restored {
  /** names the database */
  place: string;
  /** Whether the rows of the backup stay in the database. */
  hasRows: boolean;
}

const NO_ROOM = /No space left on device|Disk quota|ENOSPC|EDQUOT/i;

/** Says what a failure of the database, its disk or its server leaves, and what to do; returns other errors as they are. */
export function restoreFailure(error: unknown, { place, hasRows }: Restored): unknown {
  const reason = reasonOf(error);
  const lacksRoom = NO_ROOM.test(reason) || codeOf(error) === '53100';
  if (!lacksRoom && !(error instanceof StartError) && troubleOf(error) === null) return error;
  const first = lacksRoom ? 'Make room' : 'Put that right';
  return new BackupError(
    hasRows
      ? `${place} has all rows of the backup, but was not brought up to date (${reason}). ${first}, then run npm run db:migrate.`
      : `the backup was not restored (${reason}). Nothing of it is in ${place}. ${first}, then restore it again.`,
  );
}
