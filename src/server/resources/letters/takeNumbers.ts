import type { Database } from '@/server/db/database';
import { insertMany } from '@/server/db/manyRows';
import { letterNumber } from '@/shared/letters/numberPattern';
import type { NumberedKind } from '@/shared/resources/letters/constants';
import { lockNumbering } from './letterSeries';
import { type Counted, nextNumbers } from './nextNumbers';

interface Numbered extends Counted {
  kind: NumberedKind;
  /** 'YYYY-MM-DD'; its year says which series gives the numbers, its month may be part of them. */
  date: string;
}

export interface GivenNumber {
  series_id: number;
  sequence: number;
  number: string;
}

/**
 * Takes the next numbers of the series of a kind, for letters and certificates alike, and stores them: what gets a number
 * refers to `given_numbers` by `series_id` and `sequence`. Others who need a number wait until the transaction ends, so
 * this is called last, and a transaction that fails takes no number (docs/decisions/0082). Throws a 422 on `field` if
 * the series has too few numbers left.
 */
export async function takeNumbers(
  trx: Database,
  { kind, date, ...counted }: Numbered,
): Promise<GivenNumber[]> {
  const { count } = counted;
  if (count === 0) return [];
  const series = await lockNumbering(trx, kind, Number(date.slice(0, 4)));
  const first = await nextNumbers(trx, series, counted);
  const given = Array.from({ length: count }, (_, index) => {
    const sequence = first + index;
    const number = letterNumber(series.pattern, { kind, sequence, date });
    return { series_id: series.id, sequence, number };
  });
  const rows = given.map((row) => ({ ...row, kind }));
  await insertMany({ trx }, 'given_numbers', rows, 'sequence');
  await trx
    .updateTable('letter_series')
    .set({ last_number: first + count - 1 })
    .where('id', '=', series.id)
    .execute();
  return given;
}
