import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDispatch } from 'react-redux';
import { Link, useSearchParams } from 'react-router';
import { useConfirmEmailMutation } from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { userLoaded } from '@/client/session/sessionSlice';
import { toSessionUser } from '@/client/session/storage';
import { useCurrentUser } from '@/client/session/useSession';
import { BusyButton } from '@/client/ui/BusyButton';
import { FormPage } from '@/client/ui/FormPage';
import { paths } from '@/shared/paths';

const INCOMPLETE = 'Tautan tidak lengkap. Buka tautan lengkap dari email Anda.';
const FAILED = 'Email belum dapat dikonfirmasi. Silakan coba lagi nanti.';

const ToDashboard = () => (
  <Button component={Link} to={paths.dashboard} variant="contained">
    Ke Dashboard
  </Button>
);

/** Programs that open links in mails must confirm nothing, so it takes a click. */
function Confirmation({ token, email }: { token: string; email: string }) {
  const dispatch = useDispatch();
  const [confirmEmail, { isLoading, isSuccess, isError, error }] = useConfirmEmailMutation();

  const confirm = async () => {
    const { data } = await confirmEmail({ emailConfirmationInput: { token } });
    if (data) dispatch(userLoaded(toSessionUser(data.data)));
  };

  if (isSuccess) {
    return (
      <>
        <Alert severity="success">Email {email} terverifikasi.</Alert>
        <ToDashboard />
      </>
    );
  }
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Konfirmasikan bahwa <strong>{email}</strong> adalah email Anda. Setelah itu, pemberitahuan
        dapat dikirim ke sana.
      </Typography>
      {isError && <Alert severity="error">{messageOf(error) ?? FAILED}</Alert>}
      <BusyButton variant="contained" isBusy={isLoading} onClick={() => void confirm()}>
        Konfirmasi
      </BusyButton>
    </>
  );
}

/** @screen email-confirmation */
export function EmailConfirmationPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const email = useCurrentUser()?.email ?? '';
  return (
    <FormPage context="Berlaku untuk akun Anda sendiri.">
      <Card sx={{ p: 2.5 }}>
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          {token === '' ? (
            <>
              <Typography>{INCOMPLETE}</Typography>
              <ToDashboard />
            </>
          ) : (
            <Confirmation key={token} token={token} email={email} />
          )}
        </Stack>
      </Card>
    </FormPage>
  );
}
