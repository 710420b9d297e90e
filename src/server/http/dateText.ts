import { type Expression, sql } from 'kysely';
import { MONTH_LABELS } from '@/shared/constants/months';

const WEEKDAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];
const MONTHS = Object.values(MONTH_LABELS);

/** As the locale of the screens shortens them: by their first three letters, but for one. */
const shortOf = (name: string) => (name === 'Agustus' ? 'Agt' : name.slice(0, 3));

/**
 * A date in every way that the screens and a person write it, for the search box:
 * '2026-11-21 Sab, 21 Nov 2026 Sabtu, 21 November 2026'.
 */
export function dateText(date: Expression<unknown>): Expression<string> {
  const weekday = sql`extract(isodow from ${date})::integer % 7 + 1`;
  const month = sql`extract(month from ${date})::integer`;
  const day = sql`extract(day from ${date})`;
  const year = sql`to_char(${date}, 'YYYY')`;
  return sql<string>`(to_char(${date}, 'YYYY-MM-DD')
    || ' ' || ${oneOf(WEEKDAYS.map(shortOf), weekday)} || ', ' || ${day}
    || ' ' || ${oneOf(MONTHS.map(shortOf), month)} || ' ' || ${year}
    || ' ' || ${oneOf(WEEKDAYS, weekday)} || ', ' || ${day}
    || ' ' || ${oneOf(MONTHS, month)} || ' ' || ${year})`;
}

/** 'HH:mm' of a time of day. */
export function timeText(time: Expression<unknown>): Expression<string> {
  return sql<string>`left(${time}::text, 5)`;
}

/** 'HH:mm' of an instant, on the clocks of the campus. */
export function clockText(instant: Expression<unknown>, timeZone: string): Expression<string> {
  return sql<string>`to_char(${instant} at time zone ${timeZone}, 'HH24:MI')`;
}

function oneOf(words: string[], place: Expression<unknown>) {
  return sql`(array[${sql.join(words.map((word) => sql.lit(word)))}])[${place}]`;
}
