import { keep, readKept, removeKept } from '@/client/session/browserStorage';

/** The unsaved text of a student's log. */
export const logDraft = (userId: number, activityId: number) => {
  const key = `activity-log-draft-${userId}-${activityId}` as const;
  return {
    read: () => readKept(key),
    /** Returns whether the browser has stored the draft. */
    write: (text: string) => keep(key, text),
    clear: () => removeKept(key),
  };
};
