import Alert from '@mui/material/Alert';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type LoginInput, type LoginProvider, useCreateSignOnMutation } from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { otherSite } from '@/client/navigation/otherSite';
import { keep, removeStored } from '@/client/session/browserStorage';
import { BusyButton } from '@/client/ui/BusyButton';
import { RememberField } from './RememberField';

const FAILED = 'Server tidak dapat dihubungi. Silakan coba lagi.';

type Props = {
  providers: readonly LoginProvider[];
  /** Whether no form with a password is above the buttons. */
  isOnly: boolean;
};

/** The ways to log in with an account of another organisation; part of the login's form. */
export function SignOnButtons({ providers, isOnly }: Props) {
  const { values } = useFormikContext<LoginInput>();
  const { state } = useLocation();
  const [createSignOn, { error }] = useCreateSignOnMutation();
  const [chosen, setChosen] = useState<string | null>(null);

  useEffect(() => {
    // A browser that is led back shows the page as it was left.
    const handleReturn = () => setChosen(null);
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, []);

  const handleClick = async (provider: string) => {
    setChosen(provider);
    const { remember = false } = values;
    const { data } = await createSignOn({ provider, signOnInput: { remember } });
    if (!data) return setChosen(null);
    // The browser comes back to another address.
    if (state === null) removeStored('sign-on-return');
    else keep('sign-on-return', JSON.stringify(state));
    otherSite.open(data.data.url);
  };

  return (
    <Stack sx={{ gap: 1.5, mt: isOnly ? 0 : 3 }}>
      {isOnly ? <RememberField /> : <Divider>atau</Divider>}
      {error && <Alert severity="error">{messageOf(error) ?? FAILED}</Alert>}
      {providers.map(({ id, name }) => (
        <BusyButton
          key={id}
          variant={isOnly ? 'contained' : 'outlined'}
          size="large"
          isBusy={chosen === id}
          sx={{ minHeight: 48 }}
          onClick={() => void handleClick(id)}
        >
          {`Masuk dengan ${name}`}
        </BusyButton>
      ))}
    </Stack>
  );
}
