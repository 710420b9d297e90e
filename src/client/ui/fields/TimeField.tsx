import Box from '@mui/material/Box';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { format } from 'date-fns/format';
import { parse } from 'date-fns/parse';
import { asText, useFormField } from '../form/formFields';
import type { FieldProps } from './fieldProps';
import { PickerSetup } from './PickerSetup';
import { pickerSlotProps } from './pickerSlotProps';
import { usePickedDate } from './usePickedDate';

const CLOCK = 'HH:mm';
/** A day without a daylight saving change in any time zone. */
const SOME_DAY = new Date(2001, 0, 15);
const MINUTE_STEP = 5;

const toDate = (text: string) => parse(text.slice(0, CLOCK.length), CLOCK, SOME_DAY);
const toText = (date: Date) => format(date, CLOCK);

/** The value is 'HH:mm', '' when empty, or one that no rule accepts while incomplete. */
export function TimeField({ name, label, required, disabled, helperText }: FieldProps) {
  const picked = usePickedDate({ name, helperText, toDate, toText });
  useFormField(name, { label, textOf: asText });

  return (
    <PickerSetup>
      <Box {...picked.box}>
        <TimePicker
          label={label}
          format={CLOCK}
          ampm={false}
          timeSteps={{ minutes: MINUTE_STEP }}
          value={picked.date}
          onChange={picked.onChange}
          disabled={disabled}
          slotProps={pickerSlotProps(picked.field, { required, helperText })}
        />
      </Box>
    </PickerSetup>
  );
}
