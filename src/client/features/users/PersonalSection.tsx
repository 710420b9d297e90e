import { DateField } from '@/client/ui/fields/DateField';
import { SelectField } from '@/client/ui/fields/SelectField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormSection } from '@/client/ui/form/FormSection';
import { USER_LABELS } from '@/shared/constants/fieldLabels/userLabels';
import { GENDER_LABELS, GENDERS } from '@/shared/constants/genders';

// An option to clear the choice.
const GENDER_OPTIONS = [
  { value: '', label: 'Belum diisi' },
  ...GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] })),
];

export const PersonalSection = () => (
  <FormSection title="Informasi Pribadi" description="Boleh dikosongkan.">
    <SelectField name="gender" label={USER_LABELS.gender} options={GENDER_OPTIONS} />
    <TextField name="place_of_birth" label={USER_LABELS.place_of_birth} autoComplete="off" />
    <DateField name="date_of_birth" label={USER_LABELS.date_of_birth} />
    <TextField name="address" label={USER_LABELS.address} rows={2} autoComplete="off" />
  </FormSection>
);
