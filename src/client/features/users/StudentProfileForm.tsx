import { Formik } from 'formik';
import {
  type StudentProfile,
  useLazyGetStudentQuery,
  useUpdateStudentMutation,
} from '@/client/api/api';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { UPDATE_FAILED } from '@/client/ui/crudMessages';
import { studentProfileRules } from '@/shared/resources/students/studentProfileRules';
import { ProfileCard } from './ProfileCard';
import { StudentFields } from './profileFields';
import { USER_UPDATED } from './userMessages';
import { filled } from './userValues';

const toValues = ({ nim, academic_year, version }: StudentProfile) => ({
  nim,
  academic_year,
  version,
});

export function StudentProfileForm({ student }: { student: StudentProfile }) {
  const [updateStudent] = useUpdateStudentMutation();
  const [readStudent] = useLazyGetStudentQuery();
  const form = useEditSubmit({
    record: { of: 'users', id: student.user_id },
    rules: studentProfileRules,
    request: (profile) =>
      updateStudent({ id: student.id, studentUpdateInput: filled(profile) }).unwrap(),
    reread: async () => ({
      values: toValues((await readStudent({ id: student.id }).unwrap()).data),
    }),
    success: USER_UPDATED,
    failure: UPDATE_FAILED,
    onDone: ({ data }, { resetForm }) => resetForm({ values: toValues(data) }),
  });

  return (
    <Formik initialValues={toValues(student)} {...form}>
      <ProfileCard of="student">
        <StudentFields />
      </ProfileCard>
    </Formik>
  );
}
