import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { useCreateEmailConfirmationMutation } from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { emailStateText } from '@/client/session/emailState';
import { userLoaded } from '@/client/session/sessionSlice';
import { type SessionUser, toSessionUser } from '@/client/session/storage';
import { notify } from '@/client/ui/toasts/notify';

const FAILED = { title: 'Tautan tidak terkirim', description: 'Silakan coba lagi nanti.' };

const Status = styled('div')(({ theme }) => ({
  marginTop: 4,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));

/** Whether mails reach the signed-in person, with a button that sends the link to confirm the address. */
export function EmailStatus({ user }: { user: SessionUser }) {
  const dispatch = useDispatch();
  const [createEmailConfirmation, { isLoading }] = useCreateEmailConfirmationMutation();
  const text = emailStateText(user);
  if (text === null) return null;

  const send = async () => {
    try {
      const { data } = await createEmailConfirmation().unwrap();
      dispatch(userLoaded(toSessionUser(data)));
      notify.success('Berhasil', `Tautan verifikasi dikirim ke ${data.email}.`);
    } catch (error) {
      notify.error(FAILED.title, messageOf(error) ?? FAILED.description);
    }
  };

  return (
    <Status>
      <div>{text}</div>
      {user.email_state !== 'confirmed' && (
        <Button
          size="small"
          variant="outlined"
          sx={{ mt: 0.75 }}
          disabled={isLoading}
          onClick={() => void send()}
        >
          Kirim tautan verifikasi
        </Button>
      )}
    </Status>
  );
}
