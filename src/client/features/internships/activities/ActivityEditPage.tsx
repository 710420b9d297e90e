import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import {
  type Activity,
  type ActivityUpdateInput,
  useGetActivityQuery,
  useUpdateActivityMutation,
} from '@/client/api/api';
import { UPDATE_FAILED, UPDATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { FormCard } from '@/client/components/form/FormCard';
import { FormSection } from '@/client/components/form/FormSection';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { activityRules } from '@/shared/validation/activityRules';
import { versioned } from '@/shared/validation/versioned';
import { useInternshipContext } from '../useInternshipContext';
import { ActivityFields } from './ActivityFields';

const updateRules = versioned(activityRules);

const toValues = ({ name, date, start_time, end_time, address, description, version }: Activity) =>
  ({
    name,
    date,
    start_time,
    end_time,
    address,
    description,
    version,
  }) satisfies ActivityUpdateInput;

export function ActivityEditPage() {
  const params = useParams();
  const internshipId = Number(params.id);
  const id = Number(params.activityId);
  const navigate = useNavigate();
  const { context } = useInternshipContext(internshipId);
  const { data, isError, error, refetch } = useGetActivityQuery({ id });
  const [updateActivity] = useUpdateActivityMutation();
  const returnUrl = useReturnUrl();
  const form = useFormSubmit({
    rules: updateRules,
    request: (activityUpdateInput) => updateActivity({ id, activityUpdateInput }).unwrap(),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage
      context={context}
      isLoading={!data}
      error={isError && error}
      notFoundText="Aktivitas tidak ditemukan"
      onRetry={refetch}
    >
      {data && (
        <Formik<ActivityUpdateInput> key={id} initialValues={toValues(data.data)} {...form}>
          <FormCard cancelTo={returnUrl}>
            <FormSection>
              <ActivityFields />
            </FormSection>
          </FormCard>
        </Formik>
      )}
    </FormPage>
  );
}
