import { createListeners } from '@/client/session/createListeners';

/** Whether this device has a newer build of the application than the page; the next page gets it. */
let isThere = false;
const { tell, listen } = createListeners();

export const announceNewBuild = (): void => {
  isThere = true;
  tell();
};

export const hasNewBuild = () => isThere;

export const onNewBuild = listen;
