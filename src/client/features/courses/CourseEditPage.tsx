import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import { useGetCourseQuery, useUpdateCourseMutation } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { DETAIL_LOAD_FAILED, UPDATE_FAILED, UPDATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { courseRules } from '@/shared/validation/courseRules';
import { CourseForm } from './CourseForm';
import type { CourseValues } from './courseValues';

export function CourseEditPage() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const { data, isError, refetch } = useGetCourseQuery({ code });
  const [updateCourse] = useUpdateCourseMutation();
  const submit = useFormSubmit({
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(paths.courses.index),
  });

  return (
    <FormPage
      title="Edit Mata Kuliah"
      context={data?.data.name}
      isLoading={!data}
      error={isError && DETAIL_LOAD_FAILED}
      onRetry={refetch}
    >
      {data && (
        <Formik<CourseValues>
          key={code}
          initialValues={data.data}
          validationSchema={courseRules}
          onSubmit={(values, form) =>
            submit(
              () => updateCourse({ code, courseInput: courseRules.cast(values) }).unwrap(),
              form,
            )
          }
        >
          <CourseForm />
        </Formik>
      )}
    </FormPage>
  );
}
