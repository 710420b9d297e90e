import { DateField } from '@/client/components/fields/DateField';
import { SelectField } from '@/client/components/fields/SelectField';
import { TextField } from '@/client/components/fields/TextField';
import { FormSection } from '@/client/components/form/FormSection';
import { GENDER_LABELS, GENDERS } from '@/shared/constants/genders';

// An option to clear the choice.
const GENDER_OPTIONS = [
  { value: '', label: 'Belum diisi' },
  ...GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] })),
];

export const PersonalSection = () => (
  <FormSection title="Informasi Pribadi" description="Boleh dikosongkan.">
    <SelectField name="gender" label="Jenis Kelamin" options={GENDER_OPTIONS} />
    <TextField name="place_of_birth" label="Tempat Lahir" autoComplete="off" />
    <DateField name="date_of_birth" label="Tanggal Lahir" />
    <TextField name="address" label="Alamat" rows={2} autoComplete="off" />
  </FormSection>
);
