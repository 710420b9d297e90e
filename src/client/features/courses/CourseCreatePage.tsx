import { Formik } from 'formik';
import { useNavigate } from 'react-router';
import { useCreateCourseMutation } from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { CREATE_FAILED, CREATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { courseRules } from '@/shared/resources/courses/courseRules';
import { CourseForm } from './CourseForm';
import { NEW_COURSE } from './courseValues';

/** @screen courses.create */
export function CourseCreatePage() {
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const [createCourse] = useCreateCourseMutation();
  const form = useFormSubmit({
    rules: courseRules,
    request: (courseInput) => createCourse({ courseInput }).unwrap(),
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage context="Tentukan bobot nilai magang mata kuliah ini.">
      <Formik initialValues={NEW_COURSE} {...form}>
        <CourseForm />
      </Formik>
    </FormPage>
  );
}
