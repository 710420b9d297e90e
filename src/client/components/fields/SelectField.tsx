import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { FieldHelp } from './FieldHelp';
import { FieldLabel } from './FieldLabel';
import type { FieldProps } from './fieldProps';
import { useFieldState } from './useFieldState';

export type SelectOption = { value: string | number; label: string };

type Props = FieldProps & { options: readonly SelectOption[]; placeholder?: string };

/** A short, closed list; for people, companies and the like there is ComboboxField. */
export function SelectField(props: Props) {
  const { name, label, required, disabled, helperText, options, placeholder = 'Pilih…' } = props;
  const field = useFieldState<string | number | null | undefined>(name, helperText);
  const value = field.input.value ?? '';

  return (
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
      <FieldHelp id={field.helperId} error={field.error} helperText={helperText} />
    </FormControl>
  );
}
