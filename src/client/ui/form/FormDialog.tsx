import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { Form, Formik, type FormikValues } from 'formik';
import { type ReactNode, useId } from 'react';
import { BusyButton } from '../BusyButton';
import { useFormFocus } from './useFormFocus';
import type { useFormSubmit } from './useFormSubmit';

/** Only the content scrolls, so that the buttons stay in view. */
const Column = styled(Form)({ display: 'flex', flexDirection: 'column', minHeight: 0 });

function Sheet({ children }: { children: ReactNode }) {
  return (
    <Column ref={useFormFocus(true)} noValidate>
      {children}
    </Column>
  );
}

type Props<Values extends FormikValues> = {
  title: string;
  maxWidth: 'xs' | 'sm';
  initialValues: Values;
  /** 'Simpan' by default. */
  submitLabel?: string;
  form: ReturnType<typeof useFormSubmit<object, Values>>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog, which stays open while it is sent. */
export function FormDialog<Values extends FormikValues>(props: Props<Values>) {
  const { title, maxWidth, initialValues, form, onClose, children } = props;
  const { submitLabel = 'Simpan' } = props;
  const titleId = useId();
  return (
    <Formik<Values> initialValues={initialValues} {...form}>
      {({ isSubmitting }) => (
        <Dialog
          open
          fullWidth
          maxWidth={maxWidth}
          onClose={isSubmitting ? undefined : onClose}
          aria-labelledby={titleId}
        >
          <Sheet>
            <DialogTitle id={titleId}>{title}</DialogTitle>
            <DialogContent>{children}</DialogContent>
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
                {submitLabel}
              </BusyButton>
            </DialogActions>
          </Sheet>
        </Dialog>
      )}
    </Formik>
  );
}
