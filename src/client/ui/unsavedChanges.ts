import { createListeners } from '@/client/session/createListeners';

/** The changes that would be lost with the page: forms with changes, uploads on their way. */
const watched = new Set<() => boolean>();
const { tell, listen } = createListeners();

/** Returns a function that ends it. */
export const watchUnsaved = (isAtRisk: () => boolean) => {
  watched.add(isAtRisk);
  tell();
  return () => {
    watched.delete(isAtRisk);
    tell();
  };
};

export const hasUnsaved = (): boolean => [...watched].some((isAtRisk) => isAtRisk());

export const onUnsavedChange = listen;
