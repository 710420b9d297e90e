import Button from '@mui/material/Button';
import { Formik } from 'formik';
import type { ScheduleInput } from '@/client/api/api';
import { DateField } from '@/client/ui/fields/DateField';
import type { SelectOption } from '@/client/ui/fields/EarlySelect';
import { NumberField } from '@/client/ui/fields/NumberField';
import { SelectField } from '@/client/ui/fields/SelectField';
import { TextField } from '@/client/ui/fields/TextField';
import { TimeField } from '@/client/ui/fields/TimeField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection, FullWidth } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { workPatternFields } from '@/shared/fields/workPatternFields';
import { scheduleRules } from '@/shared/validation/scheduleRules';
import type { ScheduleValues } from './scheduleValues';
import { WeekdaysField } from './WeekdaysField';

const FAILURE = { title: 'Gagal!', description: 'Pola tidak dapat diperiksa' };
const rules = scheduleRules.omit(['internship_ids', 'removes_leftovers']);

const PLACE_HELP = 'Tanpa pilihan, lokasi bawaan setiap mahasiswa yang dipakai.';
const NIGHT_HELP = 'Sebelum jam mulai berarti selesai keesokan harinya.';

type Props = {
  values: ScheduleValues;
  /** The places of the company; none if the students are at several. */
  places: readonly SelectOption[];
  cancelTo: string;
  onBack?: () => void;
  onNext: (values: ScheduleValues, input: Omit<ScheduleInput, 'internship_ids'>) => void;
};

/** The hours and the days of a schedule. */
export function PatternStep({ values, places, cancelTo, onBack, onNext }: Props) {
  const form = useFormSubmit({
    rules,
    request: async (input, typed: ScheduleValues) => {
      onNext(typed, input as Omit<ScheduleInput, 'internship_ids'>);
    },
    failure: FAILURE,
  });

  return (
    <Formik<ScheduleValues> initialValues={values} {...form}>
      <FormCard
        submitLabel="Pratinjau"
        cancelTo={onBack ? undefined : cancelTo}
        extraActions={
          onBack && (
            <Button variant="outlined" color="secondary" onClick={onBack}>
              Kembali
            </Button>
          )
        }
      >
        <FormSection title="Jam Kerja">
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
        </FormSection>
        <FormSection title="Aktivitas yang Dibuat">
          <DateField name="start_date" label="Mulai Tanggal" required />
          <DateField name="end_date" label="Sampai Tanggal" required />
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
        </FormSection>
      </FormCard>
    </Formik>
  );
}
