import type { ObjectSchema } from 'yup';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import type { Touched } from '@/server/placements/changingVerdicts';
import type { Settling } from '@/server/placements/settlingLeftovers';
import { withStraightApostrophes } from '@/shared/apostrophes';
import type { ImportKind } from '@/shared/records';
import { sameAsRow } from '@/shared/sheets/sameAsRow';

export type Errors = Record<string, string>;

/** A row of the file whose fields keep the rules. */
export interface ValidRow<Input> {
  number: number;
  input: Input;
}

/** The record and the errors that the database has for a row. */
export interface Match<Write> {
  errors: Errors;
  /** Remarks on what is unusual, and stored nevertheless. */
  warnings?: Errors;
  /** The record that the row describes; null for a new one. */
  existing: {
    /** changes whenever a field of the record does */
    seen: string;
    /** its fields, as the file would contain them */
    values: Readonly<Record<string, string>>;
  } | null;
  /** Listed in the result: this person has no signature. */
  unsigned?: string;
  /** The input of `insert` and `update`; meaningless with errors. */
  write: Write;
}

export interface Reading {
  db: Database;
  user: SessionUser;
  /** Rows that exist are left alone, so nothing about them is wrong. */
  updateExisting: boolean;
  /** on campus */
  today: string;
  /** In the transaction that stores: what is read stays as it is until its end. */
  lock: boolean;
}

export interface Writing {
  trx: Database;
  now: Date;
}

/** How rows of one kind become records. Each step is a few queries, however many rows there are. */
export interface Importer<Input extends object, Write> {
  rules: ObjectSchema<Input>;
  /** Where it is said that the record has changed meanwhile. */
  keyField: string;
  /** Fields that no two rows of a file may have in common, with how they are compared. `match` adds the rest. */
  uniqueFields: Readonly<Partial<Record<keyof Input, (value: string) => string>>>;
  /** In the order of the rows. */
  match(reading: Reading, rows: readonly ValidRow<Input>[]): Promise<Match<Write>[]>;
  /** Some hundred rows at a time. */
  insert(writing: Writing, rows: readonly Write[]): Promise<void>;
  update(writing: Writing, rows: readonly Write[]): Promise<void>;
  /** The verdicts that all the rows together may change; left out where none does. */
  touched?(trx: Database, rows: readonly Write[]): Touched;
  /** Reads, before the changed rows are written, what they may leave over together; left out where nothing is. */
  leftovers?(trx: Database, changed: readonly Write[], today: string): Promise<Settling>;
}

/** The importers of all kinds, whose rows have different types. */
// biome-ignore lint/suspicious/noExplicitAny: the engine hands on what the same importer has made
export type AnyImporter = Importer<any, any>;

export type Importers = Readonly<Record<ImportKind, AnyImporter>>;

/** A value as the file would contain it; undefined for one that is not there. */
const textOf = (value: unknown): string | undefined =>
  value === null || value === undefined ? undefined : String(value);

/** The fields that have a value, as texts. */
export const textsOf = (fields: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const text = textOf(value);
      return text === undefined ? [] : [[field, text]];
    }),
  );

/** Stored fields as texts; an empty one is '', so that a value in the row counts as a change. */
export const storedTexts = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value ?? '')]));

export const exact = (value: string): string => value;

export const lowerCase = (value: string): string => value.toLowerCase();

/** The form in which names are compared: without case, extra spaces and curly apostrophes. */
export const nameKey = (name: string): string =>
  withStraightApostrophes(name).trim().toLowerCase().replace(/\s+/g, ' ');

export function groupedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Finds rows of a file that describe the same record, once `match` knows it. */
export function createDuplicates() {
  const firstWith = new Map<string, number>();
  return (key: string, number: number): string | undefined => {
    const first = firstWith.get(key);
    if (first !== undefined) return sameAsRow(first);
    firstWith.set(key, number);
    return undefined;
  };
}
