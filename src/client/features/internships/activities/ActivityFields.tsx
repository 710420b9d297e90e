import { DateField } from '@/client/ui/fields/DateField';
import { TextField } from '@/client/ui/fields/TextField';
import { TimeField } from '@/client/ui/fields/TimeField';
import { FullWidth } from '@/client/ui/form/FormSection';
import { activityFields } from '@/shared/fields/activityFields';

/** The fields of one activity; `at` is its prefix in the form values: 'activities.0.'. */
export const ActivityFields = ({ at = '' }: { at?: string }) => (
  <>
    <TextField name={`${at}name`} label={activityFields.name.label} required />
    <DateField name={`${at}date`} label={activityFields.date.label} required />
    <TimeField name={`${at}start_time`} label={activityFields.start_time.label} required />
    <TimeField name={`${at}end_time`} label={activityFields.end_time.label} required />
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
