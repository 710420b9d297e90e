import { PASSWORD_MAX } from '@/shared/constants/limits';
import { untrimmedText } from '@/shared/validation/fields';

export const PASSWORD_NEEDED = 'Password saat ini wajib diisi';

/** The password that confirms a change of one's own account. */
export const currentPassword = () =>
  untrimmedText().max(PASSWORD_MAX, `Password maksimal ${PASSWORD_MAX} karakter`);
