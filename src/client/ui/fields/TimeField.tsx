import { asText, useFormField } from '../form/formFields';
import { FieldFrame } from './FieldFrame';
import type { FieldProps } from './fieldProps';
import { TimeInput } from './TimeInput';
import { usePickerField } from './usePickerField';

/** The value is 'HH:mm', '' when empty, or one that no rule accepts while incomplete. */
export function TimeField({ name, ...props }: FieldProps) {
  const { frame, input } = usePickerField(name, props.helperText);
  useFormField(name, { label: props.label, textOf: asText });

  return (
    <FieldFrame field={frame} {...props}>
      <TimeInput {...input} disabled={props.disabled} />
    </FieldFrame>
  );
}
