/** The listeners to a value that lives outside of React. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    tell: (): void => {
      for (const listener of listeners) listener();
    },
    /** Returns a function that ends it. */
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
