import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';
import { nextSequence } from '@/shared/letters/nextSequence';
import {
  NUMBERED_KIND_LABELS,
  type NumberedKind,
  SEQUENCE_MAX,
} from '@/shared/resources/letters/constants';
import { letterSeriesFields } from '@/shared/resources/letters/letterFields';
import { usedNumbers } from './usedNumbers';

interface Series {
  kind: NumberedKind;
  year: number;
  last_number: number;
  start_number: number | null;
}

/** The number of papers, their noun, and the field of their form that a refusal is about. */
export interface Counted {
  count: number;
  noun: 'surat' | 'sertifikat';
  field: string;
}

/** The first of so many numbers that a series gives next. Refuses more papers than it has numbers for. */
export async function nextNumbers(db: Database, series: Series, counted: Counted): Promise<number> {
  const first = nextSequence(series);
  const last = await lastFree(db, series, first);
  const left = Math.max(0, last - first + 1);
  if (left < counted.count) {
    throw fieldErrors({ [counted.field]: [tooFew(series, left, last, counted.noun)] });
  }
  return first;
}

/** A series that went back ends before the numbers that it gave earlier. */
async function lastFree(db: Database, series: Series, first: number): Promise<number> {
  const { rows } = await sql<{ next: number | null }>`
    select min(sequence) as next from ${usedNumbers(series)} where sequence >= ${first}`.execute(
    db,
  );
  return Math.min(SEQUENCE_MAX, (rows[0]?.next ?? Number.POSITIVE_INFINITY) - 1);
}

function tooFew({ kind, year }: Series, left: number, last: number, noun: Counted['noun']): string {
  const series = `Nomor urut ${NUMBERED_KIND_LABELS[kind]} ${year}`;
  const start = `isi '${letterSeriesFields.start_number.label}' di Surat › Seri Nomor dengan nomor yang belum dipakai`;
  return left === 0
    ? `${series} sudah habis. Untuk melanjutkan, ${start}.`
    : `${series} tinggal ${left} (sampai ${last}). Buat paling banyak ${left} ${noun}, atau ${start}.`;
}
