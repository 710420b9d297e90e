import { type Draft, keep, readKept, removeKept } from './browserStorage';

export type TextDraft = ReturnType<typeof textDraft>;

/** A text that a person has typed about a record and the server has not stored. */
export const textDraft = (draft: Draft, userId: number, about: number | string) => {
  const key = `${draft}-${userId}-${about}` as const;
  return {
    read: () => readKept(key),
    /** Returns whether the browser has stored the draft. */
    write: (text: string) => keep(key, text),
    clear: () => removeKept(key),
  };
};
