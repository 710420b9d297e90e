import { useId } from 'react';
import { useCampusToday } from '@/client/api/useCampusToday';
import { DateInput } from '@/client/ui/fields/DateInput';
import { FieldFrame } from '@/client/ui/fields/FieldFrame';
import { HALF_TYPED } from '@/client/ui/fields/usePickerField';
import { usualFirstDay } from '@/shared/attendance/placement';
import { placementDateFields } from '@/shared/resources/internships/internshipFields';
import { ifEmpty } from './ifEmpty';

type Props = {
  period: { start_date: string; end_date: string };
  /** Empty for the usual day. */
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
};

/** The first day of all the students, outside of a form. */
export function FirstDayPicker({ period, value, error, onChange }: Props) {
  const id = useId();
  const today = useCampusToday();
  const { start_date: startDate, end_date: endDate } = period;
  const ids = { id, labelId: `${id}-label`, helperId: `${id}-help` };
  const marks = { 'data-field': 'start_date', 'data-invalid': error && 'true' };
  return (
    <FieldFrame
      field={{ ...ids, error, marks }}
      label={placementDateFields.start_date.label}
      helperText={ifEmpty(usualFirstDay({ startDate, endDate }, today))}
    >
      <DateInput
        id={id}
        labelId={ids.labelId}
        describedBy={ids.helperId}
        invalid={error !== undefined}
        value={value}
        incomplete={HALF_TYPED}
        onChange={onChange}
        minDate={startDate}
        maxDate={endDate}
      />
    </FieldFrame>
  );
}
