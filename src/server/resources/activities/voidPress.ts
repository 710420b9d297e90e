import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { conflict, foundOr404 } from '@/server/http/errors';
import { notifyEntered } from '@/server/resources/notifications/kinds/enteredPresses';
import { lockForAttendance } from './attendanceQueries';
import { isInLog, recountPresses } from './countedPresses';
import { recordPressEvent } from './recordPressEvent';

const ALREADY_VOID = 'Absen ini sudah dibatalkan.';

/** Makes a press void, and lets the activity repeat the presses that remain (docs/decisions/0067). */
export async function voidPress(
  trx: Database,
  user: SessionUser,
  { activityId, pressId }: { activityId: number; pressId: number },
  reason: string,
  now: Date,
): Promise<void> {
  const activity = foundOr404(await lockForAttendance(trx, user, activityId));
  const press = foundOr404(await selectPress(trx, activityId, pressId));
  if (press.voided_at) throw conflict(ALREADY_VOID);
  const isFollowed = await isInLog(trx, activityId, press.kind, activity);
  await trx
    .updateTable('attendance_events')
    .set({
      voided_at: now,
      voided_by_user_id: user.id,
      voided_by_name: user.name,
      voided_by_role: user.role,
      void_reason: reason,
    })
    .where('id', '=', pressId)
    .execute();
  const isCounted = isFollowed && (await recountPresses(trx, activityId, press.kind, activity));
  if (!isCounted) await recordPressEvent(trx, activityId, 'void_press', now);
  await notifyEntered(trx, pressId, now);
}

const selectPress = (db: Database, activityId: number, id: number) =>
  db
    .selectFrom('attendance_events')
    .select(['kind', 'voided_at'])
    .where('id', '=', id)
    .where('activity_id', '=', activityId)
    .executeTakeFirst();
