import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import {
  type InternshipPeriod,
  useGetInternshipPeriodQuery,
  useUpdateInternshipPeriodMutation,
} from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { DETAIL_LOAD_FAILED, UPDATE_FAILED, UPDATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { formatPeriod } from '@/client/components/formatDate';
import { internshipPeriodRules } from '@/shared/validation/internshipPeriodRules';
import { InternshipPeriodForm } from './InternshipPeriodForm';

const toValues = ({ id: _, ...period }: InternshipPeriod) => period;

export function InternshipPeriodEditPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const { data, isError, refetch } = useGetInternshipPeriodQuery({ id });
  const [updatePeriod] = useUpdateInternshipPeriodMutation();
  const submit = useFormSubmit({
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(paths.internshipPeriods.index),
  });

  return (
    <FormPage
      title="Edit Periode Magang"
      context={data && formatPeriod(data.data.start_date, data.data.end_date)}
      isLoading={!data}
      error={isError && DETAIL_LOAD_FAILED}
      onRetry={refetch}
    >
      {data && (
        <Formik
          key={id}
          initialValues={toValues(data.data)}
          validationSchema={internshipPeriodRules}
          onSubmit={(values, form) =>
            submit(
              () =>
                updatePeriod({
                  id,
                  internshipPeriodInput: internshipPeriodRules.cast(values),
                }).unwrap(),
              form,
            )
          }
        >
          <InternshipPeriodForm />
        </Formik>
      )}
    </FormPage>
  );
}
