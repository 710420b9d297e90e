import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import {
  type Internship,
  useGetInternshipQuery,
  useUpdateInternshipMutation,
} from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { DETAIL_LOAD_FAILED, UPDATE_FAILED, UPDATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { internshipRules } from '@/shared/validation/internshipRules';
import { InternshipForm, type InternshipValues } from './InternshipForm';

const toValues = ({ student, mentor, lecturer, internship_period }: Internship) =>
  ({
    student_id: student.id,
    company_id: mentor.company.id,
    mentor_id: mentor.id,
    lecturer_id: lecturer.id,
    internship_period_id: internship_period.id,
  }) satisfies InternshipValues;

export function InternshipEditPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const { data, isError, refetch } = useGetInternshipQuery({ id });
  const [updateInternship] = useUpdateInternshipMutation();
  const submit = useFormSubmit({
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(paths.internships.show(id)),
  });

  return (
    <FormPage
      title="Edit Mahasiswa Magang"
      context={data?.data.student.user.name ?? '\u00a0'}
      isLoading={!data}
      error={isError && DETAIL_LOAD_FAILED}
      onRetry={refetch}
    >
      {data && (
        <Formik<InternshipValues>
          key={id}
          initialValues={toValues(data.data)}
          validationSchema={internshipRules}
          onSubmit={(values, form) =>
            submit(
              () =>
                updateInternship({ id, internshipInput: internshipRules.cast(values) }).unwrap(),
              form,
            )
          }
        >
          <InternshipForm cancelTo={paths.internships.show(id)} internship={data.data} />
        </Formik>
      )}
    </FormPage>
  );
}
