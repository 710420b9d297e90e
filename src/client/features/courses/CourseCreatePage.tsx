import { Formik } from 'formik';
import { useNavigate } from 'react-router';
import { useCreateCourseMutation } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { CREATE_FAILED, CREATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { courseRules } from '@/shared/validation/courseRules';
import { CourseForm } from './CourseForm';
import { NEW_COURSE } from './courseValues';

export function CourseCreatePage() {
  const navigate = useNavigate();
  const [createCourse] = useCreateCourseMutation();
  const submit = useFormSubmit({
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(paths.courses.index),
  });

  return (
    <FormPage title="Tambah Mata Kuliah" context="Tentukan bobot nilai magang mata kuliah ini.">
      <Formik
        initialValues={NEW_COURSE}
        validationSchema={courseRules}
        onSubmit={(values, form) =>
          submit(() => createCourse({ courseInput: courseRules.cast(values) }).unwrap(), form)
        }
      >
        <CourseForm />
      </Formik>
    </FormPage>
  );
}
