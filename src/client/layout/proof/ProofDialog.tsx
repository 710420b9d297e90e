import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { useConfirmIdentityMutation, useGetSecondFactorsQuery } from '@/client/api/api';
import { BusyButton } from '@/client/ui/BusyButton';
import { FactorCodeField } from '@/client/ui/fields/FactorCodeField';
import { PasswordField } from '@/client/ui/fields/PasswordField';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { PasskeyButton } from '@/client/ui/passkeys/PasskeyButton';

const FAILED = { title: 'Gagal memeriksa', description: 'Silakan coba lagi.' };

type Props = { onClose: (isProved: boolean) => void };

/**
 * Takes a code or a passkey, or the password of an account without a second factor.
 * @public used through `lazyComponent`
 */
export function ProofDialog({ onClose }: Props) {
  const titleId = useId();
  const { data, isError } = useGetSecondFactorsQuery();
  const [confirmIdentity] = useConfirmIdentityMutation();
  const factors = data?.data;
  const hasPasskey = factors !== undefined && factors.passkeys.length > 0;
  const takesCode = hasPasskey || Boolean(factors?.authenticator_since);
  const form = useFormSubmit({
    request: ({ code, password }: { code: string; password: string }) =>
      confirmIdentity({ identityInput: takesCode ? { code } : { password } }).unwrap(),
    failure: FAILED,
    onDone: () => onClose(true),
  });
  if (!factors && !isError) return null;

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => onClose(false)} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Buktikan bahwa ini Anda</DialogTitle>
      <Formik initialValues={{ code: '', password: '' }} {...form}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <DialogContent>
              <Typography sx={{ mb: 2 }}>
                Tindakan ini penting. Setelah ini Anda tidak ditanya lagi selama 15 menit.
              </Typography>
              <Stack sx={{ gap: 2 }}>
                {hasPasskey && (
                  <PasskeyButton
                    label="Pakai passkey"
                    onProof={async (passkey) => {
                      await confirmIdentity({ identityInput: { passkey } }).unwrap();
                      onClose(true);
                    }}
                  />
                )}
                {takesCode ? (
                  <FactorCodeField autoFocus={!hasPasskey} />
                ) : (
                  <PasswordField
                    name="password"
                    label="Password Saat Ini"
                    autoComplete="current-password"
                  />
                )}
              </Stack>
            </DialogContent>
            <DialogActions>
              <Button onClick={() => onClose(false)}>Batal</Button>
              <BusyButton type="submit" variant="contained" isBusy={isSubmitting}>
                Lanjut
              </BusyButton>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
