import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { ContactInputs, QuotaInput } from '@/client/records/companies/CompanyInputs';
import { SwitchField } from '@/client/ui/fields/SwitchField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection, FullWidth } from '@/client/ui/form/FormSection';
import { companyFields } from '@/shared/resources/companies/companyFields';

/** The fields of a company, for the create and the edit page. */
export const CompanyForm = () => (
  <FormCard cancelTo={useReturnUrl()}>
    <FormSection title="Profil Perusahaan">
      <TextField
        name="name"
        label={companyFields.name.label}
        autoComplete="organization"
        required
      />
      <TextField name="business_field" label={companyFields.business_field.label} required />
      <FullWidth>
        <TextField name="address" label={companyFields.address.label} rows={2} required />
      </FullWidth>
    </FormSection>
    <FormSection title="Kontak">
      <ContactInputs />
    </FormSection>
    <FormSection title="Magang">
      <QuotaInput />
      <SwitchField
        name="is_active"
        label={companyFields.is_active.label}
        helperText="Hanya mitra aktif yang dapat dipilih untuk magang baru."
      />
    </FormSection>
  </FormCard>
);
