import { EMAIL_TOKEN_MAX } from '@/shared/constants/limits';
import { maxCharacters, record, text } from '@/shared/validation/fields';

/** The token of the link that confirms an address. */
export const emailConfirmationRules = record({
  token: text().required('Tautan wajib diisi').test(maxCharacters(EMAIL_TOKEN_MAX, 'Tautan')),
});
