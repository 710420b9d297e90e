import { DateField } from '@/client/ui/fields/DateField';
import { SelectField } from '@/client/ui/fields/SelectField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormSection } from '@/client/ui/form/FormSection';
import { GENDER_LABELS, GENDERS } from '@/shared/resources/users/genders';
import { userFields } from '@/shared/resources/users/userFields';

// An option to clear the choice.
const GENDER_OPTIONS = [
  { value: '', label: 'Belum diisi' },
  ...GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] })),
];

export const PersonalSection = () => (
  <FormSection title="Informasi Pribadi" description="Boleh dikosongkan.">
    <SelectField name="gender" label={userFields.gender.label} options={GENDER_OPTIONS} />
    <TextField name="place_of_birth" label={userFields.place_of_birth.label} autoComplete="off" />
    <DateField name="date_of_birth" label={userFields.date_of_birth.label} />
    <TextField name="address" label={userFields.address.label} rows={2} autoComplete="off" />
  </FormSection>
);
