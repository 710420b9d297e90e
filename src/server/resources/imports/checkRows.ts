import { setImmediate as nextTick } from 'node:timers/promises';
import { ValidationError } from 'yup';
import type { ImportKind } from '@/shared/records';
import { sameAsRow } from '@/shared/sheets/sameAsRow';
import { withFilledCells } from './filledCells';
import {
  type AnyImporter,
  type Errors,
  type Match,
  type Reading,
  textsOf,
  type ValidRow,
} from './importer';
import type { ImportRow } from './readRows';

export type RowState = 'added' | 'changed' | 'same' | 'kept' | 'wrong';

/** A row checked by the rules of the forms, without the database. */
export interface RuledRow {
  kind: ImportKind;
  row: ImportRow;
  /** null if a rule is broken */
  valid: ValidRow<object> | null;
  errors: Errors;
}

export interface CheckedRow {
  number: number;
  state: RowState;
  errors: Errors;
  warnings?: Errors;
  before: Record<string, string> | null;
  seen: string | null;
  match: Match<unknown> | null;
}

/** The rules take some milliseconds for this many rows; then other requests get a turn. */
const ROWS_AT_ONCE = 50;

/** Applies the rules of the forms, and finds rows of the file for the same record. */
export async function applyRules(
  kind: ImportKind,
  importer: AnyImporter,
  rows: readonly ImportRow[],
  signal: AbortSignal,
): Promise<RuledRow[]> {
  const found: { ruled: RuledRow; keys: Key[] }[] = [];
  const firstWith = new Map<string, RuledRow>();
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) {
      await nextTick();
      signal.throwIfAborted();
    }
    const ruled = applyRulesTo(kind, importer, row);
    const keys = keysOf(importer, ruled);
    found.push({ ruled, keys });
    // An invalid row does not block another one.
    if (!ruled.valid) continue;
    for (const { name } of keys) if (!firstWith.has(name)) firstWith.set(name, ruled);
  }
  for (const { ruled, keys } of found) addDuplicates(ruled, keys, firstWith);
  return found.map(({ ruled }) => ruled);
}

function applyRulesTo(kind: ImportKind, importer: AnyImporter, row: ImportRow): RuledRow {
  try {
    const options = { abortEarly: false, stripUnknown: true, disableStackTrace: true };
    const input: object = importer.rules.validateSync(row.values, options);
    return { kind, row, valid: { number: row.number, input }, errors: {} };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Errors = {};
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
      errors[path ?? ''] ??= message;
    }
    return { kind, row, valid: null, errors: withFilledCells(kind, row.values, errors) };
  }
}

type Key = { field: string; name: string };

/** The unique keys in a row. */
function keysOf({ uniqueFields }: AnyImporter, { row, valid }: RuledRow): Key[] {
  const texts = textsOf(valid?.input ?? row.values);
  return Object.entries(uniqueFields).flatMap(([field, toKey]) => {
    const text = texts[field]?.trim();
    return text ? { field, name: `${field} ${toKey?.(text)}` } : [];
  });
}

function addDuplicates(
  ruled: RuledRow,
  keys: readonly Key[],
  firstWith: ReadonlyMap<string, RuledRow>,
): void {
  for (const { field, name } of keys) {
    const first = firstWith.get(name);
    if (first && first !== ruled) ruled.errors[field] ??= sameAsRow(first.row.number);
  }
  if (Object.keys(ruled.errors).length > 0) ruled.valid = null;
}

/** The result that each row would have, with a few queries for all rows. */
export async function matchRows(
  importer: AnyImporter,
  reading: Reading,
  rows: readonly RuledRow[],
): Promise<CheckedRow[]> {
  const valid = rows.flatMap((row) => row.valid ?? []);
  const matches = valid.length > 0 ? await importer.match(reading, valid) : [];
  let next = 0;
  return rows.map((row) => {
    const match = row.valid ? (matches[next++] ?? null) : null;
    return checkedRow(row, match, reading.updateExisting);
  });
}

function checkedRow(
  { kind, row: { number, values }, valid, errors }: RuledRow,
  match: Match<unknown> | null,
  updateExisting: boolean,
): CheckedRow {
  const wrong = { number, state: 'wrong' as const, before: null, seen: null, match: null };
  if (!valid || !match) return { ...wrong, errors };
  const { existing } = match;
  const seen = existing?.seen ?? null;
  if (existing && !updateExisting) {
    return { number, state: 'kept', errors: {}, before: null, seen, match };
  }
  if (Object.keys(match.errors).length > 0) {
    return { ...wrong, errors: withFilledCells(kind, values, match.errors), seen };
  }
  const { warnings } = match;
  if (!existing) return { number, state: 'added', errors: {}, warnings, before: null, seen, match };
  const before = changedValues(valid.input, existing.values);
  return before === null
    ? { number, state: 'same', errors: {}, before: null, seen, match }
    : { number, state: 'changed', errors: {}, warnings, before, seen, match };
}

/** The stored values of the fields that the row would change; null if there are none. */
export function changedValues(
  input: object,
  stored: Readonly<Record<string, string>>,
): Record<string, string> | null {
  const changed = Object.entries(textsOf(input)).filter(
    ([field, value]) => field in stored && stored[field] !== value,
  );
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map(([field]) => [field, stored[field] ?? '']));
}

export function countStates(rows: readonly { state: RowState }[]): Record<RowState, number> {
  const counts = { added: 0, changed: 0, same: 0, kept: 0, wrong: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}
