import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import {
  type ChangedSecondFactors,
  useCreatePasskeyCreationMutation,
  useCreatePasskeyMutation,
} from '@/client/api/api';
import { BusyButton } from '@/client/ui/BusyButton';
import { TextField } from '@/client/ui/fields/TextField';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import {
  isBrowserRefusal,
  makePasskey,
  passkeyFailure,
} from '@/client/ui/passkeys/browserPasskeys';
import { notify } from '@/client/ui/toasts/notify';
import {
  PASSKEY_NAME_MAX,
  passkeyNameRules,
} from '@/shared/resources/second-factors/secondFactorRules';

const FAILED = { title: 'Gagal menambahkan passkey', description: 'Silakan coba lagi.' };
const ADDED = { title: 'Berhasil', description: 'Passkey ditambahkan.' };

type Props = { onDone: (changed: ChangedSecondFactors) => void; onClose: () => void };

/**
 * Makes a passkey under a name that tells its owner later which device keeps it.
 * @public used through `lazyComponent`
 */
export function PasskeyDialog({ onDone, onClose }: Props) {
  const titleId = useId();
  const [createCreation] = useCreatePasskeyCreationMutation();
  const [createPasskey] = useCreatePasskeyMutation();
  const form = useFormSubmit({
    rules: passkeyNameRules,
    request: async ({ name }) => {
      const { data } = await createCreation().unwrap();
      return createPasskey({ passkeyInput: { name, ...(await makePasskey(data)) } }).unwrap();
    },
    success: ADDED,
    failure: FAILED,
    onDone: (answer) => onDone(answer.data),
    onFailure: async (error) => {
      if (!isBrowserRefusal(error)) return false;
      const text = passkeyFailure(error);
      if (text) notify.error(FAILED.title, text);
      return true;
    },
  });

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Tambah passkey</DialogTitle>
      <Formik initialValues={{ name: '' }} {...form}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <DialogContent>
              <Typography sx={{ mb: 2 }}>
                Peramban akan meminta sidik jari, wajah, atau PIN perangkat ini.
              </Typography>
              <TextField
                name="name"
                label="Nama passkey"
                helperText="Misalnya nama perangkatnya, agar Anda mengenalinya nanti."
                placeholder="Ponsel saya"
                maxLength={PASSKEY_NAME_MAX}
                autoComplete="off"
                autoFocus
                required
              />
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>Batal</Button>
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
