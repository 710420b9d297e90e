import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { components } from '@/shared/contract.gen';
import {
  DEFAULT_NUMBER_PATTERN,
  LETTER_KINDS,
  type LetterKind,
} from '@/shared/resources/letters/constants';

type Series = components['schemas']['LetterSeries'];

const COLUMNS = ['kind', 'year', 'pattern', 'start_number', 'last_number', 'version'] as const;

/** The pattern of a year without a series: that of the year before. */
const firstPattern = (kind: LetterKind, year: number) => sql<string>`coalesce((
  select pattern from letter_series where kind = ${kind} and year < ${year}
  order by year desc limit 1
), ${DEFAULT_NUMBER_PATTERN})`;

/** The series of a kind and year, locked until the transaction ends. A year without one begins with the last pattern. */
export async function lockSeries(trx: Database, kind: LetterKind, year: number) {
  await sql`
    insert into letter_series (kind, year, pattern)
    values (${kind}, ${year}, ${firstPattern(kind, year)}) on conflict do nothing`.execute(trx);
  return trx
    .selectFrom('letter_series')
    .select(['id', 'kind', 'year', 'pattern', 'start_number', 'last_number'])
    .where('kind', '=', kind)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The series as it is, or as it would begin. */
export async function selectSeries(db: Database, kind: LetterKind, year: number): Promise<Series> {
  const stored = await db
    .selectFrom('letter_series')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .executeTakeFirst();
  if (stored) return stored;
  const { rows } = await sql<{ pattern: string }>`
    select ${firstPattern(kind, year)} as pattern`.execute(db);
  const pattern = rows[0]?.pattern ?? DEFAULT_NUMBER_PATTERN;
  return { kind, year, pattern, start_number: null, last_number: 0, version: null };
}

/** The series of this year, and all others that exist, the latest year first. */
export async function selectAllSeries(db: Database, thisYear: number): Promise<Series[]> {
  const stored = await db
    .selectFrom('letter_series')
    .select(COLUMNS)
    .orderBy('year', 'desc')
    .execute();
  const missing = LETTER_KINDS.filter(
    (kind) => !stored.some((row) => row.kind === kind && row.year === thisYear),
  );
  const begun = await Promise.all(missing.map((kind) => selectSeries(db, kind, thisYear)));
  const place = ({ kind }: Series) => LETTER_KINDS.indexOf(kind);
  return [...stored, ...begun].sort((a, b) => b.year - a.year || place(a) - place(b));
}
