import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { useLoginWithProviderMutation } from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { useSettings } from '@/client/api/useSettings';
import { urlAfterLogin } from '@/client/navigation/afterLogin';
import { useDocumentTitle } from '@/client/navigation/useDocumentTitle';
import { readStoredJson } from '@/client/session/browserStorage';
import { loggedIn } from '@/client/session/sessionSlice';
import { toSessionUser } from '@/client/session/storage';
import { PublicPage } from '@/client/ui/PublicPage';
import { paths } from '@/shared/paths';

const NO_ANSWER = 'Halaman ini dibuka tanpa jawaban. Silakan mulai dari halaman login.';
const FAILED = 'Server tidak dapat dihubungi. Silakan mulai lagi.';

/** Takes the answer of an identity provider, which is in the address that it leads back to. */
export function SignedOnPage() {
  useDocumentTitle('Masuk');
  const { provider = '' } = useParams();
  const { search } = useLocation();
  const [answer] = useState(() => search.slice(1));
  const name = useSettings().login_providers.find(({ id }) => id === provider)?.name;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [login, { error }] = useLoginWithProviderMutation();
  const isSent = useRef(false);

  useEffect(() => {
    if (answer === '' || isSent.current) return;
    isSent.current = true;
    // An answer works once: a reload would only say that.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const finish = async () => {
      const { data } = await login({ provider, signOnAnswer: { answer } });
      if (!data) return;
      // The login forgets it.
      const state = readStoredJson('sign-on-return');
      const user = toSessionUser(data.user);
      dispatch(loggedIn({ accessToken: data.access_token, user }));
      await navigate(urlAfterLogin(state, user.id), { replace: true });
    };
    void finish();
  }, [answer, provider, login, dispatch, navigate]);

  const failure = answer === '' ? NO_ANSWER : error && (messageOf(error) ?? FAILED);
  return (
    <PublicPage maxWidth={480}>
      <Typography variant="h1">{name ? `Masuk dengan ${name}` : 'Masuk'}</Typography>
      {failure ? (
        <>
          <Alert severity="error">{failure}</Alert>
          <Button
            component={Link}
            to={paths.login}
            variant="contained"
            sx={{ alignSelf: 'flex-start' }}
          >
            Kembali ke Log in
          </Button>
        </>
      ) : (
        <Stack role="status" direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <CircularProgress size={24} aria-hidden />
          <Typography>Sebentar, Anda sedang dimasukkan …</Typography>
        </Stack>
      )}
    </PublicPage>
  );
}
