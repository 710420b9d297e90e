import { type SyntheticEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useRowSettings } from './RowContext';

/**
 * True for an event on a link, button or field of a row, or in a menu or dialog the row has opened: through
 * portals, React also bubbles these.
 */
export const isOnControl = ({
  target,
  currentTarget,
}: Pick<SyntheticEvent, 'target' | 'currentTarget'>) =>
  target instanceof Element &&
  (!currentTarget.contains(target) || target.closest('a, button, input') !== null);

/** Opens a row that is clicked outside of its links and buttons. */
export function useOpenRow() {
  const { hrefOf } = useRowSettings();
  const navigate = useNavigate();

  return useCallback(
    (row: unknown, event: SyntheticEvent) => {
      // The link of the name handles the middle button and ctrl by itself.
      if (!hrefOf || isOnControl(event)) return;
      // Selecting text to copy it ends with a click, too.
      if (window.getSelection()?.toString()) return;
      void navigate(hrefOf(row));
    },
    [hrefOf, navigate],
  );
}
