import FormControl from '@mui/material/FormControl';
import type { ReactNode } from 'react';
import { FieldHelp } from './FieldHelp';
import { FieldLabel } from './FieldLabel';
import type { FieldProps } from './fieldProps';
import type { useFieldState } from './useFieldState';

type Props = Omit<FieldProps, 'name'> & {
  field: Pick<ReturnType<typeof useFieldState>, 'id' | 'labelId' | 'helperId' | 'error' | 'marks'>;
  /** The control itself, with `field.id`. */
  children: ReactNode;
};

/** Label, control, error or hint. */
export const FieldFrame = ({ field, label, required, disabled, helperText, children }: Props) => (
  <FormControl
    fullWidth
    required={required}
    disabled={disabled}
    error={Boolean(field.error)}
    {...field.marks}
  >
    <FieldLabel id={field.labelId} htmlFor={field.id} required={required}>
      {label}
    </FieldLabel>
    {children}
    <FieldHelp id={field.helperId} error={field.error} helperText={helperText} />
  </FormControl>
);
