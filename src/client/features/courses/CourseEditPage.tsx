import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import { useGetCourseQuery, useUpdateCourseMutation } from '@/client/api/api';
import { UPDATE_FAILED, UPDATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { courseRules } from '@/shared/validation/courseRules';
import { versioned } from '@/shared/validation/versioned';
import { CourseForm } from './CourseForm';
import type { CourseValues } from './courseValues';

const updateRules = versioned(courseRules);

export function CourseEditPage() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const { data, isError, error, refetch } = useGetCourseQuery({ code });
  const [updateCourse] = useUpdateCourseMutation();
  const form = useFormSubmit({
    rules: updateRules,
    request: (courseUpdateInput) => updateCourse({ code, courseUpdateInput }).unwrap(),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage
      context={data?.data.name}
      isLoading={!data}
      error={isError && error}
      onRetry={refetch}
    >
      {data && (
        <Formik<CourseValues> key={code} initialValues={data.data} {...form}>
          <CourseForm />
        </Formik>
      )}
    </FormPage>
  );
}
