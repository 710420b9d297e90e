import { attempt } from '@/client/session/attempt';

/**
 * The unsaved text of a student's log. It survives a reload and the end of the session; other users of
 * a shared computer do not see it.
 */
export const logDraft = (userId: number, activityId: number) => {
  const key = `activity-log-draft-${userId}-${activityId}`;
  return {
    read: () => attempt(() => localStorage.getItem(key)),
    /** Returns whether the browser has stored the draft. */
    write: (text: string) =>
      attempt(() => {
        localStorage.setItem(key, text);
        return true;
      }) === true,
    clear: () => void attempt(() => localStorage.removeItem(key)),
  };
};
