import { getIn, useFormikContext } from 'formik';
import { DateField } from '@/client/ui/fields/DateField';
import { TextField } from '@/client/ui/fields/TextField';
import { TimeField } from '@/client/ui/fields/TimeField';
import { FullWidth } from '@/client/ui/form/FormSection';
import { isNightShift } from '@/shared/attendance/shift';
import { activityFields } from '@/shared/resources/activities/activityFields';

const NEXT_DAY = 'Hari berikutnya (+1).';

/** Says that a night shift ends on the next day; the rules decide whether an activity may be one. */
function EndTimeField({ at }: { at: string }) {
  const { values, initialValues } = useFormikContext();
  const wasNight = isNightShift(activityIn(initialValues, at));
  return (
    <TimeField
      name={`${at}end_time`}
      label={activityFields.end_time.label}
      helperText={wasNight && isNightShift(activityIn(values, at)) ? NEXT_DAY : undefined}
      required
    />
  );
}

/** The times of an activity in the values of a form; empty until they are entered. */
const activityIn = (values: unknown, at: string) => ({
  start_time: getIn(values, `${at}start_time`) ?? '',
  end_time: getIn(values, `${at}end_time`) ?? '',
});

/** The fields of one activity; `at` is its prefix in the form values: 'activities.0.'. */
export const ActivityFields = ({ at = '' }: { at?: string }) => (
  <>
    <TextField name={`${at}name`} label={activityFields.name.label} required />
    <DateField name={`${at}date`} label={activityFields.date.label} required />
    <TimeField name={`${at}start_time`} label={activityFields.start_time.label} required />
    <EndTimeField at={at} />
    <FullWidth>
      <TextField name={`${at}address`} label={activityFields.address.label} required />
    </FullWidth>
    <FullWidth>
      <TextField
        name={`${at}description`}
        label={activityFields.description.label}
        rows={3}
        required
      />
    </FullWidth>
  </>
);
