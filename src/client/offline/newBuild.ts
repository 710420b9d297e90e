/** Whether this device has a newer build of the application than the page; the next page gets it. */
let isThere = false;
const listeners = new Set<() => void>();

export const announceNewBuild = (): void => {
  isThere = true;
  for (const listener of listeners) listener();
};

export const hasNewBuild = () => isThere;

export const onNewBuild = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
