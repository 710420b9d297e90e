import { Formik } from 'formik';
import { type LecturerProfile, useUpdateLecturerMutation } from '@/client/api/api';
import { UPDATE_FAILED } from '@/client/components/crudMessages';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { lecturerProfileRules } from '@/shared/validation/lecturerProfileRules';
import { ProfileCard } from './ProfileCard';
import { LecturerFields } from './profileFields';
import { USER_UPDATED } from './userMessages';
import { fileOf, filled } from './userValues';

type Props = { lecturer: LecturerProfile; role: 'lecturer' | 'super_admin' };

const toValues = ({ nip }: LecturerProfile) => ({ nip, digital_signature: null as File | null });

/** Also of a super admin, who has a lecturer's profile (spec §3). */
export function LecturerProfileForm({ lecturer, role }: Props) {
  const [updateLecturer, { data: updated }] = useUpdateLecturerMutation();
  const submit = useFormSubmit({ success: USER_UPDATED, failure: UPDATE_FAILED });
  // The address of the replaced image is dead before the record is loaded again.
  const signatureUrl = (updated?.data ?? lecturer).digital_signature;

  return (
    <Formik
      initialValues={toValues(lecturer)}
      validationSchema={lecturerProfileRules}
      onSubmit={(values, form) =>
        submit(async () => {
          const { nip } = lecturerProfileRules.cast(filled(values));
          const { data } = await updateLecturer({
            id: lecturer.id,
            lecturerUpdateInput: { _method: 'put', nip, ...fileOf(values) },
          }).unwrap();
          form.resetForm({ values: toValues(data) });
        }, form)
      }
    >
      <ProfileCard of={role}>
        <LecturerFields signatureUrl={signatureUrl} />
      </ProfileCard>
    </Formik>
  );
}
