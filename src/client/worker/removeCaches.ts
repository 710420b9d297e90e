/** Removes every build of the application that the device keeps. */
export const removeCaches = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name);
};
