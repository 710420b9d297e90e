import { Formik } from 'formik';
import { useMemo } from 'react';
import { type MentorProfile, useUpdateMentorMutation } from '@/client/api/api';
import { UPDATE_FAILED } from '@/client/components/crudMessages';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { companyOption } from '@/client/components/pickers/pickerOptions';
import { mentorProfileRules } from '@/shared/validation/mentorProfileRules';
import { versioned } from '@/shared/validation/versioned';
import { ProfileCard } from './ProfileCard';
import { MentorFields } from './profileFields';
import { USER_UPDATED } from './userMessages';
import { fileOf, filled } from './userValues';

const updateRules = versioned(mentorProfileRules);

const toValues = ({ company_id, nik, is_active, version }: MentorProfile) => ({
  company_id: company_id as number | '',
  nik,
  digital_signature: null as File | null,
  is_active,
  version,
});

type MentorValues = ReturnType<typeof toValues>;

export function MentorProfileForm({ mentor }: { mentor: MentorProfile }) {
  const [updateMentor, { data: updated }] = useUpdateMentorMutation();
  const form = useFormSubmit({
    rules: updateRules,
    request: ({ company_id, nik, is_active, version }, values: MentorValues) =>
      updateMentor({
        id: mentor.id,
        mentorUpdateInput: {
          _method: 'put',
          ...filled({ company_id, nik, is_active, version }),
          ...fileOf(values),
        },
      }).unwrap(),
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
