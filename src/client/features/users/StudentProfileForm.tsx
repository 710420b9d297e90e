import { Formik } from 'formik';
import { type StudentProfile, useUpdateStudentMutation } from '@/client/api/api';
import { UPDATE_FAILED } from '@/client/components/crudMessages';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { studentProfileRules } from '@/shared/validation/studentProfileRules';
import { versioned } from '@/shared/validation/versioned';
import { ProfileCard } from './ProfileCard';
import { StudentFields } from './profileFields';
import { USER_UPDATED } from './userMessages';
import { filled } from './userValues';

const updateRules = versioned(studentProfileRules);

const toValues = ({ nim, academic_year, version }: StudentProfile) => ({
  nim,
  academic_year,
  version,
});

export function StudentProfileForm({ student }: { student: StudentProfile }) {
  const [updateStudent] = useUpdateStudentMutation();
  const form = useFormSubmit({
    rules: updateRules,
    request: (profile) =>
      updateStudent({ id: student.id, studentUpdateInput: filled(profile) }).unwrap(),
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
