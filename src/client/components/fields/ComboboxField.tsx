import Box from '@mui/material/Box';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../Combobox';
import { FieldHelp } from './FieldHelp';
import { FieldLabel } from './FieldLabel';
import type { FieldProps } from './fieldProps';
import { useFieldState } from './useFieldState';

type Props = FieldProps &
  Pick<
    ComboboxProps,
    'options' | 'isLoading' | 'placeholder' | 'emptyText' | 'selected' | 'onSearch' | 'onOpen'
  > & {
    /** Called after the form has the new value, for fields that depend on this one. */
    onChosen?: (option: ComboboxOption | null) => void;
  };

export function ComboboxField(props: Props) {
  const { name, label, required, disabled, helperText, onChosen, ...choice } = props;
  const field = useFieldState<number | string | null | undefined>(name, helperText);

  return (
    <Box {...field.marks}>
      <Combobox
        {...choice}
        id={field.id}
        value={field.input.value ?? null}
        required={required}
        disabled={disabled}
        invalid={Boolean(field.error)}
        describedBy={field.describedBy}
        label={
          <FieldLabel htmlFor={field.id} required={required}>
            {label}
          </FieldLabel>
        }
        help={<FieldHelp id={field.helperId} error={field.error} helperText={helperText} />}
        onBlur={() => void field.helpers.setTouched(true)}
        onChange={(value, option) => {
          void field.helpers.setValue(value ?? '');
          onChosen?.(option);
        }}
      />
    </Box>
  );
}
