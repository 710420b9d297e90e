import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The news of one mail: from a moment, not included, to another. The matter of the mail is both in milliseconds, such as
 * '1900000000000 1900000060000'; only this file reads and writes it.
 */
export interface NewsWindow {
  from: Date;
  to: Date;
}

export function readWindow(matter: string): NewsWindow {
  const [from, to] = matter.split(' ').map(Number);
  return { from: new Date(from ?? 0), to: new Date(to ?? 0) };
}

export const writeWindow = ({ from, to }: NewsWindow): string =>
  `${from.getTime()} ${to.getTime()}`;

type Sql = RawBuilder<unknown>;

/** A moment of a window in SQL. */
const moment = (matter: Sql, part: 1 | 2) =>
  sql<Date>`to_timestamp(split_part(${matter}, ' ', ${sql.lit(part)})::bigint / 1000.0)`;

export const windowEnd = (matter: Sql) => moment(matter, 2);

/** The matter of a mail with the news between two moments of whole milliseconds. */
export const windowMatter = (from: Sql, to: Sql) => sql<string>`
  ((extract(epoch from ${from}) * 1000)::bigint || ' ' || (extract(epoch from ${to}) * 1000)::bigint)`;

export const isInWindow = (at: Sql, matter: Sql) =>
  sql<SqlBool>`(${at} > ${moment(matter, 1)} and ${at} <= ${moment(matter, 2)})`;
