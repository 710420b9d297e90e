/** The changes that would be lost with the page: forms with changes, uploads on their way. */
const watched = new Set<() => boolean>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

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

export const onUnsavedChange = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
