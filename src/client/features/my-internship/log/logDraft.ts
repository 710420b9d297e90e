import { attempt } from '@/client/session/attempt';

/**
 * What a student has typed into the log of an activity and the server does not have yet. It survives
 * a reload and the end of the session; on a shared computer, others do not see it.
 */
export const logDraft = (userId: number, activityId: number) => {
  const key = `activity-log-draft-${userId}-${activityId}`;
  return {
    read: () => attempt(() => localStorage.getItem(key)),
    /** Whether the draft is kept. */
    write: (text: string) =>
      attempt(() => {
        localStorage.setItem(key, text);
        return true;
      }) === true,
    clear: () => void attempt(() => localStorage.removeItem(key)),
  };
};
