import Alert from '@mui/material/Alert';
import type { MailPreferences } from '@/client/api/api';
import { EmailStatus } from '@/client/layout/EmailStatus';
import { UNREACHED } from '@/client/session/emailState';
import { useCurrentUser } from '@/client/session/useSession';

type Props = { emailState: MailPreferences['email_state'] };

/** Says that no mail comes yet, with the way to confirm the address. */
export function UnreachedNote({ emailState }: Props) {
  const user = useCurrentUser();
  if (!user || emailState === 'off' || emailState === 'confirmed') return null;
  return (
    <Alert severity="info" role="note">
      {UNREACHED}
      <EmailStatus user={{ ...user, email_state: emailState }} />
    </Alert>
  );
}
