import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { asText, useFormField } from '../form/formFields';
import { FieldFrame } from './FieldFrame';
import type { FieldProps } from './fieldProps';
import { useFieldState } from './useFieldState';

export type SelectOption = { value: string | number; label: string };
type Props = FieldProps & { options: readonly SelectOption[]; placeholder?: string };

/** The platform's own list, for short, fixed ones; for records such as companies use ComboboxField. */
export function SelectField(props: Props) {
  const { name, label, required, disabled, helperText, options, placeholder = 'Pilih…' } = props;
  const field = useFieldState<string | number | null | undefined>(name, helperText);
  const optionOf = (value: unknown) => options.find((option) => String(option.value) === value);
  const chosen = optionOf(String(field.input.value ?? ''));
  useFormField(name, {
    label,
    textOf: (value) => options.find((option) => option.value === value)?.label ?? asText(value),
  });

  return (
    <FieldFrame
      field={field}
      label={label}
      required={required}
      disabled={disabled}
      helperText={helperText}
    >
      <NativeSelect
        name={name}
        input={<OutlinedInput />}
        value={chosen?.value ?? ''}
        onChange={({ target }) => void field.helpers.setValue(optionOf(target.value)?.value)}
        onBlur={field.input.onBlur}
        inputProps={{ id: field.id, 'aria-describedby': field.describedBy }}
        sx={chosen ? undefined : { color: 'text.secondary', '& option': { color: 'text.primary' } }}
      >
        {!chosen && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
