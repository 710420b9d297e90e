import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';
import { usedNumbers } from '@/server/resources/letters/usedNumbers';
import { nearsItsEnd } from '@/shared/letters/nextSequence';
import type { NumberedKind } from '@/shared/resources/letters/constants';

interface Series {
  kind: NumberedKind;
  year: number;
  last_number: number;
  start_number: number | null;
}

/** Lets a series go on at a number. Refuses one that was given, and one before the last letter of a book. */
export async function goOnAt(
  trx: Database,
  series: Series,
  wanted: number | null | undefined,
): Promise<Partial<Pick<Series, 'start_number' | 'last_number'>>> {
  const { last_number, start_number } = series;
  if (wanted == null || wanted === start_number) return { start_number: wanted };
  if (wanted <= last_number && !nearsItsEnd(series)) {
    throw refused(
      `Nomor sampai ${last_number} sudah dipakai. Mulai dari nomor ${last_number + 1} atau lebih.`,
    );
  }
  const { rows } = await sql<{ is_used: boolean; before: number }>`
    select coalesce(bool_or(sequence = ${wanted}), false) as is_used,
      coalesce(max(sequence) filter (where sequence < ${wanted}), 0) as before
    from ${usedNumbers(series)} where sequence <= ${wanted}`.execute(trx);
  const { is_used = false, before = 0 } = rows[0] ?? {};
  if (is_used) throw refused(`Nomor ${wanted} sudah dipakai. Isi nomor lain.`);
  return wanted > last_number
    ? { start_number: wanted }
    : { start_number: wanted, last_number: before };
}

const refused = (message: string) => fieldErrors({ start_number: [message] });
