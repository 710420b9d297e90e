import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';
import { lockSeries, selectYear } from '@/server/resources/letters/letterSeries';
import {
  LETTERS_MAX,
  NUMBERED_KIND_LABELS,
  type NumberedKind,
  SEQUENCE_MAX,
} from '@/shared/resources/letters/constants';

interface Sharing {
  kind: NumberedKind;
  year: number;
  register: NumberedKind;
}

/** Lets one change of registers wait for another, so that no two kinds join each other. Called before series are locked. */
export async function lockRegisters(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('letter registers'))`.execute(trx);
}

/**
 * Lets a kind, whose series is locked, get its numbers from the register of another kind, or again from its own. Refuses a
 * register that is part of another one, and a kind whose own register has others in it.
 */
export async function shareNumbers(trx: Database, sharing: Sharing): Promise<void> {
  const { kind, year, register } = sharing;
  const all = await selectYear(trx, year);
  const wanted = all.find((series) => series.kind === register);
  if (register !== kind && wanted && wanted.register !== register) {
    throw refused(`${nameOf(register)} memakai nomor ${nameOf(wanted.register)}. Pilih itu.`);
  }
  const others = all
    .filter((series) => series.kind !== kind && series.register === kind)
    .map((series) => nameOf(series.kind))
    .join(', ');
  if (register !== kind && others) {
    throw refused(`Nomor ini dipakai bersama ${others}. Ubah ${others} lebih dulu.`);
  }
  // After the series of the kind, as letters are numbered.
  await lockSeries(trx, register, year);
  await trx
    .updateTable('letter_series')
    .set({ register })
    .where('kind', '=', kind)
    .where('year', '=', year)
    .execute();
  await goOnAfter(trx, sharing);
}

/**
 * The register goes on after the numbers that the kind has got elsewhere, so that none is given twice. The last numbers
 * of a series do not count, because it goes back from them.
 */
async function goOnAfter(trx: Database, { kind, year, register }: Sharing): Promise<void> {
  await sql`
    update letter_series set last_number = highest from (
      select max(sequence) as highest from given_numbers
      join letter_series as giving on giving.id = series_id
      where given_numbers.kind = ${kind} and giving.year = ${year}
        and sequence <= ${SEQUENCE_MAX - LETTERS_MAX}
    ) as given
    where letter_series.kind = ${register} and year = ${year} and last_number < highest`.execute(
    trx,
  );
}

const nameOf = (kind: NumberedKind): string => NUMBERED_KIND_LABELS[kind];

const refused = (message: string) => fieldErrors({ register: [message] });
