import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import { type Course, useGetCourseQuery, useUpdateCourseMutation } from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { UPDATE_FAILED, UPDATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { courseRules } from '@/shared/resources/courses/courseRules';
import { CourseForm } from './CourseForm';
import type { CourseValues } from './courseValues';

const toValues = (course: Course): CourseValues => course;

/** @screen courses.edit */
export function CourseEditPage() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const query = useGetCourseQuery({ code });
  const { isError, error, refetch } = query;
  const data = useRecordToEdit(query, code);
  const [updateCourse] = useUpdateCourseMutation();
  const form = useEditSubmit({
    record: { of: 'courses', id: code },
    rules: courseRules,
    request: (courseUpdateInput) => updateCourse({ code, courseUpdateInput }).unwrap(),
    reread: async () => ({ values: toValues((await refetch().unwrap()).data) }),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage
      context={data?.data.name}
      isLoading={!data}
      error={isError && !data && error}
      onRetry={refetch}
    >
      {data && (
        <Formik<CourseValues> key={code} initialValues={toValues(data.data)} {...form}>
          <CourseForm />
        </Formik>
      )}
      <RecordHistory of="courses" id={code} />
    </FormPage>
  );
}
