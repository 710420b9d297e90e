import { useCallback } from 'react';
import { messageOf, statusOf } from '@/client/api/serverErrors';
import type { ConfirmQuestion } from './ConfirmDialog';
import { ACTION_DONE, ACTION_FAILED, type Message } from './crudMessages';
import { notify } from './notify';
import { useConfirm } from './useConfirm';

type ConfirmedAction = ConfirmQuestion & {
  /** Rejects when it failed: pass the `unwrap()` of a mutation. */
  action: () => Promise<unknown>;
  success?: Message;
  failure?: Message;
};

const CONFLICT = 409;

/** Asks, acts while the dialog shows that it is busy, tells how it went; answers whether it did. */
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
            // A conflict says what stands in the way, which is what one needs to know.
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
