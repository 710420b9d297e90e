import { Formik } from 'formik';
import { useNavigate } from 'react-router';
import { useCreateInternshipMutation } from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { CREATE_FAILED, CREATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
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
  const returnUrl = useReturnUrl();
  const [createInternship] = useCreateInternshipMutation();
  const form = useFormSubmit({
    rules: internshipRules,
    request: (internshipInput) => createInternship({ internshipInput }).unwrap(),
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage context="Tempatkan mahasiswa di mitra industri untuk satu periode.">
      <Formik initialValues={NEW_INTERNSHIP} {...form}>
        <InternshipForm cancelTo={returnUrl} />
      </Formik>
    </FormPage>
  );
}
