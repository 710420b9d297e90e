import { useFormikContext } from 'formik';
import { TextField } from '@/client/ui/fields/TextField';
import { FullWidth } from '@/client/ui/form/FormSection';
import { workPatternFields } from '@/shared/resources/schedules/workPatternFields';
import type { ScheduleValues } from './scheduleValues';

/** Name and description of the activities; stored hours have their own. */
export function ActivityTexts() {
  const { values } = useFormikContext<ScheduleValues>();
  if (!values.pattern) return null;
  return (
    <>
      <FullWidth>
        <TextField name="pattern.name" label={workPatternFields.name.label} required />
      </FullWidth>
      <FullWidth>
        <TextField
          name="pattern.description"
          label={workPatternFields.description.label}
          rows={3}
          required
        />
      </FullWidth>
    </>
  );
}
