import { useFormikContext } from 'formik';
import { DateField } from '@/client/ui/fields/DateField';
import { addDays } from '@/shared/calendarDays';
import { formatShortWeekdayDate } from '@/shared/format';
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
      helperText={next && `Jika kosong: ${formatShortWeekdayDate(next)}.`}
      minDate={next}
      maxDate={maxDate}
    />
  );
}
