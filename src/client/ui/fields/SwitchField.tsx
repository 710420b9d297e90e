import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useFormField } from '../form/formFields';
import { FieldHelp } from './FieldHelp';
import type { FieldProps } from './fieldProps';
import { useFieldState } from './useFieldState';

export function SwitchField({ name, label, disabled, helperText }: FieldProps) {
  const field = useFieldState<boolean | null | undefined>(name, helperText);
  useFormField(name, { label, textOf: (checked) => (checked ? 'Ya' : 'Tidak') });

  return (
    <FormControl
      fullWidth
      disabled={disabled}
      error={Boolean(field.error)}
      sx={{ alignSelf: 'center' }}
      {...field.marks}
    >
      <FormControlLabel
        label={label}
        sx={{ '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
        control={
          <Switch
            name={name}
            checked={field.input.value ?? false}
            onBlur={field.input.onBlur}
            onChange={(_, checked) => void field.helpers.setValue(checked)}
            slotProps={{ input: { 'aria-describedby': field.describedBy } }}
          />
        }
      />
      <FieldHelp id={field.helperId} error={field.error} helperText={helperText} />
    </FormControl>
  );
}
