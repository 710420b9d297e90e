import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Field, Form, Formik } from 'formik';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { type LoginInput, type LoginResponse, useLoginMutation } from '@/client/api/api';
import { useDocumentTitle } from '@/client/api/useDocumentTitle';
import { PasswordField } from '@/client/components/fields/PasswordField';
import { TextField } from '@/client/components/fields/TextField';
import { focusFirstField } from '@/client/components/form/fieldDom';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { loggedIn } from '@/client/session/sessionSlice';
import { toSessionUser } from '@/client/session/storage';
import { LoginFrame } from './LoginFrame';

const NOBODY: Required<LoginInput> = { identifier: '', password: '', remember: false };

// The blank at the end is the specification's (§8).
const FAILED = { title: 'Terjadi kesalahan, silakan coba lagi nanti ' };

/** After the first paint, which focusing would hold up; and never a phone's keyboard unasked. */
const useFocusWithKeyboard = () =>
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) focusFirstField(document);
  }, []);

export const LoginPage = () => {
  useDocumentTitle('Login');
  useFocusWithKeyboard();
  const dispatch = useDispatch();
  const [login] = useLoginMutation();
  const submit = useFormSubmit({
    failure: FAILED,
    // The guard of this page leads to the dashboard once there is a session.
    onDone: ({ access_token, user }: LoginResponse) =>
      dispatch(loggedIn({ accessToken: access_token, user: toSessionUser(user) })),
  });

  return (
    <LoginFrame>
      <Typography variant="h1" sx={{ fontSize: 28, lineHeight: '36px' }}>
        Welcome Back
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 4 }}>
        Please Log in to continue.
      </Typography>
      <Formik
        initialValues={NOBODY}
        onSubmit={(loginInput, form) => submit(() => login({ loginInput }).unwrap(), form)}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <Stack sx={{ gap: 2.5 }}>
              <TextField name="identifier" label="NIK / NIP / NIM" autoComplete="username" />
              <PasswordField name="password" label="Password" autoComplete="current-password" />
              <FormControlLabel
                control={<Field as={Checkbox} name="remember" type="checkbox" />}
                label="Ingat saya"
              />
              <Button
                type="submit"
                variant="contained"
                size="large"
                loading={isSubmitting}
                sx={{ minHeight: 48 }}
              >
                Log in
              </Button>
            </Stack>
          </Form>
        )}
      </Formik>
    </LoginFrame>
  );
};
