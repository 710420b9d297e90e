import Box from '@mui/material/Box';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { isValid } from 'date-fns/isValid';
import { formatLongDate } from '@/shared/format';
import { asText, useFormField } from '../form/formFields';
import { toDate, toIsoDate } from '../isoDate';
import type { FieldProps } from './fieldProps';
import { PickerSetup } from './PickerSetup';
import { pickerSlotProps } from './pickerSlotProps';
import { usePickedDate } from './usePickedDate';

type Props = FieldProps & { minDate?: string; maxDate?: string };

const dateOrUndefined = (text: string | undefined) => {
  const date = text ? toDate(text) : undefined;
  return date && isValid(date) ? date : undefined;
};

/** The value is 'YYYY-MM-DD', '' when empty, or one that no rule accepts while incomplete. */
export function DateField(props: Props) {
  const { name, label, required, disabled, helperText, minDate, maxDate } = props;
  const picked = usePickedDate({ name, helperText, toDate, toText: toIsoDate });
  useFormField(name, {
    label,
    textOf: (text) => (text ? formatLongDate(asText(text)) : ''),
  });

  return (
    <PickerSetup>
      <Box {...picked.box}>
        <DatePicker
          label={label}
          format="dd/MM/yyyy"
          value={picked.date}
          onChange={picked.onChange}
          disabled={disabled}
          minDate={dateOrUndefined(minDate)}
          maxDate={dateOrUndefined(maxDate)}
          slotProps={pickerSlotProps(picked.field, { required, helperText })}
        />
      </Box>
    </PickerSetup>
  );
}
