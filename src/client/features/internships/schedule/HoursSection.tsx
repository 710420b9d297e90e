import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { NumberField } from '@/client/ui/fields/NumberField';
import { SelectField, type SelectOption } from '@/client/ui/fields/SelectField';
import { TimeField } from '@/client/ui/fields/TimeField';
import { FormSection, FullWidth } from '@/client/ui/form/FormSection';
import { workPatternFields } from '@/shared/resources/schedules/workPatternFields';
import { OFFICE_HOURS, type ScheduleValues } from './scheduleValues';
import { WeekdaysField } from './WeekdaysField';

const PLACE_HELP = 'Tanpa pilihan, lokasi bawaan setiap mahasiswa yang dipakai.';
const NIGHT_HELP = 'Sebelum jam mulai berarti selesai keesokan harinya.';

type Props = { places: readonly SelectOption[]; hasStudents: boolean };

/** The hours for all placements; for many students, the stored hours of each can be used instead. */
export function HoursSection({ places, hasStudents }: Props) {
  const { values, setFieldValue } = useFormikContext<ScheduleValues>();
  const typed = useRef(values.pattern ?? OFFICE_HOURS);

  const chooseStored = (isStored: boolean) => {
    if (values.pattern) typed.current = values.pattern;
    void setFieldValue('pattern', isStored ? null : typed.current);
  };

  return (
    <FormSection title="Jam Kerja">
      {hasStudents && (
        <FullWidth>
          <FormControlLabel
            label="Pakai jam kerja tersimpan tiap mahasiswa"
            control={
              <Checkbox
                checked={values.pattern === null}
                onChange={(_, checked) => chooseStored(checked)}
              />
            }
          />
        </FullWidth>
      )}
      {values.pattern && (
        <>
          <FullWidth>
            <WeekdaysField name="pattern.weekdays" label={workPatternFields.weekdays.label} />
          </FullWidth>
          <TimeField
            name="pattern.start_time"
            label={workPatternFields.start_time.label}
            required
          />
          <TimeField
            name="pattern.end_time"
            label={workPatternFields.end_time.label}
            helperText={NIGHT_HELP}
            required
          />
          <NumberField
            name="pattern.break_minutes"
            label={workPatternFields.break_minutes.label}
            helperText="Tidak dihitung sebagai jam kerja."
            required
          />
          {places.length > 0 && (
            <SelectField
              name="pattern.place_id"
              label={workPatternFields.place_id.label}
              options={[{ value: '', label: 'Lokasi bawaan' }, ...places]}
              helperText={PLACE_HELP}
            />
          )}
        </>
      )}
    </FormSection>
  );
}
