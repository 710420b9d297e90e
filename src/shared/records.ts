import { can, type Role } from './permissions';
import type { RecordKind, RecordKinds } from './resources/recordKind';
import { ALL_RECORDS } from './resources.gen';

/**
 * The kinds of records, by their table, in the order in which filters offer them. What the parts decide for
 * each of them is typed by these names: `AUDITED_FIELDS`, `SHEET_COLUMNS`, `RECORD_KINDS` of the audit trail
 * and `RECORD_PAGES` of the client.
 */
export const RECORDS = ALL_RECORDS satisfies RecordKinds;

export type RecordName = keyof typeof RECORDS;

export const RECORD_NAMES = Object.keys(RECORDS) as RecordName[];

/** The kinds of records that have something. */
type With<Key extends keyof RecordKind> = {
  [Name in RecordName]: (typeof RECORDS)[Name][Key] extends null | false ? never : Name;
}[RecordName];

/** The records with screens. */
export type TitledRecord = With<'title'>;

/** The records with a history on their page. */
export type HistoryResource = With<'history'>;

/** The kinds of record that can be imported; each is also the end of the URL. */
export type ImportKind = With<'imported'>;

export type FoundRecord = With<'isFound'>;

export const FOUND_RECORDS = RECORD_NAMES.filter(
  (name): name is FoundRecord => RECORDS[name].isFound,
);

export type PersonalRecord = With<'isPersonal'>;

export type ViewList = NonNullable<(typeof RECORDS)[RecordName]['views']>;

export const hasHistory = (name: string | null): name is HistoryResource =>
  name !== null && Object.hasOwn(RECORDS, name) && RECORDS[name as RecordName].history !== null;

export const IMPORT_KINDS = RECORD_NAMES.filter(
  (name): name is ImportKind => RECORDS[name].imported !== null,
);

export const canImport = (role: Role | null | undefined, kind: ImportKind): boolean =>
  can(role, RECORDS[kind].imported);
