import { useFormikContext } from 'formik';
import { type Internship, useListInternshipPeriodsQuery } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { latestPeriods } from '@/client/records/pickers/periodOption';
import { ifEmpty } from '@/client/records/placementDates/ifEmpty';
import { DateField } from '@/client/ui/fields/DateField';
import { usualFirstDay } from '@/shared/attendance/placement';
import { placementDateFields } from '@/shared/resources/internships/internshipFields';

/** The first day of the student, in the chosen period. */
export function StartDateField({ internship }: { internship: Internship | undefined }) {
  const { internship_period_id } = useFormikContext<{ internship_period_id: number | '' }>().values;
  const today = useCampusToday();
  const active = useListInternshipPeriodsQuery(latestPeriods(true)).data?.data ?? [];
  const periods = internship ? [internship.internship_period, ...active] : active;
  const period = periods.find(({ id }) => id === internship_period_id);
  const days = period && { startDate: period.start_date, endDate: period.end_date };

  return (
    <DateField
      name="start_date"
      label={placementDateFields.start_date.label}
      // A stored placement without a first day of its own began with its period.
      helperText={days && ifEmpty(internship ? days.startDate : usualFirstDay(days, today))}
      minDate={days?.startDate}
      maxDate={days?.endDate}
    />
  );
}
