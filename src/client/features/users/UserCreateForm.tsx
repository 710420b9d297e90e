import { useFormikContext } from 'formik';
import { SelectField } from '@/client/ui/fields/SelectField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection } from '@/client/ui/form/FormSection';
import { ROLE_LABELS } from '@/shared/constants/labels';
import type { Role } from '@/shared/permissions';
import { userFields } from '@/shared/resources/users/userFields';
import { AccountFields } from './AccountFields';
import { IDENTIFIERS } from './identifiers';
import { PersonalSection } from './PersonalSection';
import { LecturerFields, MentorFields, StudentFields } from './profileFields';
import type { NewUserValues } from './userValues';

// Most frequent first.
const ROLE_OPTIONS = (['student', 'lecturer', 'mentor', 'super_admin'] as const).map((role) => ({
  value: role,
  label: ROLE_LABELS[role],
}));

const PROFILE_FIELDS: Readonly<Record<Role, React.ReactNode>> = {
  student: <StudentFields isNew />,
  lecturer: <LecturerFields isNew needsSignature />,
  mentor: <MentorFields isNew needsSignature />,
  super_admin: <LecturerFields isNew />,
};

export function UserCreateForm({ cancelTo }: { cancelTo: string }) {
  const { role } = useFormikContext<NewUserValues>().values;
  const identifier = role ? IDENTIFIERS[role] : 'NIM/NIK/NIP';

  return (
    <FormCard cancelTo={cancelTo}>
      <FormSection
        title="Informasi Akun"
        description={`Password default adalah ${identifier}, yang juga dipakai untuk masuk.`}
      >
        <SelectField
          name="role"
          label={userFields.role.label}
          options={ROLE_OPTIONS}
          placeholder="Pilih Role"
          required
        />
        <AccountFields />
      </FormSection>
      <PersonalSection />
      {role && <FormSection title="Detail Peran">{PROFILE_FIELDS[role]}</FormSection>}
    </FormCard>
  );
}
