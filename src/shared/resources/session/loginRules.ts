import { IDENTIFIER_MAX, PASSWORD_MAX } from '@/shared/constants/limits';
import { factorCode } from '@/shared/resources/second-factors/secondFactorRules';
import { flag, maxCharacters, record, text, untrimmedText } from '@/shared/validation/fields';

/** Used by the server only: the form has no rules (spec §5). */
export const loginRules = record({
  identifier: text()
    .required('NIK / NIP / NIM wajib diisi')
    .test(maxCharacters(IDENTIFIER_MAX, 'NIK / NIP / NIM')),
  password: untrimmedText()
    .required('Password wajib diisi')
    .test(maxCharacters(PASSWORD_MAX, 'Password')),
  code: factorCode(),
  remember: flag().default(false).nonNullable(),
});
