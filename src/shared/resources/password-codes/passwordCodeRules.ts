import { changePasswordRules } from '@/shared/resources/session/changePasswordRules';
import { loginRules } from '@/shared/resources/session/loginRules';
import { maxCharacters, record, text } from '@/shared/validation/fields';

const CODE_REQUIRED = 'Kode wajib diisi';
const CODE_MAX = 100;

export const forgottenPasswordRules = loginRules.pick(['identifier']);

export const passwordCodeRules = record({
  code: text().required(CODE_REQUIRED).test(maxCharacters(CODE_MAX, 'Kode')),
});

export const passwordRecoveryRules = passwordCodeRules.concat(
  changePasswordRules.pick(['new_password', 'new_password_confirmation']),
);
