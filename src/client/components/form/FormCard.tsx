import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { Form, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FormActions } from './FormActions';
import { LeaveGuard } from './LeaveGuard';
import { useFormFocus } from './useFormFocus';

type Props = {
  /** Sections and fields. */
  children: ReactNode;
  submitLabel?: string;
  /** Where 'Batal' leads; without it there is no such button. */
  cancelTo?: string;
  /** More buttons, at the left of the others. */
  extraActions?: ReactNode;
  /** Off where the form is not what one came for, such as a second one on a page. */
  focusOnOpen?: boolean;
  label?: string;
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
  } = props;
  const { isSubmitting } = useFormikContext();
  const root = useFormFocus(focusOnOpen);

  return (
    <Card>
      <Sheet ref={root} noValidate aria-label={label}>
        {children}
        {/* Leaving a field by pressing a button may show its error and move the button away before
            it is released: the press leaves the focus where it is. */}
        <FormActions onMouseDown={(event) => event.preventDefault()}>
          {extraActions}
          {cancelTo && (
            <Button component={Link} to={cancelTo} variant="outlined" color="secondary">
              Batal
            </Button>
          )}
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {submitLabel}
          </Button>
        </FormActions>
      </Sheet>
      <LeaveGuard />
    </Card>
  );
}
