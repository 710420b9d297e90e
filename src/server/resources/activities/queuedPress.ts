import { fieldErrors } from '@/server/http/errors';
import { clockDoubtOf, type DeviceClock, deviceInstant } from '@/shared/attendance/deviceClock';
import { dateIn, type Zone } from '@/shared/attendance/zones';
import { addDays } from '@/shared/calendarDays';
import type { ClockDoubt } from '@/shared/constants/attendance';
import { QUEUED_DAYS_MAX } from '@/shared/resources/attendance-requests/constants';

const NOT_YET =
  'Menurut jam ponsel, absen ini dibuat pada waktu yang belum tiba. Periksa tanggal dan jam ponsel, lalu ajukan koreksi absen.';
const BEFORE_THE_DAY =
  'Menurut jam ponsel, absen ini dibuat sebelum hari aktivitas. Periksa tanggal dan jam ponsel, lalu ajukan koreksi absen.';
const TOO_OLD = `Absen ini lebih dari ${QUEUED_DAYS_MAX} hari yang lalu dan tidak dapat dicatat lagi. Simpan sebagai berkas dan tunjukkan kepada mentor.`;

/** The claim of a press that its device kept without a network. */
export interface QueuedPress {
  /** When it was made, by the clock of the server. */
  claimed_at: Date;
  clock_doubt: ClockDoubt | null;
}

/** The claim of a queued press; null for any other press. Throws 422 for one that has not come yet. */
export function queuedPress(
  press: DeviceClock & { queued?: boolean },
  now: Date,
): QueuedPress | null {
  if (!press.queued) return null;
  const claimed_at = deviceInstant(press, now);
  if (!claimed_at) throw fieldErrors({ device_time: [NOT_YET] });
  return { claimed_at, clock_doubt: clockDoubtOf(press) };
}

/** Throws 422 for a claim before the day of the activity: no press, but a clock that is wrong. */
export function refuseBeforeTheDay(
  { claimed_at }: QueuedPress,
  { date, time_zone }: { date: string; time_zone: Zone },
): void {
  if (dateIn(time_zone, claimed_at) < date) throw fieldErrors({ device_time: [BEFORE_THE_DAY] });
}

/** Throws 422 for a day so long ago that no request that waited on a device may be about it, either. */
export function refuseTooOld({ date }: { date: string }, today: string): void {
  if (date < addDays(today, -QUEUED_DAYS_MAX)) throw fieldErrors({ device_time: [TOO_OLD] });
}
