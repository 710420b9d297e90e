import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useEffect, useId } from 'react';
import {
  type ChangedSecondFactors,
  useConfirmAuthenticatorMutation,
  useCreateAuthenticatorMutation,
} from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { BusyButton } from '@/client/ui/BusyButton';
import { FactorCodeField } from '@/client/ui/fields/FactorCodeField';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { authenticatorCodeRules } from '@/shared/resources/second-factors/secondFactorRules';
import { QrPicture } from './QrPicture';

const FAILED = { title: 'Gagal memasang aplikasi', description: 'Silakan coba lagi.' };
const ADDED = { title: 'Berhasil', description: 'Aplikasi autentikator terpasang.' };
const GROUP = /.{4}/g;

const Steps = styled('ol')({
  margin: '0 0 16px',
  paddingLeft: 20,
  display: 'grid',
  gap: 12,
  '& > li::marker': { fontWeight: 600 },
});

/** In groups of four, which are easier to type from. */
const Secret = styled('code')({
  display: 'block',
  marginTop: 4,
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
  fontWeight: 600,
  letterSpacing: '0.04em',
});

type Props = { onDone: (changed: ChangedSecondFactors) => void; onClose: () => void };

/**
 * Shows the secret of a new app as a picture and as text, and takes its first code.
 * @public used through `lazyComponent`
 */
export function AuthenticatorDialog({ onDone, onClose }: Props) {
  const titleId = useId();
  const [create, { data, isError, error }] = useCreateAuthenticatorMutation();
  const [confirm] = useConfirmAuthenticatorMutation();
  // A new secret each time the dialog opens; the app of before works until this one is confirmed.
  useEffect(() => {
    void create();
  }, [create]);
  const form = useFormSubmit({
    rules: authenticatorCodeRules,
    request: (authenticatorCodeInput) => confirm({ authenticatorCodeInput }).unwrap(),
    success: ADDED,
    failure: FAILED,
    onDone: (answer) => onDone(answer.data),
  });

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Pasang aplikasi autentikator</DialogTitle>
      <Formik initialValues={{ code: '' }} {...form}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <DialogContent>
              {isError && (
                <Typography role="alert" color="error">
                  {messageOf(error) ?? FAILED.description}
                </Typography>
              )}
              {!isError && (
                <Steps>
                  <li>
                    Pindai dengan aplikasi autentikator di ponsel Anda.
                    <QrPicture text={data?.data.uri ?? null} label="Kode QR untuk aplikasi" />
                    Tidak bisa memindai? Ketik kunci ini di aplikasi:
                    <Secret>{data?.data.secret.match(GROUP)?.join(' ') ?? '…'}</Secret>
                  </li>
                  <li>Ketik kode enam angka yang ditampilkan aplikasi.</li>
                </Steps>
              )}
              <FactorCodeField label="Kode dari aplikasi" helperText="Berganti setiap 30 detik." />
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>Batal</Button>
              <BusyButton type="submit" variant="contained" isBusy={isSubmitting} disabled={!data}>
                Pasang
              </BusyButton>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
