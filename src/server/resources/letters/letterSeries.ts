import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { components } from '@/shared/contract.gen';
import {
  DEFAULT_NUMBER_PATTERN,
  NUMBERED_KINDS,
  type NumberedKind,
} from '@/shared/resources/letters/constants';

type Series = components['schemas']['LetterSeries'];

const COLUMNS = [
  'kind',
  'year',
  'register',
  'pattern',
  'start_number',
  'last_number',
  'version',
] as const;

/** How a year without a series begins: with the pattern and the register of the year before. */
const firstOf = (kind: NumberedKind, year: number) => sql<Pick<Series, 'pattern' | 'register'>>`
  select coalesce(max(pattern), ${DEFAULT_NUMBER_PATTERN}) as pattern,
    coalesce(max(register), ${kind}) as register
  from (
    select pattern, register from letter_series where kind = ${kind} and year < ${year}
    order by year desc limit 1
  ) as earlier`;

/** The series of a kind and year, locked until the transaction ends; it begins if it does not exist. */
export async function lockSeries(trx: Database, kind: NumberedKind, year: number) {
  await sql`
    insert into letter_series (kind, year, pattern, register)
    select ${kind}, ${year}::integer, pattern, register from (${firstOf(kind, year)}) as begun
    on conflict do nothing`.execute(trx);
  return trx
    .selectFrom('letter_series')
    .select(['id', 'kind', 'year', 'register', 'pattern', 'start_number', 'last_number'])
    .where('kind', '=', kind)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The series that gives a kind its numbers, locked after that of the kind itself. */
export async function lockNumbering(trx: Database, kind: NumberedKind, year: number) {
  let series = await lockSeries(trx, kind, year);
  while (series.register !== series.kind) series = await lockSeries(trx, series.register, year);
  return series;
}

/** The series that would give a kind its next number. */
export async function selectNumbering(db: Database, kind: NumberedKind, year: number) {
  let series = await selectSeries(db, kind, year);
  while (series.register !== series.kind) series = await selectSeries(db, series.register, year);
  return series;
}

/** The series as it is, or as it would begin. */
export async function selectSeries(
  db: Database,
  kind: NumberedKind,
  year: number,
): Promise<Series> {
  const stored = await db
    .selectFrom('letter_series')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .executeTakeFirst();
  if (stored) return stored;
  const { rows } = await firstOf(kind, year).execute(db);
  const first = rows[0] ?? { pattern: DEFAULT_NUMBER_PATTERN, register: kind };
  return { kind, year, ...first, start_number: null, last_number: 0, version: null };
}

/** The series of all kinds in a year, as they are or as they would begin. */
export const selectYear = (db: Database, year: number): Promise<Series[]> =>
  Promise.all(NUMBERED_KINDS.map((kind) => selectSeries(db, kind, year)));

/** The series of this year, and all others that exist, the latest year first. */
export async function selectAllSeries(db: Database, thisYear: number): Promise<Series[]> {
  const others = await db
    .selectFrom('letter_series')
    .select(COLUMNS)
    .where('year', '<>', thisYear)
    .execute();
  const place = ({ kind }: Series) => NUMBERED_KINDS.indexOf(kind);
  return [...others, ...(await selectYear(db, thisYear))].sort(
    (a, b) => b.year - a.year || place(a) - place(b),
  );
}
