import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import {
  type InternshipPeriod,
  useGetInternshipPeriodQuery,
  useUpdateInternshipPeriodMutation,
} from '@/client/api/api';
import { UPDATE_FAILED, UPDATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { formatPeriod } from '@/shared/format';
import { internshipPeriodRules } from '@/shared/validation/internshipPeriodRules';
import { versioned } from '@/shared/validation/versioned';
import { InternshipPeriodForm } from './InternshipPeriodForm';

const updateRules = versioned(internshipPeriodRules);

const toValues = ({ id: _, ...period }: InternshipPeriod) => period;

export function InternshipPeriodEditPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const { data, isError, error, refetch } = useGetInternshipPeriodQuery({ id });
  const [updatePeriod] = useUpdateInternshipPeriodMutation();
  const form = useFormSubmit({
    rules: updateRules,
    request: (internshipPeriodUpdateInput) =>
      updatePeriod({ id, internshipPeriodUpdateInput }).unwrap(),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage
      context={data && formatPeriod(data.data.start_date, data.data.end_date)}
      isLoading={!data}
      error={isError && error}
      onRetry={refetch}
    >
      {data && (
        <Formik key={id} initialValues={toValues(data.data)} {...form}>
          <InternshipPeriodForm />
        </Formik>
      )}
    </FormPage>
  );
}
