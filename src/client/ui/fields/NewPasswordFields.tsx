import { NEW_PASSWORD_MIN } from '@/shared/constants/limits';
import { PasswordField } from './PasswordField';

/** A new password, typed twice. */
export const NewPasswordFields = () => (
  <>
    <PasswordField
      name="new_password"
      label="Password Baru"
      autoComplete="new-password"
      helperText={`Minimal ${NEW_PASSWORD_MIN} karakter.`}
      required
    />
    <PasswordField
      name="new_password_confirmation"
      label="Konfirmasi Password Baru"
      autoComplete="new-password"
      required
    />
  </>
);
