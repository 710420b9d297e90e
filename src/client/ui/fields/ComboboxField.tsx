import Box from '@mui/material/Box';
import { useRef } from 'react';
import { Combobox } from '../Combobox';
import type { ComboboxOption, ComboboxProps } from '../comboboxProps';
import { asText, useFormField } from '../form/formFields';
import { FieldHelp } from './FieldHelp';
import { FieldLabel } from './FieldLabel';
import type { FieldProps } from './fieldProps';
import { useFieldState } from './useFieldState';

type Props = FieldProps &
  Pick<
    ComboboxProps,
    | 'options'
    | 'isLoading'
    | 'placeholder'
    | 'emptyText'
    | 'selected'
    | 'onSearch'
    | 'onOpen'
    | 'opensOnFocus'
  > & {
    /** Called after the form has the new value, for fields that depend on this one. */
    onChosen?: (option: ComboboxOption | null) => void;
  };

export function ComboboxField(props: Props) {
  const { name, label, required, disabled, helperText, onChosen, ...choice } = props;
  const field = useFieldState<number | string | null | undefined>(name, helperText);
  const { value } = field.input;

  // The list may no longer contain the chosen option, after another search or for another record.
  const labels = useRef(new Map<unknown, string>());
  const labelOf = (id: unknown) =>
    [...choice.options, choice.selected].find((option) => option?.value === id)?.label;
  const shown = labelOf(value);
  if (shown) labels.current.set(value, shown);
  useFormField(name, {
    label,
    textOf: (id) => labels.current.get(id) ?? labelOf(id) ?? asText(id),
  });

  return (
    <Box {...field.marks}>
      <Combobox
        {...choice}
        id={field.id}
        value={value ?? null}
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
        onChange={(chosen, option) => {
          void field.helpers.setValue(chosen ?? '');
          onChosen?.(option);
        }}
      />
    </Box>
  );
}
