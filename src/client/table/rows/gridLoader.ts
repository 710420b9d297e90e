import { type RefObject, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { PHONE_QUERY } from '@/shared/constants/screen';

type GridModule = typeof import('./GridView');

let loaded: GridModule | null = null;
let isLoading = false;
let isPlainFirst = true;
const listeners = new Set<() => void>();

/** Phones show cards and never need the grid, which is the largest part of the client. */
const needsGrid = () => !window.matchMedia?.(PHONE_QUERY).matches;

/** Fetches the grid once rows are shown. */
async function preloadGrid(): Promise<void> {
  if (loaded || isLoading || !needsGrid()) return;
  isLoading = true;
  try {
    loaded = await import(
      /* webpackFetchPriority: "low", webpackChunkName: "later.grid" */ './GridView'
    );
    for (const listener of listeners) listener();
  } catch {
    // The next table tries again; until then the plain rows stay.
  } finally {
    isLoading = false;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tests switch them off: an element that was found must not be replaced a moment later. */
export function setPlainRowsFirst(isFirst: boolean) {
  isPlainFirst = isFirst;
}

export const drawsPlainRows = () => isPlainFirst;

/** Whether the focus is in the rows, or a menu of theirs is open. */
const isInUse = (rows: HTMLElement) =>
  rows.contains(document.activeElement) || rows.querySelector('[aria-expanded="true"]') !== null;

const isPlain = (rows: HTMLElement) => rows.querySelector('[role="grid"]') === null;

/**
 * The grid's module once it is there and plain rows have been painted: these take a few
 * milliseconds, so that the data is on the screen while the grid is fetched and drawn behind it.
 * Rows in use stay plain, or the focus and an open menu would be lost.
 */
export function useGridModule(
  box: RefObject<HTMLElement | null>,
  isNeeded: boolean,
  hasRows: boolean,
): GridModule | null {
  useEffect(() => {
    if (!isNeeded || !hasRows) return;
    // After the paint: on a slow phone, asking for its files takes a tenth of a second.
    const frame = requestAnimationFrame(() => setTimeout(preloadGrid));
    return () => cancelAnimationFrame(frame);
  }, [isNeeded, hasRows]);
  const grid = useSyncExternalStore(subscribe, () => loaded);
  const isReady = grid !== null && isNeeded && hasRows;
  const [isFree, setFree] = useState(false);

  useEffect(() => {
    const rows = box.current;
    if (!isReady || !rows) return;
    // Until the grid has replaced them: drawing it takes a while, in which somebody may begin to use the rows.
    const look = () => {
      if (isPlain(rows)) setFree(!isInUse(rows));
    };
    look();
    // The event comes before the focus has arrived elsewhere.
    const lookLater = () => setTimeout(look);
    rows.addEventListener('focusin', look);
    rows.addEventListener('focusout', lookLater);
    return () => {
      rows.removeEventListener('focusin', look);
      rows.removeEventListener('focusout', lookLater);
    };
  }, [box, isReady]);

  const isItsTurn = useDeferredValue(isFree, false);
  return isReady && (isItsTurn || !isPlainFirst) ? grid : null;
}
