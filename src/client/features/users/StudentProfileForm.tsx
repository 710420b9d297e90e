import { Formik } from 'formik';
import { type StudentProfile, useUpdateStudentMutation } from '@/client/api/api';
import { UPDATE_FAILED } from '@/client/components/crudMessages';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { studentProfileRules } from '@/shared/validation/studentProfileRules';
import { ProfileCard } from './ProfileCard';
import { StudentFields } from './profileFields';
import { USER_UPDATED } from './userMessages';
import { filled } from './userValues';

const toValues = ({ nim, academic_year }: StudentProfile) => ({ nim, academic_year });

export function StudentProfileForm({ student }: { student: StudentProfile }) {
  const [updateStudent] = useUpdateStudentMutation();
  const submit = useFormSubmit({ success: USER_UPDATED, failure: UPDATE_FAILED });

  return (
    <Formik
      initialValues={toValues(student)}
      validationSchema={studentProfileRules}
      onSubmit={(values, form) =>
        submit(async () => {
          const { data } = await updateStudent({
            id: student.id,
            studentUpdateInput: studentProfileRules.cast(filled(values)),
          }).unwrap();
          form.resetForm({ values: toValues(data) });
        }, form)
      }
    >
      <ProfileCard of="student">
        <StudentFields />
      </ProfileCard>
    </Formik>
  );
}
