import { useSyncExternalStore } from 'react';

type GridModule = typeof import('./GridView');

let loaded: GridModule | null = null;
let isLoading = false;
const listeners = new Set<() => void>();

/** Phones show cards and never need the grid, which is the largest part of the client. */
const needsGrid = () => !window.matchMedia?.('(max-width: 768px)').matches;

/** Fetches the grid; a router may call it together with the page, so that neither waits. */
export async function preloadGrid(): Promise<void> {
  if (loaded || isLoading || !needsGrid()) return;
  isLoading = true;
  try {
    loaded = await import('./GridView');
    for (const listener of listeners) listener();
  } catch {
    // The next table tries again; until then its skeleton stands.
  } finally {
    isLoading = false;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  void preloadGrid();
  return () => {
    listeners.delete(listener);
  };
}

// Not React.lazy: that one shows its fallback for a moment even when the module has long arrived.
/** The grid's module once it is there. */
export const useGridModule = () => useSyncExternalStore(subscribe, () => loaded);
