import type { Review } from '@/client/api/api';
import type { DeskKeys } from '@/client/records/review/useDeskKeys';
import { notify } from '@/client/ui/toasts/notify';
import type { useDesk } from './useDesk';
import { focusedRow } from './useRowFocus';

type Settings = {
  desk: ReturnType<typeof useDesk>;
  onBulk: (decision: 'validate' | 'return') => void;
  onSearch: () => void;
  onShowKeys: () => void;
};

/** The actions of the keys. Decisions apply to the selection, or else to the focused row. */
export function deskKeys({ desk, onBulk, onSearch, onShowKeys }: Settings): DeskKeys {
  const { rows, current, state, dispatch, decide, undoRecent } = desk;
  const [latest] = state.recent;
  const isSelecting = state.selected.size > 0;

  const onFocused = (act: (row: Review) => void) => () => {
    const row = focusedRow(rows);
    if (row) act(row);
  };
  const move = (by: 1 | -1) => {
    const row = focusedRow(rows);
    const next = row ? rows[rows.indexOf(row) + by] : current;
    if (next) dispatch({ type: 'goTo', id: next.id });
  };
  const undoFocused = onFocused((row) => decide(row, 'undo'));

  return {
    move,
    selectRange: (by) =>
      focusedRow(rows) ? dispatch({ type: 'selectRange', rows, by }) : move(by),
    open: onFocused(({ id }) => dispatch({ type: 'toggleOpen', id })),
    validate: isSelecting ? () => onBulk('validate') : onFocused((row) => decide(row, 'validate')),
    startReturn: isSelecting
      ? () => onBulk('return')
      : onFocused(({ id, refusals }) => {
          if (refusals.return === null) dispatch({ type: 'startReturn', id });
          else notify.info(refusals.return);
        }),
    undo: () => {
      if (latest) undoRecent(latest);
      else if (!isSelecting) undoFocused();
    },
    select: onFocused(({ id }) => dispatch({ type: 'toggleSelected', id })),
    search: onSearch,
    showKeys: onShowKeys,
  };
}
