import { ref } from 'yup';
import { NEW_PASSWORD_MIN, PASSWORD_MAX } from '@/shared/constants/limits';
import { minCharacters, record, untrimmedText } from '@/shared/validation/fields';

const TOO_SHORT = `Password must be at least ${NEW_PASSWORD_MIN} characters`;
const TOO_LONG = `Password must be at most ${PASSWORD_MAX} characters`;

/** The messages are in English, as in spec §5. */
export const changePasswordRules = record({
  password: untrimmedText().required('Current password is required').max(PASSWORD_MAX, TOO_LONG),
  new_password: untrimmedText()
    .required(TOO_SHORT)
    .test(minCharacters(NEW_PASSWORD_MIN, TOO_SHORT))
    .max(PASSWORD_MAX, TOO_LONG),
  new_password_confirmation: untrimmedText()
    .required('Password confirmation is required')
    .oneOf([ref('new_password')], "Passwords don't match"),
});
