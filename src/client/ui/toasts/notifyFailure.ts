import { codeOf, messageOf, statusOf } from '@/client/api/serverErrors';
import { PROOF_REQUIRED } from '@/shared/constants/errorCodes';
import { Declined } from '../confirm/declined';
import type { Message } from '../crudMessages';
import { notify } from './notify';

const CONFLICT = 409;

/** A toast with the words of the screen; the message of a conflict says why it is not possible. */
export function notifyFailure(error: unknown, { title, description }: Message): void {
  // The person has declined to prove who they are.
  if (error instanceof Declined || codeOf(error) === PROOF_REQUIRED) return;
  const reason = statusOf(error) === CONFLICT ? messageOf(error) : null;
  if (reason) notify.error(description ?? title, reason);
  else notify.error(title, description);
}
