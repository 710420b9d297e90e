import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import {
  type Activity,
  type ActivityUpdateInput,
  useGetActivityQuery,
  useUpdateActivityMutation,
} from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { UPDATE_FAILED, UPDATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection } from '@/client/ui/form/FormSection';
import { activityUpdateRules } from '@/shared/resources/activities/activityRules';
import { useInternshipContext } from '../useInternshipContext';
import { ActivityFields } from './ActivityFields';
import { FrozenContext } from './FrozenContext';

const toValues = ({
  name,
  date,
  start_time,
  end_time,
  address,
  description,
  version,
}: Activity): ActivityUpdateInput => ({
  name,
  date,
  start_time,
  end_time,
  address,
  description,
  version,
});

/** @screen internships.activities.edit */
export function ActivityEditPage() {
  const params = useParams();
  const internshipId = Number(params.id);
  const id = Number(params.activityId);
  const navigate = useNavigate();
  const { context } = useInternshipContext(internshipId);
  const query = useGetActivityQuery({ id });
  const { isError, error, refetch } = query;
  const data = useRecordToEdit(query, id);
  const [updateActivity] = useUpdateActivityMutation();
  const returnUrl = useReturnUrl();
  const form = useEditSubmit({
    record: { of: 'activities', id },
    rules: activityUpdateRules(data?.data),
    request: (activityUpdateInput) => updateActivity({ id, activityUpdateInput }).unwrap(),
    reread: async () => ({ values: toValues((await refetch().unwrap()).data) }),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage
      context={<FrozenContext activity={data?.data}>{context}</FrozenContext>}
      isLoading={!data}
      error={isError && !data && error}
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
