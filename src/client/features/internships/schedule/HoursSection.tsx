import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { NumberField } from '@/client/ui/fields/NumberField';
import { SelectField, type SelectOption } from '@/client/ui/fields/SelectField';
import { TimeField } from '@/client/ui/fields/TimeField';
import { FormSection, FullWidth } from '@/client/ui/form/FormSection';
import { workPatternFields } from '@/shared/resources/schedules/workPatternFields';
import { storedHoursNote } from './scheduleTexts';
import type { ScheduleValues } from './scheduleValues';
import { WeekdaysField } from './WeekdaysField';

const PLACE_HELP = 'Tanpa pilihan, lokasi bawaan setiap mahasiswa yang dipakai.';
const NIGHT_HELP = 'Sebelum jam mulai berarti selesai keesokan harinya.';

export type Hours = {
  /** The hours to begin with in place of the stored ones. */
  usual: NonNullable<ScheduleValues['pattern']>;
  /** The number of placements, and of those that have stored hours. */
  placements: number;
  stored: number;
  /** Leaves out the placements that have stored hours, if there are others. */
  onOnlyMissing?: () => void;
};

type Props = { places: readonly SelectOption[]; hours: Hours };

/** The hours for all placements; the stored hours of each can be used instead. */
export function HoursSection({ places, hours }: Props) {
  const { values, setFieldValue } = useFormikContext<ScheduleValues>();
  const typed = useRef(values.pattern ?? hours.usual);
  const isOne = hours.placements === 1;
  const note = storedHoursNote(hours, values.pattern === null);

  const chooseStored = (isStored: boolean) => {
    if (values.pattern) typed.current = values.pattern;
    void setFieldValue('pattern', isStored ? null : typed.current);
  };

  return (
    <FormSection title="Jam Kerja">
      {(!isOne || hours.stored > 0 || values.pattern === null) && (
        <FullWidth>
          <FormControlLabel
            label={isOne ? 'Pakai jam kerja tersimpan' : 'Pakai jam kerja tersimpan tiap mahasiswa'}
            control={
              <Checkbox
                checked={values.pattern === null}
                onChange={(_, checked) => chooseStored(checked)}
              />
            }
          />
          {note && (
            <Alert
              severity={note.severity}
              action={
                values.pattern === null &&
                hours.onOnlyMissing && (
                  <Button color="inherit" size="small" onClick={hours.onOnlyMissing}>
                    Pilih hanya mereka
                  </Button>
                )
              }
            >
              {note.text}
            </Alert>
          )}
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
