import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import { useCreateInternshipActivitiesMutation } from '@/client/api/api';
import { useLastUrl, useReturnUrl } from '@/client/navigation/useReturnUrl';
import { CREATE_FAILED, type Message } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { paths } from '@/shared/paths';
import { activitiesBulkRules } from '@/shared/resources/activities/activitiesBulkRules';
import { useInternshipContext } from '../useInternshipContext';
import { ActivitiesForm } from './ActivitiesForm';
import { type ActivitiesValues, NEW_ACTIVITY } from './activityValues';

const ADDED: Message = { title: 'Sukses!', description: 'Aktivitas berhasil ditambahkan' };

const NEW_ACTIVITIES: ActivitiesValues = { activities: [NEW_ACTIVITY] };

/** @screen internships.activities.create */
export function ActivityCreatePage() {
  const internshipId = Number(useParams().id);
  const navigate = useNavigate();
  const { context, missing } = useInternshipContext(internshipId);
  const [createActivities] = useCreateInternshipActivitiesMutation();
  const toInternship = useLastUrl(paths.internships.show(internshipId));
  const form = useFormSubmit({
    rules: activitiesBulkRules,
    request: (activitiesInput) => createActivities({ id: internshipId, activitiesInput }).unwrap(),
    success: ADDED,
    failure: CREATE_FAILED,
    onDone: () => navigate(toInternship),
  });

  return (
    <FormPage context={context} error={missing} notFoundText="Magang tidak ditemukan">
      <Formik
        initialValues={NEW_ACTIVITIES}
        {...form}
        // Each validation covers up to a hundred blocks: on blur is often enough.
        validateOnChange={false}
      >
        <ActivitiesForm cancelTo={useReturnUrl()} />
      </Formik>
    </FormPage>
  );
}
