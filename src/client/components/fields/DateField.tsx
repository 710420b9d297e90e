import Box from '@mui/material/Box';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';
import type { FieldProps } from './fieldProps';
import { PickerSetup } from './PickerSetup';
import { pickerSlotProps } from './pickerSlotProps';
import { usePickedDate } from './usePickedDate';

type Props = FieldProps & { minDate?: string; maxDate?: string };

const ISO_DATE = 'yyyy-MM-dd';

// date-fns parses "2026-11-21" as local midnight, whereas `new Date` would use UTC.
const toDate = (text: string) => parse(text, ISO_DATE, new Date(0));
const toText = (date: Date) => format(date, ISO_DATE);

const dateOrUndefined = (text: string | undefined) => {
  const date = text ? toDate(text) : undefined;
  return date && isValid(date) ? date : undefined;
};

/** The value is 'YYYY-MM-DD', '' when empty, or one that no rule accepts while incomplete. */
export function DateField(props: Props) {
  const { name, label, required, disabled, helperText, minDate, maxDate } = props;
  const picked = usePickedDate({ name, helperText, toDate, toText });

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
