import { useCallback } from 'react';
import { messageOf, statusOf } from '@/client/api/serverErrors';
import { ACTION_DONE, ACTION_FAILED, type Message } from '@/client/components/crudMessages';
import { notify } from '@/client/components/toasts/notify';
import type { ConfirmQuestion } from './ConfirmDialog';
import { useConfirm } from './useConfirm';

type ConfirmedAction = ConfirmQuestion & {
  /** Must reject on failure: pass the `unwrap()` of a mutation. */
  action: () => Promise<unknown>;
  success?: Message;
  failure?: Message;
};

const CONFLICT = 409;

/** Asks, runs the action while the dialog is busy and shows a toast; resolves to its success. */
export function useConfirmedAction() {
  const confirm = useConfirm();

  return useCallback(
    ({ action, success = ACTION_DONE, failure = ACTION_FAILED, ...question }: ConfirmedAction) =>
      confirm({
        ...question,
        action: async () => {
          try {
            await action();
            notify.success(success.title, success.description);
          } catch (error) {
            // The message of a conflict says why the action is not possible.
            const reason = statusOf(error) === CONFLICT ? messageOf(error) : null;
            if (reason) notify.error(failure.description ?? failure.title, reason);
            else notify.error(failure.title, failure.description);
            throw error;
          }
        },
      }),
    [confirm],
  );
}
