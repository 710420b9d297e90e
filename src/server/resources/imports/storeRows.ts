import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import type { Report } from '@/server/http/answerLines';
import { type FieldErrors, fieldErrors, HttpError } from '@/server/http/errors';
import { changingVerdicts } from '@/server/placements/changingVerdicts';
import type { Judging } from '@/server/placements/judgePlacements';
import { lockVerdicts } from '@/server/placements/lockVerdicts';
import { settlingLeftovers } from '@/server/placements/settlingLeftovers';
import type { VerdictMoment } from '@/server/verdicts/attendanceDays';
import { IMPORT_CHANGED } from '@/shared/constants/errorCodes';
import type { ImportKind } from '@/shared/records';
import type { SeenChanges } from '@/shared/validation/seenChanges';
import type { SeenLeftovers } from '@/shared/validation/seenLeftovers';
import { type CheckedRow, countStates, matchRows, type RuledRow } from './checkRows';
import type { AnyImporter } from './importer';

const CHANGED =
  'Ada data yang berubah sejak berkas ini diperiksa. Tidak ada yang disimpan. Periksa lagi.';
const ADDED_MEANWHILE = 'Data ini baru saja ditambahkan orang lain';
const CHANGED_MEANWHILE = 'Data ini sudah diubah orang lain sejak diperiksa';
const DELETED_MEANWHILE = 'Data ini sudah dihapus orang lain';

interface Storing {
  kind: ImportKind;
  importer: AnyImporter;
  user: SessionUser;
  updateExisting: boolean;
  moment: VerdictMoment & { today: string };
  verdicts: Judging['verdicts'];
  confirmed: SeenChanges & SeenLeftovers;
  /** Aborted when the client no longer waits for the answer. */
  signal: AbortSignal;
  report: Report;
}

/** Rows of one statement. Progress is reported and an import can be cancelled between two statements. */
const ROWS_AT_ONCE = 500;

/** 422 with the rules that rows break on their own; the client has been told before. */
export function refuseBrokenRows(rows: readonly RuledRow[]): void {
  const errors = rowErrors(rows.map(({ row, errors }) => ({ number: row.number, errors })));
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
}

/** Stores all rows or none, as they were checked. In a transaction. */
export async function storeRows(trx: Database, storing: Storing, ruled: readonly RuledRow[]) {
  const { kind, importer, user, updateExisting, moment, signal } = storing;
  if (importer.touched) await lockVerdicts(trx, 'many placements');
  // Two imports of a kind could both add a company of the same name.
  await sql`select pg_advisory_xact_lock(hashtext(${`import ${kind}`}))`.execute(trx);
  // The entries of search indexes wait for a vacuum, so that readers do not wait for them.
  await sql`set local gin_pending_list_limit = '64MB'`.execute(trx);
  signal.throwIfAborted();
  const reading = { db: trx, user, updateExisting, today: moment.today, lock: true };
  const rows = await matchRows(importer, reading, ruled);
  refuseChanges(importer, ruled, rows);
  const writes = { added: writesOf(rows, 'added'), changed: writesOf(rows, 'changed') };
  const { verdicts, confirmed } = storing;
  const leftovers = await importer.leftovers?.(trx, writes.changed, moment.today);
  const write = () => writeRows(trx, storing, writes);
  const edit = () => (leftovers ? settlingLeftovers(confirmed, leftovers, write) : write());
  if (importer.touched) {
    const change = { ...importer.touched(trx, [...writes.added, ...writes.changed]), edit };
    await changingVerdicts({ db: trx, verdicts }, confirmed, change, moment);
  } else await edit();
  // After the commit it is too late.
  signal.throwIfAborted();
  const { wrong: _, ...counts } = countStates(rows);
  return {
    ...counts,
    without_signature: rows.flatMap(({ match }) => match?.unsigned ?? []),
  };
}

const writesOf = (rows: readonly CheckedRow[], state: CheckedRow['state']) =>
  rows.flatMap((row) => (row.state === state && row.match ? [row.match.write] : []));

async function writeRows(
  trx: Database,
  { importer, moment: { now }, signal, report }: Storing,
  { added, changed }: Record<'added' | 'changed', ReturnType<typeof writesOf>>,
): Promise<void> {
  const total = added.length + changed.length;
  let written = 0;
  if (total === 0) return;
  report({ written, total });
  for (const [write, writes] of [
    [importer.insert, added],
    [importer.update, changed],
  ] as const) {
    for (let from = 0; from < writes.length; from += ROWS_AT_ONCE) {
      signal.throwIfAborted();
      const part = writes.slice(from, from + ROWS_AT_ONCE);
      await write({ trx, now }, part);
      written += part.length;
      report({ written, total });
    }
  }
}

/** 409 with the rows that are not what they were when they were checked. */
export function refuseChanges(
  importer: AnyImporter,
  ruled: readonly RuledRow[],
  rows: readonly CheckedRow[],
): void {
  const errors = rowErrors(
    rows.map(({ number, seen, errors }, index) => {
      const change = changeBetween(ruled[index]?.row.seen ?? null, seen);
      return { number, errors: change ? { ...errors, [importer.keyField]: change } : errors };
    }),
  );
  if (Object.keys(errors).length > 0) {
    throw new HttpError(409, CHANGED, { code: IMPORT_CHANGED, errors });
  }
}

function changeBetween(checked: string | null, now: string | null): string | null {
  if (checked === now) return null;
  if (checked === null) return ADDED_MEANWHILE;
  return now === null ? DELETED_MEANWHILE : CHANGED_MEANWHILE;
}

const rowErrors = (rows: readonly { number: number; errors: Record<string, string> }[]) => {
  const errors: FieldErrors = {};
  for (const row of rows) {
    for (const [field, text] of Object.entries(row.errors)) {
      errors[`rows.${row.number}.${field}`] = [text];
    }
  }
  return errors;
};
