import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import { useCreateInternshipActivitiesMutation } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { CREATE_FAILED, type Message } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { activitiesBulkRules } from '@/shared/validation/activitiesBulkRules';
import { useInternshipContext } from '../useInternshipContext';
import { ActivitiesForm, type ActivitiesValues } from './ActivitiesForm';
import { NEW_ACTIVITY } from './activityValues';

const ADDED: Message = { title: 'Sukses!', description: 'Aktivitas berhasil ditambahkan' };

const NEW_ACTIVITIES: ActivitiesValues = { activities: [NEW_ACTIVITY] };

export function ActivityCreatePage() {
  const internshipId = Number(useParams().id);
  const navigate = useNavigate();
  const context = useInternshipContext(internshipId);
  const [createActivities] = useCreateInternshipActivitiesMutation();
  const toInternship = paths.internships.show(internshipId);
  const submit = useFormSubmit({
    success: ADDED,
    failure: CREATE_FAILED,
    onDone: () => navigate(toInternship),
  });

  return (
    <FormPage title="Tambah Aktivitas" context={context ?? '\u00a0'}>
      <Formik
        initialValues={NEW_ACTIVITIES}
        validationSchema={activitiesBulkRules}
        // When a field is left is soon enough: up to a hundred blocks are judged each time.
        validateOnChange={false}
        onSubmit={(values, form) =>
          submit(
            () =>
              createActivities({
                id: internshipId,
                activitiesInput: activitiesBulkRules.cast(values),
              }).unwrap(),
            form,
          )
        }
      >
        <ActivitiesForm cancelTo={toInternship} />
      </Formik>
    </FormPage>
  );
}
