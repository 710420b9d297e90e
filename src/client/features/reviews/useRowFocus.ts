import { useLayoutEffect, useRef } from 'react';
import type { Review } from '@/client/api/api';
import type { FocusRequest } from './desk';
import { scrollToWhole } from './useDockRoom';

export const rowId = (id: number) => `review-${id}`;

/** The row that has the focus, itself or in one of its controls. */
export function focusedRow(rows: readonly Review[]): Review | null {
  const id = document.activeElement?.closest('article')?.id;
  return rows.find((row) => rowId(row.id) === id) ?? null;
}

const isFocusNowhere = () => {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.tagName === 'MAIN';
};

/** Gives the row the focus once for each request; a row that is late gets it if nothing else has it. */
export function useRowFocus(request: FocusRequest | null, rows: readonly Review[]) {
  const last = useRef({ request, isDone: true });

  useLayoutEffect(() => {
    const isLate = last.current.request === request;
    if (!request || (isLate && last.current.isDone)) return;
    const id = request.id ?? rows[0]?.id;
    const element = id === undefined ? null : document.getElementById(rowId(id));
    last.current = { request, isDone: element !== null };
    if (!element || (isLate && !isFocusNowhere())) return;
    element.focus({ preventScroll: true });
    scrollToWhole(element);
  }, [request, rows]);
}
