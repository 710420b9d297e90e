import { codeOf, fieldMessagesOf } from '@/client/api/serverErrors';
import { TEMPLATE_INCOMPLETE } from '@/shared/constants/errorCodes';

/** What a template lacks, if the server asks about it; null for any other failure. */
export const missingIn = (failure: unknown): readonly string[] | null =>
  codeOf(failure) === TEMPLATE_INCOMPLETE ? fieldMessagesOf(failure, 'file') : null;
