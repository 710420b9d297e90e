import { Formik } from 'formik';
import {
  type LecturerProfile,
  useLazyGetLecturerQuery,
  useUpdateLecturerMutation,
} from '@/client/api/api';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { UPDATE_FAILED } from '@/client/ui/crudMessages';
import { lecturerProfileRules } from '@/shared/resources/lecturers/lecturerProfileRules';
import { ProfileCard } from './ProfileCard';
import { LecturerFields } from './profileFields';
import { USER_UPDATED } from './userMessages';
import { fileOf, filled, pathOf, withStoredSignature } from './userValues';

type Props = { lecturer: LecturerProfile; role: 'lecturer' | 'super_admin' };

const toValues = ({ nip, digital_signature, version }: LecturerProfile) => ({
  nip: nip ?? '',
  digital_signature: null as File | null,
  stored_signature: pathOf(digital_signature),
  version,
});

type LecturerValues = ReturnType<typeof toValues>;

/** Also for a super admin, who has a lecturer's profile (spec §3). */
export function LecturerProfileForm({ lecturer, role }: Props) {
  const [updateLecturer, { data: updated }] = useUpdateLecturerMutation();
  const [readLecturer] = useLazyGetLecturerQuery();
  const form = useEditSubmit({
    record: { of: 'users', id: lecturer.user_id },
    rules: lecturerProfileRules,
    request: ({ nip, version }, values: LecturerValues) =>
      updateLecturer({
        id: lecturer.id,
        lecturerUpdateInput: { _method: 'put', ...filled({ nip, version }), ...fileOf(values) },
      }).unwrap(),
    reread: async () => ({
      values: toValues((await readLecturer({ id: lecturer.id }).unwrap()).data),
    }),
    compareAs: withStoredSignature,
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
