import { type RefObject, useDeferredValue, useEffect, useState } from 'react';

type GridModule = typeof import('./GridView');

/** Whether the focus is in the rows, or a menu of theirs is open. */
const isInUse = (rows: HTMLElement) =>
  rows.contains(document.activeElement) || rows.querySelector('[aria-expanded="true"]') !== null;

const isPlain = (rows: HTMLElement) => rows.querySelector('[role="grid"]') === null;

/** The grid, fetched after the paint of the plain rows: asking for its files takes a slow laptop 0.1 s. */
function useGridModule(isNeeded: boolean) {
  const [grid, setGrid] = useState<GridModule | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const load = () =>
      import(/* webpackFetchPriority: "low", webpackChunkName: "later.grid" */ './GridView').then(
        (module) => isCurrent && setGrid(module),
        // The plain rows stay. The next table tries again.
        () => {},
      );
    const frame = requestAnimationFrame(() => setTimeout(load));
    return () => {
      isCurrent = false;
      cancelAnimationFrame(frame);
    };
  }, [isNeeded]);
  return isNeeded ? grid : null;
}

/**
 * The grid, which replaces the plain rows in `box` once they are not in use: they would lose the focus or an
 * open menu.
 */
export function useGrid(box: RefObject<HTMLElement | null>, isNeeded: boolean) {
  const grid = useGridModule(isNeeded);
  const [isFree, setFree] = useState(false);

  useEffect(() => {
    const rows = box.current;
    if (!grid || !rows) return;
    // Somebody may begin to use the rows while the grid is being drawn.
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
  }, [box, grid]);

  const isItsTurn = useDeferredValue(isFree, false);
  return isItsTurn ? grid : null;
}
