import { messageOf, statusOf } from '@/client/api/serverErrors';
import { Declined } from '../confirm/declined';
import type { Message } from '../crudMessages';
import { notify } from './notify';

const CONFLICT = 409;

/** A toast with the words of the screen; the message of a conflict says why it is not possible. */
export function notifyFailure(error: unknown, { title, description }: Message): void {
  if (error instanceof Declined) return;
  const reason = statusOf(error) === CONFLICT ? messageOf(error) : null;
  if (reason) notify.error(description ?? title, reason);
  else notify.error(title, description);
}
