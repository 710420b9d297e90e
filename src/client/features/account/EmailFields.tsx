import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import type { OwnAccount } from '@/client/api/api';
import { EmailStatus } from '@/client/layout/EmailStatus';
import { toSessionUser } from '@/client/session/storage';
import { PasswordField } from '@/client/ui/fields/PasswordField';
import { TextField } from '@/client/ui/fields/TextField';
import { isOtherAddress } from '@/shared/resources/session/ownContactRules';
import { userFields } from '@/shared/resources/users/userFields';

const NO_MAIL = 'Server ini tidak mengirim email.';
const NO_EMAIL = 'Belum ada email. Isi agar pemberitahuan dapat dikirim.';
const WHY_PASSWORD = 'Diperlukan untuk mengganti email.';

/** Beside the field, or below it on a phone. */
const State = styled('div')(({ theme }) => ({
  alignSelf: 'center',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
}));

function StoredState({ account }: { account: OwnAccount }) {
  if (account.email_state === 'off') return NO_MAIL;
  if (account.email === null) return NO_EMAIL;
  return <EmailStatus user={toSessionUser(account)} />;
}

/** The address with its state, in the place of which another address asks for the password. */
export function EmailFields({ account }: { account: OwnAccount }) {
  const { values } = useFormikContext<{ email: string }>();
  return (
    <>
      <TextField
        name="email"
        label={userFields.email.label}
        type="email"
        inputMode="email"
        autoComplete="email"
        required={account.email !== null}
      />
      {isOtherAddress(account.email ?? '', values.email) ? (
        <PasswordField
          name="password"
          label="Password Saat Ini"
          autoComplete="current-password"
          helperText={WHY_PASSWORD}
          required
        />
      ) : (
        <State>
          <StoredState account={account} />
        </State>
      )}
    </>
  );
}
