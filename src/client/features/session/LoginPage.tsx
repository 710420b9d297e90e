import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import {
  type LoginInput,
  type LoginResponse,
  useLoginMutation,
  useLoginWithPasskeyMutation,
} from '@/client/api/api';
import { codeOf } from '@/client/api/serverErrors';
import { useSettings } from '@/client/api/useSettings';
import { useDocumentTitle } from '@/client/navigation/useDocumentTitle';
import { useUnsentLeft } from '@/client/queue/unsentShown';
import { loggedIn } from '@/client/session/sessionSlice';
import { toSessionUser } from '@/client/session/storage';
import { BusyButton } from '@/client/ui/BusyButton';
import { PasswordField } from '@/client/ui/fields/PasswordField';
import { focusFirstField } from '@/client/ui/form/fieldDom';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { PasskeyButton } from '@/client/ui/passkeys/PasskeyButton';
import { SECOND_FACTOR_NEEDED } from '@/shared/constants/errorCodes';
import { paths } from '@/shared/paths';
import { IdentifierField } from './IdentifierField';
import { LoginFrame } from './LoginFrame';
import { RememberField } from './RememberField';

const signOnButtons = lazyComponent(
  () => import(/* webpackChunkName: "sign-on" */ './SignOnButtons'),
  'SignOnButtons',
);

const EMPTY: LoginInput = { identifier: '', password: '', remember: false };

// The trailing space is specified (spec §8).
const FAILED = { title: 'Terjadi kesalahan, silakan coba lagi nanti ' };

const secondStep = lazyComponent(() => import('./SecondStep'), 'SecondStep');

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
  const { local_login, login_providers } = useSettings();
  const [login] = useLoginMutation();
  const [loginWithPasskey] = useLoginWithPasskeyMutation();
  const [typed, setTyped] = useState(EMPTY);
  const [isSecondStep, setSecondStep] = useState(false);
  // The page's guard redirects to the dashboard once a session exists.
  const enter = ({ access_token, user }: LoginResponse) =>
    dispatch(loggedIn({ accessToken: access_token, user: toSessionUser(user) }));
  const form = useFormSubmit({
    request: (loginInput: LoginInput) => login({ loginInput }).unwrap(),
    failure: FAILED,
    onDone: enter,
    onFailure: async (error, values: LoginInput) => {
      if (codeOf(error) !== SECOND_FACTOR_NEEDED) return false;
      setTyped(values);
      setSecondStep(true);
      return true;
    },
  });

  if (isSecondStep) {
    return (
      <LoginFrame>
        <secondStep.Component typed={typed} onDone={enter} onBack={() => setSecondStep(false)} />
      </LoginFrame>
    );
  }
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
      <Formik initialValues={typed} {...form}>
        {({ isSubmitting, values: { remember } }) => (
          <>
            {local_login && (
              <Form noValidate>
                <Stack sx={{ gap: 2.5 }}>
                  <IdentifierField />
                  <PasswordField name="password" label="Password" autoComplete="current-password" />
                  <Stack
                    direction="row"
                    sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
                  >
                    <RememberField />
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
                  <PasskeyButton
                    label="Masuk dengan passkey"
                    onProof={async (proof) =>
                      enter(
                        await loginWithPasskey({
                          passkeyLoginInput: { ...proof, remember },
                        }).unwrap(),
                      )
                    }
                  />
                </Stack>
              </Form>
            )}
            {login_providers.length > 0 && (
              <signOnButtons.Component providers={login_providers} isOnly={!local_login} />
            )}
          </>
        )}
      </Formik>
    </LoginFrame>
  );
};
