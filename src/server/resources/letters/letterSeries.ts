import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { DEFAULT_NUMBER_PATTERN, type LetterKind } from '@/shared/constants/letters';

/** The series of a kind and year, locked until the transaction ends. A year without one begins with the last pattern. */
export async function lockSeries(trx: Database, kind: LetterKind, year: number) {
  await sql`
    insert into letter_series (kind, year, pattern) values (${kind}, ${year}, coalesce((
      select pattern from letter_series where kind = ${kind} and year < ${year}
      order by year desc limit 1
    ), ${DEFAULT_NUMBER_PATTERN})) on conflict do nothing`.execute(trx);
  return trx
    .selectFrom('letter_series')
    .select(['id', 'pattern', 'last_number'])
    .where('kind', '=', kind)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
