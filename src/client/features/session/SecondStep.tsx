import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { type LoginInput, type LoginResponse, useLoginMutation } from '@/client/api/api';
import { BusyButton } from '@/client/ui/BusyButton';
import { FactorCodeField } from '@/client/ui/fields/FactorCodeField';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { authenticatorCodeRules } from '@/shared/resources/second-factors/secondFactorRules';

const FAILED = { title: 'Terjadi kesalahan, silakan coba lagi nanti' };

type Props = {
  /** The fields of the first step. */
  typed: LoginInput;
  onDone: (answer: LoginResponse) => void;
  onBack: () => void;
};

/**
 * Asks for the code of the second factor after the right password.
 * @public used through `lazyComponent`
 */
export function SecondStep({ typed, onDone, onBack }: Props) {
  const [login] = useLoginMutation();
  const form = useFormSubmit({
    rules: authenticatorCodeRules,
    request: ({ code }) => login({ loginInput: { ...typed, code } }).unwrap(),
    failure: FAILED,
    onDone,
  });
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: 28, lineHeight: '36px' }}>
        Verifikasi dua langkah
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 4 }}>
        Satu langkah lagi untuk masuk ke akun {typed.identifier}.
      </Typography>
      <Formik initialValues={{ code: '' }} {...form}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <Stack sx={{ gap: 2.5 }}>
              <FactorCodeField autoFocus />
              <BusyButton
                type="submit"
                variant="contained"
                size="large"
                isBusy={isSubmitting}
                sx={{ minHeight: 48 }}
              >
                Verifikasi
              </BusyButton>
              <Button onClick={onBack} sx={{ alignSelf: 'flex-start' }}>
                Kembali
              </Button>
            </Stack>
          </Form>
        )}
      </Formik>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
        Ponsel hilang dan kode pemulihan habis? Minta kode pengganti kepada super admin kampus.
      </Typography>
    </>
  );
}
