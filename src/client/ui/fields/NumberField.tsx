import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { asText, useFormField } from '../form/formFields';
import { FieldFrame } from './FieldFrame';
import type { FieldProps } from './fieldProps';
import { numberText, parseNumber, parseWholeNumber, withoutUnits } from './parseNumber';
import { useFieldState } from './useFieldState';

type Props = FieldProps & {
  /** Accepts decimals. */
  decimal?: boolean;
  /** The unit after the number, such as '%'. */
  unit?: string;
  placeholder?: string;
};

/** A number, '' when empty, or the typed text if it is not a number, which the rule rejects. */
type NumberValue = number | string | null | undefined;

// Not type="number", which changes its value with the mouse wheel and hides the typed text when it
// is not a number.
export function NumberField(props: Props) {
  const { name, label, required, disabled, helperText, decimal = false, unit, placeholder } = props;
  const field = useFieldState<NumberValue>(name, helperText);
  const [typed, setTyped] = useState<string | null>(null);
  useFormField(name, {
    label,
    textOf: (number) => [numberText(asText(number)), unit].filter(Boolean).join(' '),
  });

  const parse = decimal ? parseNumber : parseWholeNumber;
  const value = field.input.value ?? '';
  // Keep the typed text while it equals the form's value: "85," may become "85,5".
  const shown = typed !== null && parse(typed) === value ? typed : numberText(value);

  return (
    <FieldFrame
      field={field}
      label={label}
      required={required}
      disabled={disabled}
      helperText={helperText}
    >
      <OutlinedInput
        id={field.id}
        name={name}
        value={shown}
        placeholder={placeholder}
        onBlur={(event) => {
          setTyped(null);
          field.input.onBlur(event);
        }}
        onChange={(event) => {
          const text = withoutUnits(event.target.value);
          setTyped(text);
          void field.helpers.setValue(parse(text));
        }}
        inputProps={{
          inputMode: decimal ? 'decimal' : 'numeric',
          autoComplete: 'off',
          style: { fontVariantNumeric: 'tabular-nums' },
        }}
        endAdornment={unit ? <InputAdornment position="end">{unit}</InputAdornment> : undefined}
        aria-describedby={field.describedBy}
      />
    </FieldFrame>
  );
}
