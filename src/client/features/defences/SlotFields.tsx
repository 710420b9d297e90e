import { DateField } from '@/client/ui/fields/DateField';
import { NumberField } from '@/client/ui/fields/NumberField';
import { TextField } from '@/client/ui/fields/TextField';
import { TimeField } from '@/client/ui/fields/TimeField';
import { defenceFields as fields } from '@/shared/resources/defences/defenceFields';

/** The day, the time and the room of a defence. */
export const SlotFields = ({ minutesHelp }: { minutesHelp?: string }) => (
  <>
    <DateField name="date" label={fields.date.label} required />
    <TimeField name="time" label={fields.time.label} required />
    <NumberField name="minutes" label={fields.minutes.label} helperText={minutesHelp} required />
    <TextField name="room" label={fields.room.label} maxLength={fields.room.max} required />
  </>
);
