import { createListeners } from '@/client/session/createListeners';

export type Announcement = { number: number; text: string };

let latest: Announcement = { number: 0, text: '' };
const { tell, listen } = createListeners();

/** Lets screen readers say the text when they have finished their sentence. */
export const announce = (text: string): void => {
  latest = { number: latest.number + 1, text };
  tell();
};

export const latestAnnouncement = () => latest;

export const onAnnouncement = listen;
