import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { conflict, foundOr404, HttpError, staleVersion } from '@/server/http/errors';
import { lockInternshipsOf } from '@/server/placements/lockInternships';
import type { Services } from '@/server/services';
import type { Zone } from '@/shared/attendance/zones';
import { isLogOpen, type LogState, mayChangeLog } from '@/shared/resources/activities/activityLogs';
import { selectActivityLog, selectLogState } from './activityLogQueries';

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
): Promise<LogState & { date: string; time_zone: Zone }> {
  if (lock) await lockInternshipsOf(db, user, 'activities', [activityId]);
  const state = foundOr404(await selectLogState(db, user, activityId, { lock }));
  if (!isLogOpen(state, clock(), config.campusTimeZone)) {
    throw new HttpError(422, TOO_EARLY, { errors: { date: [TOO_EARLY] } });
  }
  if (!mayChangeLog(state)) throw conflict(ALREADY_VALIDATED);
  return state;
}

/**
 * Throws 409 if another text has been stored since the log had the version that was read; 0: there was none.
 * Call it with the activity locked. The same text again is the repetition of a request whose answer was lost.
 */
export async function refuseStaleLog(
  db: Database,
  activityId: number,
  { text, version }: { text: string; version?: number | null },
): Promise<void> {
  if (version == null) return;
  const stored = await selectActivityLog(db, activityId);
  if (stored?.text !== text && (stored?.version ?? 0) !== version) throw staleVersion();
}
