import { codeOf, fieldMessagesOf } from '@/client/api/serverErrors';
import { TEMPLATE_INCOMPLETE } from '@/shared/constants/errorCodes';

/** The gaps of a template that the server asks about; null for any other failure. */
export const missingIn = (failure: unknown): readonly string[] | null =>
  codeOf(failure) === TEMPLATE_INCOMPLETE ? fieldMessagesOf(failure, 'file') : null;
