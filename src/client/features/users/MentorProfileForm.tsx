import { Formik } from 'formik';
import { useMemo } from 'react';
import { type MentorProfile, useUpdateMentorMutation } from '@/client/api/api';
import { UPDATE_FAILED } from '@/client/components/crudMessages';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { companyOption } from '@/client/components/pickers/pickerOptions';
import { mentorProfileRules } from '@/shared/validation/mentorProfileRules';
import { ProfileCard } from './ProfileCard';
import { MentorFields } from './profileFields';
import { USER_UPDATED } from './userMessages';
import { fileOf, filled } from './userValues';

const toValues = ({ company_id, nik, is_active }: MentorProfile) => ({
  company_id: company_id as number | '',
  nik,
  digital_signature: null as File | null,
  is_active,
});

export function MentorProfileForm({ mentor }: { mentor: MentorProfile }) {
  const [updateMentor, { data: updated }] = useUpdateMentorMutation();
  const submit = useFormSubmit({ success: USER_UPDATED, failure: UPDATE_FAILED });
  const company = useMemo(() => companyOption(mentor.company), [mentor.company]);
  // The address of the replaced image is dead before the record is loaded again.
  const signatureUrl = (updated?.data ?? mentor).digital_signature;

  return (
    <Formik
      initialValues={toValues(mentor)}
      validationSchema={mentorProfileRules}
      onSubmit={(values, form) =>
        submit(async () => {
          const { company_id, nik, is_active } = mentorProfileRules.cast(filled(values));
          const { data } = await updateMentor({
            id: mentor.id,
            mentorUpdateInput: { _method: 'put', company_id, nik, is_active, ...fileOf(values) },
          }).unwrap();
          form.resetForm({ values: toValues(data) });
        }, form)
      }
    >
      <ProfileCard of="mentor">
        <MentorFields company={company} signatureUrl={signatureUrl} />
      </ProfileCard>
    </Formik>
  );
}
