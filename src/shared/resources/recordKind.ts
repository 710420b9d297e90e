import type { Area } from '../permissions';

/** The decisions about a kind of record; null where it has none. */
export interface RecordKind {
  /** Within a sentence of the audit trail. */
  name: string;
  /** In the menu, in the finder and in the names of files. */
  title: string | null;
  /** The tag of its operations in the contract. */
  tag: string | null;
  /** The permission to change a record also opens the history on its page. */
  history: Area | null;
  /** The permission to add a record also allows importing many. */
  imported: Area | null;
  /** The list of which views can be saved. */
  views: string | null;
  /** Whether the finder finds such records. */
  isFound: boolean;
  /** Whether it is about a person: a part of the copy of their data, and decided for when they are anonymised. */
  isPersonal: boolean;
}

/** The records of a resource, by their tables. */
export type RecordKinds = Readonly<Record<string, RecordKind>>;

/** A record without a screen of its own. */
export const NO_SCREEN = {
  title: null,
  tag: null,
  history: null,
  imported: null,
  views: null,
  isFound: false,
} as const;
