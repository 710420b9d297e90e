import { TextField } from '@/client/ui/fields/TextField';
import { FullWidth } from '@/client/ui/form/FormSection';
import { ownCompanyFields } from '@/shared/resources/placement-requests/placementRequestFields';

/** The company that the student has found. */
export const OwnCompanyFields = () => (
  <>
    <TextField
      name="own_company.name"
      label="Nama Perusahaan"
      maxLength={ownCompanyFields.name.max}
    />
    <TextField
      name="own_company.business_field"
      label={ownCompanyFields.business_field.label}
      maxLength={ownCompanyFields.business_field.max}
    />
    <FullWidth>
      <TextField
        name="own_company.address"
        label={ownCompanyFields.address.label}
        rows={2}
        maxLength={ownCompanyFields.address.max}
      />
    </FullWidth>
    <TextField
      name="own_company.contact_name"
      label={ownCompanyFields.contact_name.label}
      maxLength={ownCompanyFields.contact_name.max}
    />
    <TextField
      name="own_company.phone_number"
      label={ownCompanyFields.phone_number.label}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      helperText="Isi nomor telepon atau email."
    />
    <TextField
      name="own_company.email"
      label={ownCompanyFields.email.label}
      type="email"
      inputMode="email"
      autoComplete="off"
    />
  </>
);
