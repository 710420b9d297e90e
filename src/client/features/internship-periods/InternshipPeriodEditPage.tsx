import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import {
  type InternshipPeriod,
  useGetInternshipPeriodQuery,
  useUpdateInternshipPeriodMutation,
} from '@/client/api/api';
import { UPDATE_FAILED, UPDATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useEditSubmit } from '@/client/components/form/useEditSubmit';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { formatPeriod } from '@/shared/format';
import { internshipPeriodRules } from '@/shared/validation/internshipPeriodRules';
import { InternshipPeriodForm } from './InternshipPeriodForm';

const toValues = ({ id: _, ...period }: InternshipPeriod) => period;

export function InternshipPeriodEditPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const { currentData: data, error, refetch } = useGetInternshipPeriodQuery({ id });
  const [updatePeriod] = useUpdateInternshipPeriodMutation();
  const form = useEditSubmit({
    rules: internshipPeriodRules,
    request: (internshipPeriodUpdateInput) =>
      updatePeriod({ id, internshipPeriodUpdateInput }).unwrap(),
    reread: async () => ({ values: toValues((await refetch().unwrap()).data) }),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage
      context={data && formatPeriod(data.data.start_date, data.data.end_date)}
      isLoading={!data}
      error={!data && error}
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
