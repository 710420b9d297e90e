import { Formik } from 'formik';
import { type LecturerProfile, useUpdateLecturerMutation } from '@/client/api/api';
import { UPDATE_FAILED } from '@/client/components/crudMessages';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { lecturerProfileRules } from '@/shared/validation/lecturerProfileRules';
import { versioned } from '@/shared/validation/versioned';
import { ProfileCard } from './ProfileCard';
import { LecturerFields } from './profileFields';
import { USER_UPDATED } from './userMessages';
import { fileOf, filled } from './userValues';

const updateRules = versioned(lecturerProfileRules);

type Props = { lecturer: LecturerProfile; role: 'lecturer' | 'super_admin' };

const toValues = ({ nip, version }: LecturerProfile) => ({
  nip,
  digital_signature: null as File | null,
  version,
});

type LecturerValues = ReturnType<typeof toValues>;

/** Also for a super admin, who has a lecturer's profile (spec §3). */
export function LecturerProfileForm({ lecturer, role }: Props) {
  const [updateLecturer, { data: updated }] = useUpdateLecturerMutation();
  const form = useFormSubmit({
    rules: updateRules,
    request: ({ nip, version }, values: LecturerValues) =>
      updateLecturer({
        id: lecturer.id,
        lecturerUpdateInput: { _method: 'put', ...filled({ nip, version }), ...fileOf(values) },
      }).unwrap(),
    success: USER_UPDATED,
    failure: UPDATE_FAILED,
    onDone: ({ data }, { resetForm }) => resetForm({ values: toValues(data) }),
  });
  // The URL of a replaced image is invalid before the record is reloaded.
  const signatureUrl = (updated?.data ?? lecturer).digital_signature;

  return (
    <Formik initialValues={toValues(lecturer)} {...form}>
      <ProfileCard of={role}>
        <LecturerFields signatureUrl={signatureUrl} />
      </ProfileCard>
    </Formik>
  );
}
