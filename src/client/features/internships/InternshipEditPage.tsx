import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import {
  type Internship,
  useGetInternshipQuery,
  useUpdateInternshipMutation,
} from '@/client/api/api';
import { UPDATE_FAILED, UPDATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { internshipRules } from '@/shared/validation/internshipRules';
import { versioned } from '@/shared/validation/versioned';
import { InternshipForm, type InternshipValues } from './InternshipForm';

const updateRules = versioned(internshipRules);

const toValues = ({ student, mentor, lecturer, internship_period, version }: Internship) =>
  ({
    student_id: student.id,
    company_id: mentor.company.id,
    mentor_id: mentor.id,
    lecturer_id: lecturer.id,
    internship_period_id: internship_period.id,
    version,
  }) satisfies InternshipValues;

export function InternshipEditPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const { data, isError, error, refetch } = useGetInternshipQuery({ id });
  const [updateInternship] = useUpdateInternshipMutation();
  const form = useFormSubmit({
    rules: updateRules,
    request: (internshipUpdateInput) => updateInternship({ id, internshipUpdateInput }).unwrap(),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage
      context={data?.data.student.user.name ?? '\u00a0'}
      isLoading={!data}
      error={isError && error}
      notFoundText="Magang tidak ditemukan"
      onRetry={refetch}
    >
      {data && (
        <Formik<InternshipValues> key={id} initialValues={toValues(data.data)} {...form}>
          <InternshipForm cancelTo={returnUrl} internship={data.data} />
        </Formik>
      )}
    </FormPage>
  );
}
