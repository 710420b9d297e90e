import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { asText, useFormField } from '../form/formFields';
import { FieldFrame } from './FieldFrame';
import type { FieldProps } from './fieldProps';
import { useFieldState } from './useFieldState';

type SelectOption = { value: string | number; label: string };

type Props = FieldProps & { options: readonly SelectOption[]; placeholder?: string };

/** For short, fixed lists; for records such as companies use ComboboxField. */
export function SelectField(props: Props) {
  const { name, label, required, disabled, helperText, options, placeholder = 'Pilih…' } = props;
  const field = useFieldState<string | number | null | undefined>(name, helperText);
  const value = field.input.value ?? '';
  useFormField(name, {
    label,
    textOf: (chosen) => options.find((option) => option.value === chosen)?.label ?? asText(chosen),
  });

  return (
    <FieldFrame
      field={field}
      label={label}
      required={required}
      disabled={disabled}
      helperText={helperText}
    >
      <Select
        {...field.input}
        id={field.id}
        labelId={field.labelId}
        value={options.some((option) => option.value === value) ? value : ''}
        displayEmpty
        renderValue={(chosen) =>
          options.find((option) => option.value === chosen)?.label ?? (
            <span style={{ color: 'var(--mui-palette-text-secondary)' }}>{placeholder}</span>
          )
        }
        SelectDisplayProps={{ 'aria-describedby': field.describedBy }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
