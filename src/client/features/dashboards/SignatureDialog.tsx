import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, Formik } from 'formik';
import { useDispatch } from 'react-redux';
import { useChangeOwnSignatureMutation } from '@/client/api/api';
import { BusyButton } from '@/client/components/BusyButton';
import { UPDATE_FAILED } from '@/client/components/crudMessages';
import { SignatureField } from '@/client/components/fields/SignatureField';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { userLoaded } from '@/client/session/sessionSlice';
import { toSessionUser } from '@/client/session/storage';
import { ownSignatureRules } from '@/shared/validation/signatureRules';

const EMPTY = { digital_signature: null as File | null };

/**
 * A form for one's own signature.
 * @public used through the module that `SignatureNotice` imports
 */
export function SignatureDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useDispatch();
  const [change] = useChangeOwnSignatureMutation();
  const form = useFormSubmit({
    rules: ownSignatureRules,
    request: (_input, values: typeof EMPTY) =>
      change({
        ownSignatureInput: { digital_signature: values.digital_signature as File },
      }).unwrap(),
    success: { title: 'Berhasil', description: 'Tanda tangan Anda disimpan.' },
    failure: UPDATE_FAILED,
    onDone: ({ data }) => {
      onClose();
      dispatch(userLoaded(toSessionUser(data)));
    },
  });

  return (
    <Formik initialValues={EMPTY} {...form}>
      {({ isSubmitting }) => (
        <Dialog
          open
          fullWidth
          maxWidth="sm"
          onClose={isSubmitting ? undefined : onClose}
          aria-labelledby="signature-title"
        >
          <Form noValidate>
            <DialogTitle id="signature-title">Unggah tanda tangan</DialogTitle>
            <DialogContent>
              <SignatureField name="digital_signature" label="Tanda Tangan Digital" required />
            </DialogContent>
            <DialogActions>
              <Button
                variant="outlined"
                color="secondary"
                disabled={isSubmitting}
                onClick={onClose}
              >
                Batal
              </Button>
              <BusyButton type="submit" variant="contained" isBusy={isSubmitting}>
                Simpan
              </BusyButton>
            </DialogActions>
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}
