import Button from '@mui/material/Button';
import { Formik, useFormikContext } from 'formik';
import type { ScheduleInput } from '@/client/api/api';
import { DateField } from '@/client/ui/fields/DateField';
import type { SelectOption } from '@/client/ui/fields/SelectField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { scheduleFormRules } from '@/shared/resources/schedules/scheduleRules';
import { ActivityTexts } from './ActivityTexts';
import { type Hours, HoursSection } from './HoursSection';
import type { ScheduleValues } from './scheduleValues';

const FAILURE = { title: 'Gagal!', description: 'Pola tidak dapat diperiksa' };

function BackButton({ onBack }: { onBack: (typed: ScheduleValues) => void }) {
  const { values } = useFormikContext<ScheduleValues>();
  return (
    <Button variant="outlined" color="secondary" onClick={() => onBack(values)}>
      Kembali
    </Button>
  );
}

type Props = {
  values: ScheduleValues;
  /** The places of the company; none if the students are at several. */
  places: readonly SelectOption[];
  hours: Hours;
  cancelTo: string;
  onBack?: (typed: ScheduleValues) => void;
  onNext: (values: ScheduleValues, input: Omit<ScheduleInput, 'internship_ids'>) => void;
};

/** The hours and the days of a schedule. */
export function PatternStep({ values, places, hours, cancelTo, onBack, onNext }: Props) {
  const form = useFormSubmit({
    rules: scheduleFormRules,
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
        extraActions={onBack && <BackButton onBack={onBack} />}
      >
        <HoursSection places={places} hours={hours} />
        <FormSection title="Aktivitas yang Dibuat">
          <DateField name="start_date" label="Mulai Tanggal" required />
          <DateField name="end_date" label="Sampai Tanggal" required />
          <ActivityTexts />
        </FormSection>
      </FormCard>
    </Formik>
  );
}
