import { useFormikContext } from 'formik';
import { ifEmpty } from '@/client/records/placementDates/ifEmpty';
import { DateField } from '@/client/ui/fields/DateField';
import { addDays } from '@/shared/calendarDays';
import { isCalendarDate } from '@/shared/validation/dateAndTime';
import type { MoveValues } from './moveValues';

/** The first day at the next company; by default the day after the last one. */
export function FirstDayField({ maxDate }: { maxDate: string }) {
  const { end_date } = useFormikContext<MoveValues>().values;
  const next = isCalendarDate(end_date) ? addDays(end_date, 1) : undefined;
  return (
    <DateField
      name="start_date"
      label="Hari Pertama di Mitra Baru"
      helperText={next && ifEmpty(next)}
      minDate={next}
      maxDate={maxDate}
    />
  );
}
