import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';
import { nextSequence } from '@/shared/letters/nextSequence';
import {
  LETTER_KIND_LABELS,
  type LetterKind,
  SEQUENCE_MAX,
} from '@/shared/resources/letters/constants';
import { letterSeriesFields } from '@/shared/resources/letters/letterFields';

interface Series {
  kind: LetterKind;
  year: number;
  last_number: number;
  start_number: number | null;
}

/** The first of so many numbers that a series gives next. Refuses more letters than it has numbers for. */
export async function nextNumbers(db: Database, series: Series, count: number): Promise<number> {
  const first = nextSequence(series);
  const last = await lastFree(db, series, first);
  const left = Math.max(0, last - first + 1);
  if (left < count) throw fieldErrors({ groups: [tooFew(series, left, last)] });
  return first;
}

/** A series that went back ends before the numbers that it gave earlier. */
async function lastFree(db: Database, { kind, year }: Series, first: number): Promise<number> {
  const { rows } = await sql<{ used: number | null }>`
    select min(sequence) as used from letters
    join letter_series on letter_series.id = series_id
    where kind = ${kind} and year = ${year} and sequence >= ${first}`.execute(db);
  return Math.min(SEQUENCE_MAX, (rows[0]?.used ?? Number.POSITIVE_INFINITY) - 1);
}

function tooFew({ kind, year }: Series, left: number, last: number): string {
  const series = `Nomor urut ${LETTER_KIND_LABELS[kind]} ${year}`;
  const start = `isi '${letterSeriesFields.start_number.label}' di Surat › Seri Nomor dengan nomor yang belum dipakai`;
  return left === 0
    ? `${series} sudah habis. Untuk melanjutkan, ${start}.`
    : `${series} tinggal ${left} (sampai ${last}). Buat paling banyak ${left} surat, atau ${start}.`;
}
