import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { asText, useFormField } from '../form/formFields';
import { FieldFrame } from './FieldFrame';
import type { FieldProps } from './fieldProps';
import { useFieldState } from './useFieldState';

export type TextFieldProps = FieldProps & {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  autoFocus?: boolean;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  placeholder?: string;
  /** The value can be selected and copied, but not changed. */
  readOnly?: boolean;
  /** Makes it a text area with at least this many rows. */
  rows?: number;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
};

// Not MUI's TextField, which would add Select and Menu (20 KB) to the login screen.
export function TextField(props: TextFieldProps) {
  const { name, label, required, disabled, helperText, rows, maxLength, inputMode, ...rest } =
    props;
  const field = useFieldState<string | null | undefined>(name, helperText);
  useFormField(name, { label, textOf: asText });

  return (
    <FieldFrame
      field={field}
      label={label}
      required={required}
      disabled={disabled}
      helperText={helperText}
    >
      <OutlinedInput
        {...rest}
        {...field.input}
        id={field.id}
        value={field.input.value ?? ''}
        multiline={rows !== undefined}
        // MUI's auto-sizing text area measures itself on every render of the form.
        inputComponent={rows === undefined ? 'input' : 'textarea'}
        aria-describedby={field.describedBy}
        inputProps={{ maxLength, rows, inputMode }}
      />
    </FieldFrame>
  );
}
