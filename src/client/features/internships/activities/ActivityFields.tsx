import { DateField } from '@/client/ui/fields/DateField';
import { TextField } from '@/client/ui/fields/TextField';
import { TimeField } from '@/client/ui/fields/TimeField';
import { FullWidth } from '@/client/ui/form/FormSection';
import { ACTIVITY_LABELS } from '@/shared/constants/fieldLabels/activityLabels';

/** The fields of one activity; `at` is its prefix in the form values: 'activities.0.'. */
export const ActivityFields = ({ at = '' }: { at?: string }) => (
  <>
    <TextField name={`${at}name`} label={ACTIVITY_LABELS.name} required />
    <DateField name={`${at}date`} label={ACTIVITY_LABELS.date} required />
    <TimeField name={`${at}start_time`} label={ACTIVITY_LABELS.start_time} required />
    <TimeField name={`${at}end_time`} label={ACTIVITY_LABELS.end_time} required />
    <FullWidth>
      <TextField name={`${at}address`} label={ACTIVITY_LABELS.address} required />
    </FullWidth>
    <FullWidth>
      <TextField name={`${at}description`} label={ACTIVITY_LABELS.description} rows={3} required />
    </FullWidth>
  </>
);
