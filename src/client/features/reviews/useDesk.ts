import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Review } from '@/client/api/api';
import type { ReviewDecision } from '@/shared/resources/reviews/constants';
import { NEW_DESK } from './desk';
import { filtersOf } from './deskQuery';
import { deskReducer } from './deskReducer';
import { applyOverlay, applyToCounts } from './overlay';
import type { Unsent } from './unsent';
import { useDecisions } from './useDecisions';
import { useDeskList } from './useDeskList';
import { useDeskQuery } from './useDeskQuery';
import { useRowFocus } from './useRowFocus';

/** The rows with pending decisions, the state of the desk and its actions. */
export function useDesk() {
  const { query, change } = useDeskQuery();
  const filters = useMemo(() => filtersOf(query), [query]);
  const list = useDeskList({ query, filters, change });
  const [state, dispatch] = useReducer(deskReducer, NEW_DESK);
  const { overlay, left, unsent, recent } = state;

  const { view } = query;
  const shown = JSON.stringify([view, filters]);
  if (state.shown !== shown) dispatch({ type: 'show', shown });

  const rows = useMemo(
    () => applyOverlay(list.loaded, overlay, view, left, unsent),
    [list.loaded, overlay, view, left, unsent],
  );
  const counts = useMemo(
    () => list.counts && applyToCounts(list.counts, overlay),
    [list.counts, overlay],
  );
  useRowFocus(state.focus, rows);

  const current = rows.find(({ id }) => id === state.currentId) ?? rows[0] ?? null;

  const { reread } = list;
  const decisions = useDecisions({ view, filters, rows, counts, recent, dispatch, reread });

  // Always the same function, so that only the rows that change render again.
  const latest = useRef(decisions);
  useEffect(() => {
    latest.current = decisions;
  });
  const decide = useCallback(
    (row: Review, decision: ReviewDecision, comment?: string) =>
      latest.current.decide(row, decision, comment),
    [],
  );
  const resend = useCallback(
    (row: Review, unsent: Unsent) => latest.current.resend(row, unsent),
    [],
  );
  const dismiss = useCallback((row: Review) => latest.current.dismiss(row), []);

  return {
    query,
    filters,
    change,
    list,
    rows,
    counts,
    state,
    dispatch,
    current,
    ...decisions,
    decide,
    resend,
    dismiss,
  };
}
