import { formatLongDate } from '@/shared/format';
import { asText, useFormField } from '../form/formFields';
import { DateInput } from './DateInput';
import { FieldFrame } from './FieldFrame';
import type { FieldProps } from './fieldProps';
import { usePickerField } from './usePickerField';

type Props = FieldProps & { minDate?: string; maxDate?: string };

/** The value is 'YYYY-MM-DD', '' when empty, or one that no rule accepts while incomplete. */
export function DateField({ name, minDate, maxDate, ...props }: Props) {
  const { frame, input } = usePickerField(name, props.helperText);
  useFormField(name, {
    label: props.label,
    textOf: (date) => (date ? formatLongDate(asText(date)) : ''),
  });

  return (
    <FieldFrame field={frame} {...props}>
      <DateInput {...input} disabled={props.disabled} minDate={minDate} maxDate={maxDate} />
    </FieldFrame>
  );
}
