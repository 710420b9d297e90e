import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { FieldHelp } from './FieldHelp';
import { FieldLabel } from './FieldLabel';
import type { FieldProps } from './fieldProps';
import { useFieldState } from './useFieldState';

type Props = FieldProps & {
  /** Accepts digits behind the comma. */
  decimal?: boolean;
  /** Unit behind the number, such as '%'. */
  unit?: string;
  placeholder?: string;
};

/** A number, '' when empty, or the typed text when it is no number: then the rule says so. */
type NumberValue = number | string | null | undefined;

function parse(text: string): number | string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const number = Number(trimmed.replace(',', '.'));
  return Number.isFinite(number) ? number : trimmed;
}

// A text input on purpose: type="number" changes its value under the mouse wheel and hides what
// was typed when it is not a number.
export function NumberField(props: Props) {
  const { name, label, required, disabled, helperText, decimal = false, unit, placeholder } = props;
  const field = useFieldState<NumberValue>(name, helperText);
  const [typed, setTyped] = useState<string | null>(null);

  const value = field.input.value ?? '';
  // "85," is on its way to 85,5: what is typed stays as long as it means the form's value.
  const shown = typed !== null && parse(typed) === value ? typed : String(value).replace('.', ',');

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
        id={field.id}
        name={name}
        value={shown}
        placeholder={placeholder}
        onBlur={(event) => {
          setTyped(null);
          field.input.onBlur(event);
        }}
        onChange={(event) => {
          const allowed = event.target.value.replace(decimal ? /[^\d.,-]/g : /[^\d-]/g, '');
          setTyped(allowed);
          void field.helpers.setValue(parse(allowed));
        }}
        inputProps={{
          inputMode: decimal ? 'decimal' : 'numeric',
          autoComplete: 'off',
          style: { fontVariantNumeric: 'tabular-nums' },
        }}
        endAdornment={unit ? <InputAdornment position="end">{unit}</InputAdornment> : undefined}
        aria-describedby={field.describedBy}
      />
      <FieldHelp id={field.helperId} error={field.error} helperText={helperText} />
    </FormControl>
  );
}
