import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type InternshipPeriod, useGetInternshipPeriodQuery } from '@/client/api/api';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { FormPage } from '@/client/ui/FormPage';
import { formatPeriod } from '@/shared/format';
import { paths } from '@/shared/paths';
import { copiedPeriod, type Step } from './copiedPeriod';
import { InternshipPeriodForm } from './InternshipPeriodForm';
import { useNewPeriodForm } from './useNewPeriodForm';

/** Sets the dates of the form to a semester or a year after the copied period. */
function StepChoice({ period }: { period: InternshipPeriod }) {
  const [step, setStep] = useState<Step>('semester');
  const { values, setValues } = useFormikContext<ReturnType<typeof copiedPeriod>>();
  const handleStep = (next: Step) => {
    setStep(next);
    const { start_date, end_date, year, semester } = copiedPeriod(period, next);
    void setValues({ ...values, start_date, end_date, year, semester });
  };
  return (
    <RadioGroup
      row
      aria-label="Geser tanggal"
      value={step}
      onChange={(_, next) => handleStep(next as Step)}
      sx={{ mb: 2, columnGap: 2 }}
    >
      <FormControlLabel value="semester" control={<Radio />} label="Satu semester kemudian" />
      <FormControlLabel value="year" control={<Radio />} label="Satu tahun kemudian" />
    </RadioGroup>
  );
}

/**
 * Creates a period like an earlier one and leads to the placement of its students.
 * @public used through the module that `InternshipPeriodCreatePage` imports
 */
export function InternshipPeriodCopy({ id }: { id: number }) {
  const navigate = useNavigate();
  const query = useGetInternshipPeriodQuery({ id });
  const { isError, error, refetch } = query;
  const period = useRecordToEdit(query, id)?.data;
  const form = useNewPeriodForm((created) => navigate(paths.internships.placeFrom(created.id, id)));

  return (
    <FormPage
      context={
        period &&
        `Seperti ${formatPeriod(period.start_date, period.end_date)}. Mitra, kuota, dan mata kuliah tetap berlaku; setelah disimpan, mahasiswanya dapat ditempatkan lagi.`
      }
      isLoading={!period}
      error={isError && !period && error}
      onRetry={refetch}
    >
      {period && (
        <Formik initialValues={copiedPeriod(period, 'semester')} {...form}>
          <div>
            <StepChoice period={period} />
            <InternshipPeriodForm />
          </div>
        </Formik>
      )}
    </FormPage>
  );
}
