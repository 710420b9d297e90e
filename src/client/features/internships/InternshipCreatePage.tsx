import { Formik } from 'formik';
import { useNavigate } from 'react-router';
import { useCreateInternshipMutation } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { CREATE_FAILED, CREATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { internshipRules } from '@/shared/validation/internshipRules';
import { InternshipForm, type InternshipValues } from './InternshipForm';

const NEW_INTERNSHIP: InternshipValues = {
  student_id: '',
  company_id: '',
  mentor_id: '',
  lecturer_id: '',
  internship_period_id: '',
};

export function InternshipCreatePage() {
  const navigate = useNavigate();
  const [createInternship] = useCreateInternshipMutation();
  const submit = useFormSubmit({
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(paths.internships.index),
  });

  return (
    <FormPage
      title="Tambah Mahasiswa Magang"
      context="Tempatkan mahasiswa di mitra industri untuk satu periode."
    >
      <Formik
        initialValues={NEW_INTERNSHIP}
        validationSchema={internshipRules}
        onSubmit={(values, form) =>
          submit(
            () => createInternship({ internshipInput: internshipRules.cast(values) }).unwrap(),
            form,
          )
        }
      >
        <InternshipForm cancelTo={paths.internships.index} />
      </Formik>
    </FormPage>
  );
}
