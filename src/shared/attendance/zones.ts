import { zonedTime } from '../zonedTime';

/** The time zones of Indonesia, none of which has summer time. */
export const ZONES = ['WIB', 'WITA', 'WIT'] as const;
export type Zone = (typeof ZONES)[number];

/** Their names in the database of time zones. */
export const TIME_ZONES: Readonly<Record<Zone, string>> = {
  WIB: 'Asia/Jakarta',
  WITA: 'Asia/Makassar',
  WIT: 'Asia/Jayapura',
};

/** Hours ahead of UTC. */
const OFFSETS: Readonly<Record<Zone, number>> = { WIB: 7, WITA: 8, WIT: 9 };

/** Any instant, because no clock of these zones is ever changed. */
const SOME_INSTANT = new Date('2026-01-01T00:00:00Z');

/** The zone whose clocks show the time of the campus, for what is at no known place; WIB if none does. */
export function campusZone(campusTimeZone: string): Zone {
  try {
    const { date, time } = zonedTime(SOME_INSTANT, campusTimeZone);
    const isSame = (zone: Zone) =>
      timeIn(zone, SOME_INSTANT) === time && dateIn(zone, SOME_INSTANT) === date;
    return ZONES.find(isSame) ?? 'WIB';
  } catch {
    // A browser may not know a new time zone.
    return 'WIB';
  }
}

/** The instant at which clocks in the zone show the time ('HH:mm') on the date ('YYYY-MM-DD'). */
export const instantIn = (zone: Zone, date: string, time: string): Date =>
  new Date(Date.parse(date) + minutesOf(time) * 60_000 - OFFSETS[zone] * 3_600_000);

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The date ('YYYY-MM-DD') that calendars in the zone show. */
export const dateIn = (zone: Zone, instant: Date): string =>
  new Date(instant.getTime() + OFFSETS[zone] * 3_600_000).toISOString().slice(0, 10);

/** The time ('HH:mm') that clocks in the zone show. */
export const timeIn = (zone: Zone, instant: Date): string =>
  new Date(instant.getTime() + OFFSETS[zone] * 3_600_000).toISOString().slice(11, 16);
