import { fieldErrors } from '@/server/http/errors';
import type { Days } from '@/server/verdicts/attendanceFacts';
import { daysBetween } from '@/shared/calendarDays';
import { ATTENDANCE_DAYS_MAX } from '@/shared/constants/limits';

const WRONG_ORDER = 'Tanggal akhir tidak boleh sebelum tanggal mulai';
const tooLong = (most: number) => `Paling banyak ${most} hari`;

/** @throws 422 on the last day if it is before the first one or after `most` days. */
export function dayRange(
  { date_from, date_to }: { date_from: string; date_to: string },
  most = ATTENDANCE_DAYS_MAX,
): Days {
  const length = daysBetween(date_from, date_to) + 1;
  if (length < 1) throw fieldErrors({ date_to: [WRONG_ORDER] });
  if (length > most) throw fieldErrors({ date_to: [tooLong(most)] });
  return { from: date_from, to: date_to };
}
