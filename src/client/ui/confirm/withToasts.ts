import { ACTION_DONE, ACTION_FAILED, type Message } from '@/client/ui/crudMessages';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';

export type Toasts = { success?: Message; failure?: Message };

/** Runs the action and shows a toast about its outcome; rejects when it fails. */
export async function withToasts(
  action: () => Promise<unknown>,
  { success = ACTION_DONE, failure = ACTION_FAILED }: Toasts,
): Promise<void> {
  try {
    await action();
    notify.success(success.title, success.description);
  } catch (error) {
    notifyFailure(error, failure);
    throw error;
  }
}
