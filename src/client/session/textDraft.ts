import {
  type Draft,
  type DraftKey,
  keep,
  readStored,
  readStoredJson,
  removeStored,
} from './browserStorage';

/** The chunk with the copies may be missing without a network; the draft itself is kept without it. */
const withoutCopy = () => {};

export type TextDraft = ReturnType<typeof textDraft>;

interface Kept {
  text: string;
  /** When it was typed, in milliseconds: the newest copy counts. */
  at: number;
  version?: number;
}

const readDraft = (key: DraftKey) => {
  const kept = readStoredJson(key) as Partial<Kept> | null;
  return typeof kept?.text === 'string' ? (kept as Kept) : null;
};

/** A text that a person has typed about a record and the server has not stored. */
export const textDraft = (draft: Draft, userId: number, about: number | string) => {
  const key: DraftKey = `${draft}-${userId}-${about}`;
  return {
    read: () => readDraft(key)?.text ?? null,
    /** The version of the record that the text is based on. */
    version: () => readDraft(key)?.version,
    /** Returns whether the browser has stored the draft. */
    write(text: string, version?: number) {
      const isKept = keep(key, JSON.stringify({ text, version, at: Date.now() } satisfies Kept));
      import('./draftCopies').then(({ copyDraft }) => copyDraft(key), withoutCopy);
      return isKept;
    },
    clear() {
      if (readStored(key) === null) return;
      removeStored(key);
      import('./draftCopies').then(({ removeCopy }) => removeCopy(key), withoutCopy);
    },
    /** Tells what another tab types, and null when it is stored or discarded there. Returns a function that stops it. */
    follow(onChange: (text: string | null) => void) {
      const handleStorage = (event: StorageEvent) => {
        if (event.key === key) onChange(readDraft(key)?.text ?? null);
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
};
