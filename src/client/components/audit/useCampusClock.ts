import { useMemo } from 'react';
import { useSettings } from '@/client/api/useSettings';

/** An instant as the clock on campus shows it, in the form that `shared/format` reads: '2026-11-21T08:15'. */
export type CampusClock = (instant: string) => string;

// The Swedish format is '2026-11-21 08:15'.
const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

const formatterOf = (timeZone: string) => {
  try {
    return formatIn(timeZone);
  } catch {
    // A browser may not know a new time zone.
    return formatIn('UTC');
  }
};

const campusClock = (timeZone: string): CampusClock => {
  const formatter = formatterOf(timeZone);
  return (instant) => {
    const at = Date.parse(instant);
    return Number.isNaN(at) ? '' : formatter.format(at).replace(' ', 'T');
  };
};

/** The trail is read in the time of the campus, wherever its reader is. */
export const useCampusClock = (): CampusClock => {
  const { campus_time_zone } = useSettings();
  return useMemo(() => campusClock(campus_time_zone), [campus_time_zone]);
};
