import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import { type Activity, useGetActivityQuery, useUpdateActivityMutation } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { DETAIL_LOAD_FAILED, UPDATE_FAILED, UPDATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { FormCard } from '@/client/components/form/FormCard';
import { FormSection } from '@/client/components/form/FormSection';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { activityRules } from '@/shared/validation/activityRules';
import { useInternshipContext } from '../useInternshipContext';
import { ActivityFields } from './ActivityFields';
import type { ActivityValues } from './activityValues';

const toValues = ({ name, date, start_time, end_time, address, description }: Activity) =>
  ({ name, date, start_time, end_time, address, description }) satisfies ActivityValues;

export function ActivityEditPage() {
  const params = useParams();
  const internshipId = Number(params.id);
  const id = Number(params.activityId);
  const navigate = useNavigate();
  const context = useInternshipContext(internshipId);
  const { data, isError, refetch } = useGetActivityQuery({ id });
  const [updateActivity] = useUpdateActivityMutation();
  const toInternship = paths.internships.show(internshipId);
  const submit = useFormSubmit({
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(toInternship),
  });

  return (
    <FormPage
      title="Edit Aktivitas"
      context={context ?? '\u00a0'}
      isLoading={!data}
      error={isError && DETAIL_LOAD_FAILED}
      onRetry={refetch}
    >
      {data && (
        <Formik<ActivityValues>
          key={id}
          initialValues={toValues(data.data)}
          validationSchema={activityRules}
          onSubmit={(values, form) =>
            submit(
              () => updateActivity({ id, activityInput: activityRules.cast(values) }).unwrap(),
              form,
            )
          }
        >
          <FormCard cancelTo={toInternship}>
            <FormSection title="Aktivitas">
              <ActivityFields />
            </FormSection>
          </FormCard>
        </Formik>
      )}
    </FormPage>
  );
}
