export type Announcement = { number: number; text: string };

let latest: Announcement = { number: 0, text: '' };
const listeners = new Set<() => void>();

/** Lets screen readers say the text when they have finished their sentence. */
export const announce = (text: string): void => {
  latest = { number: latest.number + 1, text };
  for (const listener of listeners) listener();
};

export const latestAnnouncement = () => latest;

export const onAnnouncement = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
