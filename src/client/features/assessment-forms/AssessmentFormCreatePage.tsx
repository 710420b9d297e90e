import { Formik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCreateAssessmentFormMutation } from '@/client/api/api';
import { CREATE_FAILED, CREATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { paths } from '@/shared/paths';
import { assessmentFormRules } from '@/shared/resources/assessments/assessmentRules';
import { AssessmentFormFields } from './AssessmentFormFields';
import { newForm } from './assessmentFormValues';

/** @screen assessment-forms.create */
export function AssessmentFormCreatePage() {
  const navigate = useNavigate();
  const [createForm] = useCreateAssessmentFormMutation();
  const [initial] = useState(newForm);
  const form = useFormSubmit({
    rules: assessmentFormRules,
    request: (assessmentFormInput) => createForm({ assessmentFormInput }).unwrap(),
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(paths.assessmentForms.index),
  });

  return (
    <FormPage context="Kriteria yang dipakai mentor atau dosen untuk menilai mahasiswa.">
      <Formik initialValues={initial} {...form}>
        <AssessmentFormFields />
      </Formik>
    </FormPage>
  );
}
