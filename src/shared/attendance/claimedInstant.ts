import { CLAIM_MARGIN_MINUTES } from '@/shared/resources/attendance-requests/constants';
import { addDays } from '../calendarDays';
import { type ShiftTimes, shiftOf } from './shift';
import { instantIn, type Zone } from './zones';

const MARGIN_MS = CLAIM_MARGIN_MINUTES * 60_000;

/**
 * The instant of a claimed time ('HH:mm') by the clock of the place: on the day of the shift, or the day before or after it
 * if only that is within the margin around the shift. Null if none is.
 */
export function claimedInstant(
  shift: ShiftTimes & { date: string; zone: Zone },
  time: string,
): Date | null {
  const { startsAt, endsAt } = shiftOf(shift);
  const earliest = startsAt.getTime() - MARGIN_MS;
  const latest = endsAt.getTime() + MARGIN_MS;
  const claimed = [0, 1, -1]
    .map((days) => instantIn(shift.zone, addDays(shift.date, days), time))
    .find((instant) => instant.getTime() >= earliest && instant.getTime() <= latest);
  return claimed ?? null;
}
