import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { FieldHelp } from './FieldHelp';
import { FieldLabel } from './FieldLabel';
import type { FieldProps } from './fieldProps';
import { useFieldState } from './useFieldState';

export type TextFieldProps = FieldProps & {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  autoFocus?: boolean;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  placeholder?: string;
  /** Shown and copied, not changed. */
  readOnly?: boolean;
  /** More than one line, of at least this many rows. */
  rows?: number;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
};

// Not MUI's TextField: that one brings Select and Menu, 20 KB, to the login screen.
export function TextField(props: TextFieldProps) {
  const { name, label, required, disabled, helperText, rows, maxLength, ...rest } = props;
  const field = useFieldState<string | null | undefined>(name, helperText);

  return (
    <FormControl
      fullWidth
      required={required}
      disabled={disabled}
      error={Boolean(field.error)}
      {...field.marks}
    >
      <FieldLabel htmlFor={field.id} required={required}>
        {label}
      </FieldLabel>
      <OutlinedInput
        {...rest}
        {...field.input}
        id={field.id}
        value={field.input.value ?? ''}
        multiline={rows !== undefined}
        // MUI's growing text area measures itself at every render of the form.
        inputComponent={rows === undefined ? 'input' : 'textarea'}
        aria-describedby={field.describedBy}
        inputProps={{ maxLength, rows }}
      />
      <FieldHelp id={field.helperId} error={field.error} helperText={helperText} />
    </FormControl>
  );
}
