import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useRowSettings } from './RowContext';

export const isOnControl = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest('a, button, input') !== null;

/** Opens a row that is clicked outside of its links and buttons. */
export function useOpenRow() {
  const { hrefOf } = useRowSettings();
  const navigate = useNavigate();

  return useCallback(
    (row: unknown, event: Pick<MouseEvent, 'target'>) => {
      // The link of the name handles the middle button and ctrl by itself.
      if (!hrefOf || isOnControl(event)) return;
      // Selecting text to copy it ends with a click, too.
      if (window.getSelection()?.toString()) return;
      void navigate(hrefOf(row));
    },
    [hrefOf, navigate],
  );
}
