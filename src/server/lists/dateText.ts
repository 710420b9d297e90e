import { id } from 'date-fns/locale/id';
import { type Expression, sql } from 'kysely';

type Day = Parameters<typeof id.localize.day>[0];
type Month = Parameters<typeof id.localize.month>[0];
type Width = 'wide' | 'abbreviated';

// The locale that the screens format dates with.
const weekdays = (width: Width) =>
  Array.from({ length: 7 }, (_, day) => id.localize.day(day as Day, { width }));
const months = (width: Width) =>
  Array.from({ length: 12 }, (_, month) => id.localize.month(month as Month, { width }));

/**
 * A date in every form that the screens and people write, for the search box:
 * '2026-11-21 Sab, 21 Nov 2026 Sabtu, 21 November 2026'.
 */
export function dateText(date: Expression<unknown>): Expression<string> {
  const weekday = sql`extract(isodow from ${date})::integer % 7 + 1`;
  return sql<string>`(to_char(${date}, 'YYYY-MM-DD')
    || ' ' || ${oneOf(weekdays('abbreviated'), weekday)} || ', ' || ${dayIn('abbreviated', date)}
    || ' ' || ${oneOf(weekdays('wide'), weekday)} || ', ' || ${dayIn('wide', date)})`;
}

function dayIn(width: Width, date: Expression<unknown>) {
  const month = sql`extract(month from ${date})::integer`;
  return sql<string>`extract(day from ${date})
    || ' ' || ${oneOf(months(width), month)} || ' ' || to_char(${date}, 'YYYY')`;
}

function oneOf(words: string[], place: Expression<unknown>) {
  return sql`(array[${sql.join(words.map((word) => sql.lit(word)))}])[${place}]`;
}

const NAMES = (['wide', 'abbreviated'] as const)
  .flatMap((width) => [...weekdays(width).map((day) => `${day},`), ...months(width)])
  .map((name) => name.toLowerCase());

/** Whether a word, without spaces, can occur in the text of a date at all. Most words cannot. */
export function canBeInDate(word: string): boolean {
  const lower = word.toLowerCase();
  return /^[\d-]+$/.test(lower) || NAMES.some((name) => name.includes(lower));
}
