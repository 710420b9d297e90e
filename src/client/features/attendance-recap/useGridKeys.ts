import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect } from 'react';

const CELL = 'td[data-date]';
/** The rows that Page Up and Page Down skip. */
const PAGE = 10;

const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(CELL)];

/** The rows down and the cells to the right that a key moves the focus; infinity moves it to the end. */
const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

const within = (index: number, length: number) => Math.min(Math.max(index, 0), length - 1);

function neighbour(cell: HTMLElement, key: string, isWhole: boolean): HTMLElement | undefined {
  const row = cell.closest('tr');
  const step = STEPS[key];
  if (!row?.parentElement || !step) return undefined;
  const rows = [...row.parentElement.children];
  const [down, right] = step;
  // With Ctrl, Home and End lead to the first and the last cell of all.
  const rowsDown = isWhole && right !== 0 ? right : down;
  const target = rows[within(rows.indexOf(row) + rowsDown, rows.length)];
  if (!target) return undefined;
  const cells = cellsOf(target);
  return cells[within(cellsOf(row).indexOf(cell) + right, cells.length)];
}

/**
 * The keys of a grid: one of its cells is in the order of Tab, arrows move the focus, and Enter opens. The cells are
 * changed in place, because thousands of them would render again otherwise.
 */
export function useGridKeys(
  table: RefObject<HTMLTableElement | null>,
  onOpen: (cell: HTMLElement) => void,
) {
  useEffect(() => {
    // Rows may have come or gone with any render.
    if (table.current?.querySelector(`${CELL}[tabindex="0"]`)) return;
    table.current?.querySelector<HTMLElement>(CELL)?.setAttribute('tabindex', '0');
  });

  const focus = (cell: HTMLElement) => {
    for (const former of table.current?.querySelectorAll(`${CELL}[tabindex="0"]`) ?? []) {
      former.setAttribute('tabindex', '-1');
    }
    cell.setAttribute('tabindex', '0');
    cell.focus();
  };

  const cellOf = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>(CELL) : null;

  return {
    onKeyDown: (event: KeyboardEvent) => {
      const cell = cellOf(event.target);
      if (!cell || event.altKey || event.metaKey) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        onOpen(cell);
        return;
      }
      const next = neighbour(cell, event.key, event.ctrlKey);
      if (!next) return;
      event.preventDefault();
      focus(next);
    },
    onClick: (event: MouseEvent) => {
      const cell = cellOf(event.target);
      if (!cell) return;
      focus(cell);
      onOpen(cell);
    },
  };
}
