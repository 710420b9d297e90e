import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { conflict, foundOr404, HttpError } from '@/server/http/errors';
import type { Services } from '@/server/services';
import { isLogOpen, type LogState, mayChangeLog } from '@/shared/activityLogs';
import { selectLogState } from './activityLogQueries';

const TOO_EARLY = 'Catatan baru dapat diisi mulai tanggal aktivitas.';
const ALREADY_VALIDATED = 'Catatan tidak dapat diubah karena aktivitas sudah divalidasi.';

interface Wanted {
  user: SessionUser;
  activityId: number;
  lock?: boolean;
}

/**
 * Throws unless the user may change the log and photos of the activity now. In a transaction, `lock` it, so
 * that two changes, or a change and a validation, follow one another (docs/decisions/0024).
 */
export async function assertLogMayChange(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  db: Database,
  { user, activityId, lock }: Wanted,
): Promise<LogState> {
  const state = foundOr404(await selectLogState(db, user, activityId, { lock }));
  if (!isLogOpen(state.date, clock(), config.campusTimeZone)) {
    throw new HttpError(422, TOO_EARLY, { errors: { date: [TOO_EARLY] } });
  }
  if (!mayChangeLog(state)) throw conflict(ALREADY_VALIDATED);
  return state;
}
