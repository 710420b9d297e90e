import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { Form, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '../BusyButton';
import { useOfflineMessages } from '../useOfflineMessages';
import { FormActions } from './FormActions';
import { type FormField, FormFieldsContext } from './formFields';
import { KeptValues } from './KeptValues';
import { LeaveGuard } from './LeaveGuard';
import { StaleQuestion } from './StaleQuestion';
import { useFormFocus } from './useFormFocus';

type Props = {
  /** Sections and fields. */
  children: ReactNode;
  submitLabel?: string;
  /** The target of 'Batal'; without it the button is hidden. */
  cancelTo?: string;
  /** Buttons to the left of the others. */
  extraActions?: ReactNode;
  /** False for a form that is not the main purpose of the page. */
  focusOnOpen?: boolean;
  label?: string;
  /** Whether the form keeps what is typed itself. */
  hasDraft?: boolean;
};

const Sheet = styled(Form)({ display: 'block' });

/** The body of every form: a card with sections, the buttons, focus and the leave guard. */
export function FormCard(props: Props) {
  const {
    children,
    submitLabel = 'Simpan',
    cancelTo,
    extraActions,
    focusOnOpen = true,
    label,
    hasDraft = false,
  } = props;
  const { isSubmitting } = useFormikContext();
  const root = useFormFocus(focusOnOpen);
  useOfflineMessages();
  const [fields] = useState(() => new Map<string, FormField>());

  return (
    <>
      {!hasDraft && <KeptValues name={label ?? ''} />}
      <Card>
        <Sheet ref={root} noValidate aria-label={label}>
          <FormFieldsContext value={fields}>{children}</FormFieldsContext>
          {/* Blurring a field may show its error and move the button before the mouse is released, so
            pressing a button does not move the focus. */}
          <FormActions onMouseDown={(event) => event.preventDefault()}>
            {extraActions}
            {cancelTo && (
              <Button component={Link} to={cancelTo} variant="outlined" color="secondary">
                Batal
              </Button>
            )}
            <BusyButton type="submit" variant="contained" isBusy={isSubmitting}>
              {submitLabel}
            </BusyButton>
          </FormActions>
        </Sheet>
        <LeaveGuard />
        <StaleQuestion form={root} fields={fields} />
      </Card>
    </>
  );
}
