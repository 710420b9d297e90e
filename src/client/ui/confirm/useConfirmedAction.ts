import { useCallback } from 'react';
import type { ConfirmQuestion } from './ConfirmDialog';
import { useConfirm } from './useConfirm';
import { type Toasts, withToasts } from './withToasts';

type ConfirmedAction = ConfirmQuestion &
  Toasts & {
    /** Must reject on failure: pass the `unwrap()` of a mutation. */
    action: () => Promise<unknown>;
  };

/** Asks, runs the action while the dialog is busy and shows a toast; resolves to its success. */
export function useConfirmedAction() {
  const confirm = useConfirm();

  return useCallback(
    ({ action, success, failure, ...question }: ConfirmedAction) =>
      confirm({ ...question, action: () => withToasts(action, { success, failure }) }),
    [confirm],
  );
}
