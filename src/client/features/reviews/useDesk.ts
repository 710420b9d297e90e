import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Review, useGetReviewCountsQuery, useListReviewsQuery } from '@/client/api/api';
import { REVIEW_SELECTION_MAX } from '@/shared/constants/limits';
import { filtersOf, listRequestOf, PAGE_SIZE } from './deskState';
import { applyOverlay, applyToCounts } from './overlay';
import { labelOf, type Unexplained, useDecisions } from './useDecisions';
import { useDeskState } from './useDeskState';

/** Older answers are read again: reviewers work beside others. */
const FRESH_SECONDS = 5;
const FRESH = { refetchOnMountOrArgChange: FRESH_SECONDS };

export const rowId = (id: number) => `review-${id}`;

const NO_ROWS: readonly Review[] = [];

/** What the desk shows, who has the focus, what is selected and open, and all decisions. */
export function useDesk() {
  const { state, change } = useDeskState();
  const filters = useMemo(() => filtersOf(state), [state]);
  const list = useListReviewsQuery(listRequestOf(state), FRESH);
  const counted = useGetReviewCountsQuery(filters, FRESH);

  const { refetch } = list;
  const reread = useCallback(async () => !(await refetch()).isError, [refetch]);
  /** What is undone as soon as the reviewer has said why. */
  const [unexplained, setUnexplained] = useState<Unexplained | null>(null);
  const decisions = useDecisions({ filters, reread, onUnexplained: setUnexplained });
  const { overlay, recent, decide: decideOne, undoRow, undoRecent } = decisions;

  // `currentData`: the rows of the view before would be decided on by mistake.
  const loaded = list.currentData?.data ?? NO_ROWS;
  const [left] = useState(() => new Map<number, { row: Review; nextId: number | null }>());
  const rows = useMemo(
    () => applyOverlay(loaded, overlay, state.view, left),
    [loaded, overlay, state.view, left],
  );
  const counts = useMemo(
    () => counted.data && applyToCounts(counted.data.data, overlay),
    [counted.data, overlay],
  );
  const total = list.currentData?.meta?.total ?? 0;

  // --- the current row
  const [chosenId, setChosenId] = useState<number | null>(null);
  const current = rows.find(({ id }) => id === chosenId) ?? rows[0] ?? null;
  const currentId = current?.id ?? null;
  const toFocus = useRef<number | null>(null);
  /** The last row of a page was decided on: the first of the next rows gets the focus. */
  const isAwaitingRows = useRef(false);
  /** A row that was undone may leave again, with a list read before the server knew of it. */
  const undoneId = useRef<number | null>(null);

  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body || focused.tagName === 'MAIN';
    if (isAwaitingRows.current && rows[0]) {
      isAwaitingRows.current = false;
      if (isLost) toFocus.current = rows[0].id;
    }
    if (isLost && undoneId.current !== null) toFocus.current = undoneId.current;
    const id = toFocus.current;
    const element = id === null ? null : document.getElementById(rowId(id));
    if (!element) return;
    toFocus.current = null;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  });

  const goTo = useCallback((id: number | null) => {
    toFocus.current = id;
    undoneId.current = null;
    setChosenId(id);
  }, []);

  const neighbour = (row: Review, by: number) => rows[rows.indexOf(row) + by] ?? null;

  /** j and k: first to the current row, then from it. */
  const move = (by: 1 | -1) => {
    if (!current) return;
    const isThere = document.activeElement?.closest('article')?.id === rowId(current.id);
    const next = isThere ? neighbour(current, by) : current;
    if (next) goTo(next.id);
  };

  // --- what is selected, open, being returned
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [anchorId, setAnchorId] = useState<number | null>(null);
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const [returningId, setReturningId] = useState<number | null>(null);
  /** All rows seen, to name those that are decided on beyond the page. */
  const [seen] = useState(() => new Map<number, Review>());
  for (const row of loaded) seen.set(row.id, row);

  const shownKey = JSON.stringify([state.view, filters]);
  const [selectedIn, setSelectedIn] = useState(shownKey);
  if (selectedIn !== shownKey) {
    setSelectedIn(shownKey);
    setSelected(new Set());
    setReturningId(null);
    left.clear();
  }

  const select = useCallback((ids: readonly number[], isSelected: boolean) => {
    setSelected((all) => {
      const next = new Set(all);
      for (const id of ids) {
        if (!isSelected) next.delete(id);
        else if (next.size < REVIEW_SELECTION_MAX) next.add(id);
      }
      return next;
    });
  }, []);

  const toggleSelected = (row: Review) => {
    setAnchorId(row.id);
    select([row.id], !selected.has(row.id));
  };

  const selectRange = (by: 1 | -1) => {
    if (!current) return;
    const next = neighbour(current, by) ?? current;
    const anchor = rows.find(({ id }) => id === anchorId) ?? current;
    const [first, last] = [rows.indexOf(anchor), rows.indexOf(next)].sort((a, b) => a - b);
    setAnchorId(anchor.id);
    const range = rows.slice(first, (last ?? 0) + 1).map(({ id }) => id);
    // Back towards the anchor, the range gets smaller.
    if (!range.includes(current.id)) select([current.id], false);
    select(range, true);
    goTo(next.id);
  };

  const toggleOpen = useCallback((row: Review) => {
    setOpenIds((all) => {
      const next = new Set(all);
      if (!next.delete(row.id)) next.add(row.id);
      return next;
    });
  }, []);

  // --- decisions
  /** The row leaves, or is decided: the next one has its place, or the one before the last. */
  const leave = (row: Review) => {
    const following = neighbour(row, 1);
    left.set(row.id, { row, nextId: following?.id ?? null });
    const next = following ?? neighbour(row, -1);
    goTo(next?.id ?? null);
    isAwaitingRows.current = next === null;
    setReturningId(null);
    select([row.id], false);
  };

  const validate = (row: Review) => {
    if (row.refusals.validate !== null) return;
    leave(row);
    void decideOne(row, 'validate');
  };

  const startReturn = (row: Review) => {
    if (row.refusals.return !== null) return;
    setChosenId(row.id);
    setReturningId(row.id);
  };

  const cancelReturn = (row: Review) => {
    setReturningId(null);
    goTo(row.id);
  };

  const sendReturn = (row: Review, comment: string) => {
    leave(row);
    void decideOne(row, 'return', comment);
  };

  const undo = (row: Review) => {
    goTo(row.id);
    const isFresh = recent.some(({ ids }) => ids.includes(row.id));
    if (!isFresh && row.state === 'validated' && row.other_review.state === 'validated') {
      return setUnexplained({ ids: [row.id], label: labelOf(row) });
    }
    undoneId.current = row.id;
    void undoRow(row);
  };

  /** u and the bar: the latest decision; without one, that on the current row. */
  const undoLatest = () => {
    const [latest] = recent;
    if (latest) {
      if (latest.ids.length === 1) {
        goTo(latest.ids[0] ?? null);
        undoneId.current = latest.ids[0] ?? null;
      }
      void undoRecent(latest);
    } else if (current && current.refusals.undo === null) undo(current);
  };

  // A page beyond the end, after the last of its rows has been decided on.
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const isBeyond = list.currentData !== undefined && !list.isFetching && state.page > pageCount;
  useEffect(() => {
    if (isBeyond) change({ page: pageCount });
  }, [isBeyond, change, pageCount]);

  return {
    state,
    change,
    filters,
    list,
    rows,
    total,
    pageCount,
    counts,
    current,
    currentId,
    setChosenId,
    goTo,
    move,
    seen,
    selected,
    select,
    setSelected,
    toggleSelected,
    selectRange,
    openIds,
    toggleOpen,
    returningId,
    validate,
    startReturn,
    cancelReturn,
    sendReturn,
    undo,
    undoLatest,
    decisions,
    unexplained,
    setUnexplained,
  };
}

export type Desk = ReturnType<typeof useDesk>;
