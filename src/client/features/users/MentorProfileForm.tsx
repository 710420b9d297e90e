import { Formik } from 'formik';
import { useMemo } from 'react';
import {
  type MentorProfile,
  useLazyGetMentorQuery,
  useUpdateMentorMutation,
} from '@/client/api/api';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { companyOption } from '@/client/records/pickers/pickerOptions';
import { UPDATE_FAILED } from '@/client/ui/crudMessages';
import { mentorProfileRules } from '@/shared/resources/mentors/mentorProfileRules';
import { ProfileCard } from './ProfileCard';
import { MentorFields } from './profileFields';
import { USER_UPDATED } from './userMessages';
import { fileOf, filled, pathOf, withStoredSignature } from './userValues';

const toValues = (mentor: MentorProfile) => ({
  company_id: mentor.company_id as number | '',
  nik: mentor.nik ?? '',
  digital_signature: null as File | null,
  stored_signature: pathOf(mentor.digital_signature),
  is_active: mentor.is_active,
  version: mentor.version,
});

type MentorValues = ReturnType<typeof toValues>;

export function MentorProfileForm({ mentor }: { mentor: MentorProfile }) {
  const [updateMentor, { data: updated }] = useUpdateMentorMutation();
  const [readMentor] = useLazyGetMentorQuery();
  const form = useEditSubmit({
    record: { of: 'users', id: mentor.user_id },
    rules: mentorProfileRules,
    request: ({ company_id, nik, is_active, version }, values: MentorValues) =>
      updateMentor({
        id: mentor.id,
        mentorUpdateInput: {
          _method: 'put',
          ...filled({ company_id, nik, is_active, version }),
          ...fileOf(values),
        },
      }).unwrap(),
    reread: async () => {
      const { data: stored } = await readMentor({ id: mentor.id }).unwrap();
      return { values: toValues(stored), texts: { company_id: stored.company.name } };
    },
    compareAs: withStoredSignature,
    success: USER_UPDATED,
    failure: UPDATE_FAILED,
    onDone: ({ data }, { resetForm }) => resetForm({ values: toValues(data) }),
  });
  const company = useMemo(() => companyOption(mentor.company), [mentor.company]);
  // The URL of a replaced image is invalid before the record is reloaded.
  const signatureUrl = (updated?.data ?? mentor).digital_signature;

  return (
    <Formik initialValues={toValues(mentor)} {...form}>
      <ProfileCard of="mentor">
        <MentorFields company={company} signatureUrl={signatureUrl} />
      </ProfileCard>
    </Formik>
  );
}
