import { skipToken } from '@reduxjs/toolkit/query';
import { Formik } from 'formik';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCreateInternshipMutation, useGetStudentQuery } from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { studentOption } from '@/client/records/pickers/pickerOptions';
import { CREATE_FAILED, CREATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { internshipRules } from '@/shared/resources/internships/internshipRules';
import { InternshipForm, type InternshipValues } from './InternshipForm';

const NEW_INTERNSHIP: InternshipValues = {
  student_id: '',
  company_id: '',
  mentor_id: '',
  lecturer_id: '',
  internship_period_id: '',
  start_date: '',
};

const studentRules = internshipRules.pick(['student_id']);

/** The student in the URL of a new placement, if there is one. */
function useStartStudent() {
  const [query] = useSearchParams();
  const [id] = useState(() => {
    const given = Object.fromEntries(query);
    return studentRules.isValidSync(given) ? studentRules.cast(given).student_id : null;
  });
  const { data, isLoading } = useGetStudentQuery(id === null ? skipToken : { id });
  return { student: data && studentOption(data.data), isLoading };
}

/** @screen internships.create */
export function InternshipCreatePage() {
  const navigate = useNavigate();
  const { student, isLoading } = useStartStudent();
  const returnUrl = useReturnUrl();
  const [createInternship] = useCreateInternshipMutation();
  const form = useFormSubmit({
    rules: internshipRules,
    request: (internshipInput) => createInternship({ internshipInput }).unwrap(),
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  const values = { ...NEW_INTERNSHIP, student_id: student?.value ?? NEW_INTERNSHIP.student_id };

  return (
    <FormPage
      context="Tempatkan mahasiswa di mitra industri untuk satu periode."
      isLoading={isLoading}
    >
      <Formik initialValues={values} {...form}>
        <InternshipForm cancelTo={returnUrl} student={student} />
      </Formik>
    </FormPage>
  );
}
