import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { conflict, fieldErrors } from '@/server/http/errors';
import { belongsToVisible } from '@/server/placements/internshipAccess';
import { dayOf } from '@/server/verdicts/attendanceDays';
import { clockDoubtOf, type DeviceClock, deviceInstant } from '@/shared/attendance/deviceClock';
import { addDays } from '@/shared/calendarDays';
import { QUEUED_DAYS_MAX } from '@/shared/resources/attendance-requests/constants';
import type { RequestMoment } from './decideRequests';

export const OTHER_REQUEST = 'ID pengajuan ini sudah dipakai.';
const NOT_YET =
  'Menurut jam ponsel, pengajuan ini dibuat pada waktu yang belum tiba. Periksa tanggal dan jam ponsel.';
const TOO_OLD = `Menurut jam ponsel, pengajuan ini dibuat lebih dari ${QUEUED_DAYS_MAX} hari yang lalu. Periksa tanggal dan jam ponsel.`;

/** The request that a device has sent with this ID before. Throws 409 if it is somebody else's. */
export async function knownRequest(
  db: Database,
  user: SessionUser,
  deviceEventId: string | null | undefined,
): Promise<number | undefined> {
  if (!deviceEventId) return undefined;
  const known = await db
    .selectFrom('attendance_requests')
    .select((eb) => ['id', eb(belongsToVisible('internship_id', user), '=', true).as('is_own')])
    .where('device_event_id', '=', deviceEventId)
    .executeTakeFirst();
  if (known && !known.is_own) throw conflict(OTHER_REQUEST);
  return known?.id;
}

/** When a queued request was made, and what is stored of it; null for any other. Throws 422 for one that cannot have been. */
export function queuedRequest(input: DeviceClock & { queued?: boolean }, moment: RequestMoment) {
  if (!input.queued) return null;
  const { now, campusTimeZone, today } = moment;
  const made_at = deviceInstant(input, now);
  if (!made_at) throw fieldErrors({ device_time: [NOT_YET] });
  const madeOn = dayOf({ now: made_at, campusTimeZone });
  if (madeOn < addDays(today, -QUEUED_DAYS_MAX)) throw fieldErrors({ device_time: [TOO_OLD] });
  return {
    moment: { now: made_at, campusTimeZone, today: madeOn },
    columns: {
      made_at,
      device_time: input.device_time ?? null,
      clock_doubt: clockDoubtOf(input),
    },
  };
}
