import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { FieldHelp } from './FieldHelp';
import { FieldLabel } from './FieldLabel';
import type { FieldProps } from './fieldProps';
import { useFieldState } from './useFieldState';

type Props = FieldProps & { options: readonly { value: string; label: string }[] };

export function RadioField(props: Props) {
  const { name, label, required, disabled, helperText, options } = props;
  const field = useFieldState<string | null | undefined>(name, helperText);

  return (
    <FormControl
      fullWidth
      required={required}
      disabled={disabled}
      error={Boolean(field.error)}
      {...field.marks}
    >
      <FieldLabel id={field.labelId} required={required}>
        {label}
      </FieldLabel>
      <RadioGroup
        row
        name={name}
        aria-labelledby={field.labelId}
        aria-describedby={field.describedBy}
        value={field.input.value ?? ''}
        onBlur={field.input.onBlur}
        onChange={(_, value) => void field.helpers.setValue(value)}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
      <FieldHelp id={field.helperId} error={field.error} helperText={helperText} />
    </FormControl>
  );
}
