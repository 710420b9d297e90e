import { randomUUID } from 'node:crypto';
import type { InferType } from 'yup';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { conflict, fieldErrors, foundOr404 } from '@/server/http/errors';
import { NOT_PLACED } from '@/server/placements/placedDays';
import { notifyEntered } from '@/server/resources/notifications/kinds/enteredPresses';
import type { pressRules } from '@/shared/resources/activities/pressRules';
import { insertEvent, lockForAttendance } from './attendanceQueries';
import { claimedPress } from './claimedPress';
import { isInLog, isRecorded, recountPresses } from './countedPresses';
import { recordPressEvent } from './recordPressEvent';

const RECORDED = 'Absen pada waktu ini sudah tercatat';
const OLDER = 'Absen aktivitas ini dicatat sebelum ada riwayat absen, sehingga tidak dapat diubah.';

/** Stores a press that a reviewer enters for the student, and what it means for the activity (docs/decisions/0067). */
export async function enterPress(
  trx: Database,
  user: SessionUser,
  activityId: number,
  { kind, claimed_time, reason_note }: InferType<typeof pressRules>,
  now: Date,
): Promise<void> {
  const activity = foundOr404(await lockForAttendance(trx, user, activityId));
  if (!activity.is_placed) throw conflict(NOT_PLACED);
  const claimed_at = claimedPress(activity, { kind, claimed_time }, now);
  if (!(await isInLog(trx, activityId, kind, activity))) throw conflict(OLDER);
  if (await isRecorded(trx, activityId, kind, claimed_at)) {
    throw fieldErrors({ claimed_time: [RECORDED] });
  }
  const event = await insertEvent(trx, {
    activity_id: activityId,
    device_event_id: randomUUID(),
    kind,
    received_at: now,
    claimed_at,
    reason_note,
    actor_user_id: user.id,
    actor_name: user.name,
    actor_role: user.role,
  });
  const isCounted = await recountPresses(trx, activityId, kind, activity);
  if (!isCounted) await recordPressEvent(trx, activityId, 'attend', now);
  if (event) await notifyEntered(trx, event.id, now);
}
