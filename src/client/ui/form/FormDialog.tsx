import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { Form, Formik, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useId, useState } from 'react';
import { BusyButton } from '../BusyButton';
import { useConfirm } from '../confirm/useConfirm';
import { useCloseWarning } from '../useCloseWarning';
import { useOfflineMessages } from '../useOfflineMessages';
import { type FormField, FormFieldsContext } from './formFields';
import { KeptValues } from './KeptValues';
import { StaleQuestion } from './StaleQuestion';
import { useFormFocus } from './useFormFocus';
import type { useFormSubmit } from './useFormSubmit';
import { LEAVE } from './useLeaveQuestion';

/** Only the content scrolls, so that the buttons stay in view. */
const Column = styled(Form)({ display: 'flex', flexDirection: 'column', minHeight: 0 });

function Sheet({ children }: { children: ReactNode }) {
  const root = useFormFocus(true);
  const [fields] = useState(() => new Map<string, FormField>());
  return (
    <>
      <Column ref={root} noValidate>
        <FormFieldsContext value={fields}>{children}</FormFieldsContext>
      </Column>
      <StaleQuestion form={root} fields={fields} />
    </>
  );
}

type FrameProps = {
  title: string;
  maxWidth: 'xs' | 'sm';
  /** 'Simpan' by default. */
  submitLabel?: string;
  /** Whether something that the person must see first is still loading. */
  isBlocked?: boolean;
  /** Tells forms of one title on one page apart; the title by default. */
  keptAs?: string;
  /** Whether the form keeps what is typed itself, so that closing loses nothing. */
  hasDraft?: boolean;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

const QUESTION = { ...LEAVE, title: 'Tutup formulir?', confirmLabel: 'Tutup' };

function FormDialogBody(props: FrameProps) {
  const { title, maxWidth, submitLabel = 'Simpan', hasDraft = false, onClose, children } = props;
  const { isBlocked, keptAs = title } = props;
  const titleId = useId();
  const confirm = useConfirm();
  const { isSubmitting, dirty } = useFormikContext();
  const isUnsaved = dirty && !hasDraft;
  useCloseWarning(isUnsaved);
  useOfflineMessages();

  const close = async () => {
    if (!isUnsaved || (await confirm(QUESTION))) onClose();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      onClose={isSubmitting ? undefined : () => void close()}
      aria-labelledby={titleId}
    >
      <Sheet>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {!hasDraft && <KeptValues name={keptAs} />}
          {children}
        </DialogContent>
        <DialogActions>
          <Button
            variant="outlined"
            color="secondary"
            disabled={isSubmitting}
            onClick={() => void close()}
          >
            Batal
          </Button>
          <BusyButton type="submit" variant="contained" isBusy={isSubmitting} disabled={isBlocked}>
            {submitLabel}
          </BusyButton>
        </DialogActions>
      </Sheet>
    </Dialog>
  );
}

type Props<Values extends FormikValues> = FrameProps & {
  initialValues: Values;
  form: ReturnType<typeof useFormSubmit<object, Values>>;
};

/** A form in a dialog, which stays open while it is sent and asks before it is closed with unsaved changes. */
export function FormDialog<Values extends FormikValues>(props: Props<Values>) {
  const { initialValues, form, ...look } = props;
  return (
    <Formik<Values> initialValues={initialValues} {...form}>
      <FormDialogBody {...look} />
    </Formik>
  );
}
