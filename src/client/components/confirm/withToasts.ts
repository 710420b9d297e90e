import { messageOf, statusOf } from '@/client/api/serverErrors';
import { ACTION_DONE, ACTION_FAILED, type Message } from '@/client/components/crudMessages';
import { notify } from '@/client/components/toasts/notify';

export type Toasts = { success?: Message; failure?: Message };

const CONFLICT = 409;

/** Runs the action and shows how it ended; rejects when it fails. */
export async function withToasts(
  action: () => Promise<unknown>,
  { success = ACTION_DONE, failure = ACTION_FAILED }: Toasts,
): Promise<void> {
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
}
