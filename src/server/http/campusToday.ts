import type { Config } from '@/server/config';
import { zonedTime } from '@/shared/zonedTime';

interface Campus {
  clock: () => Date;
  config: Pick<Config, 'campusTimeZone'>;
}

/** The present instant, and the day ('YYYY-MM-DD') that it is on campus. */
export function campusMoment({ clock, config: { campusTimeZone } }: Campus) {
  const now = clock();
  return { now, campusTimeZone, today: zonedTime(now, campusTimeZone).date };
}

/** The day ('YYYY-MM-DD') that it is on campus. */
export const campusToday = (campus: Campus): string => campusMoment(campus).today;
