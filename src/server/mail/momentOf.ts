import { formatDate } from '@/shared/format';
import { zonedTime, zoneName } from '@/shared/zonedTime';

/** '20 Nov 2026 pukul 10:00 WIB' */
export function momentOf(instant: Date, timeZone: string): string {
  const { date, time } = zonedTime(instant, timeZone);
  return `${formatDate(date)} pukul ${time} ${zoneName(instant, timeZone)}`;
}
