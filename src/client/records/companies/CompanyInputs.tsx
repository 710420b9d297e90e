import { NumberField } from '@/client/ui/fields/NumberField';
import { TextField } from '@/client/ui/fields/TextField';
import { companyFields } from '@/shared/resources/companies/companyFields';

export const ContactInputs = () => (
  <>
    <TextField
      name="phone_number"
      label={companyFields.phone_number.label}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      required
    />
    <TextField
      name="email"
      label={companyFields.email.label}
      type="email"
      inputMode="email"
      autoComplete="off"
      required
    />
  </>
);

export const QuotaInput = () => (
  <NumberField
    name="internship_quota"
    label={companyFields.internship_quota.label}
    unit="mahasiswa"
    helperText="Berlaku untuk setiap periode."
    required
  />
);
