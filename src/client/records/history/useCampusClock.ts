import { useMemo } from 'react';
import { useSettings } from '@/client/api/useSettings';
import { zonedTime } from '@/shared/zonedTime';

/** Converts an instant to the time on campus, as `shared/format` reads it: '2026-11-21T08:15'. */
export type CampusClock = (instant: string) => string;

const campusTime = (instant: Date, timeZone: string) => {
  try {
    return zonedTime(instant, timeZone);
  } catch {
    // A browser may not know a new time zone.
    return zonedTime(instant, 'UTC');
  }
};

const campusClock =
  (timeZone: string): CampusClock =>
  (instant) => {
    const at = new Date(instant);
    if (Number.isNaN(at.getTime())) return '';
    const { date, time } = campusTime(at, timeZone);
    return `${date}T${time}`;
  };

/** The trail shows the time of the campus, wherever its reader is. */
export const useCampusClock = (): CampusClock => {
  const { campus_time_zone } = useSettings();
  return useMemo(() => campusClock(campus_time_zone), [campus_time_zone]);
};
