import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Field, Form, Formik } from 'formik';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { type LoginInput, type LoginResponse, useLoginMutation } from '@/client/api/api';
import { useDocumentTitle } from '@/client/navigation/useDocumentTitle';
import { useUnsentLeft } from '@/client/queue/unsentShown';
import { loggedIn } from '@/client/session/sessionSlice';
import { toSessionUser } from '@/client/session/storage';
import { BusyButton } from '@/client/ui/BusyButton';
import { PasswordField } from '@/client/ui/fields/PasswordField';
import { focusFirstField } from '@/client/ui/form/fieldDom';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { paths } from '@/shared/paths';
import { IdentifierField } from './IdentifierField';
import { LoginFrame } from './LoginFrame';

const EMPTY: LoginInput = { identifier: '', password: '', remember: false };

// The trailing space is specified (spec §8).
const FAILED = { title: 'Terjadi kesalahan, silakan coba lagi nanti ' };

/** After the first paint, so as not to delay it, and not on touch screens, where it opens the keyboard. */
const useInitialFocus = () =>
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) focusFirstField(document);
  }, []);

export const LoginPage = () => {
  useDocumentTitle('Login');
  useInitialFocus();
  const dispatch = useDispatch();
  const unsent = useUnsentLeft();
  const [login] = useLoginMutation();
  const form = useFormSubmit({
    request: (loginInput: LoginInput) => login({ loginInput }).unwrap(),
    failure: FAILED,
    // The page's guard redirects to the dashboard once a session exists.
    onDone: ({ access_token, user }: LoginResponse) =>
      dispatch(loggedIn({ accessToken: access_token, user: toSessionUser(user) })),
  });

  return (
    <LoginFrame>
      <Typography variant="h1" sx={{ fontSize: 28, lineHeight: '36px' }}>
        Welcome Back
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: unsent ? 1.5 : 4 }}>
        Please Log in to continue.
      </Typography>
      {unsent && (
        <Typography role="note" sx={{ color: 'warning.text', fontWeight: 600, mb: 3 }}>
          Masuk lagi untuk {unsent}
        </Typography>
      )}
      <Formik initialValues={EMPTY} {...form}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <Stack sx={{ gap: 2.5 }}>
              <IdentifierField />
              <PasswordField name="password" label="Password" autoComplete="current-password" />
              <Stack
                direction="row"
                sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
              >
                <FormControlLabel
                  control={<Field as={Checkbox} name="remember" type="checkbox" />}
                  label="Ingat saya"
                />
                <Button component={Link} to={paths.newPassword}>
                  Lupa password?
                </Button>
              </Stack>
              <BusyButton
                type="submit"
                variant="contained"
                size="large"
                isBusy={isSubmitting}
                sx={{ minHeight: 48 }}
              >
                Log in
              </BusyButton>
            </Stack>
          </Form>
        )}
      </Formik>
    </LoginFrame>
  );
};
