import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { NumberField } from '@/client/ui/fields/NumberField';
import { SwitchField } from '@/client/ui/fields/SwitchField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection, FullWidth } from '@/client/ui/form/FormSection';
import { COMPANY_LABELS } from '@/shared/constants/fieldLabels/companyLabels';

/** The fields of a company, for the create and the edit page. */
export const CompanyForm = () => (
  <FormCard cancelTo={useReturnUrl()}>
    <FormSection title="Profil Perusahaan">
      <TextField name="name" label={COMPANY_LABELS.name} autoComplete="organization" required />
      <TextField name="business_field" label={COMPANY_LABELS.business_field} required />
      <FullWidth>
        <TextField name="address" label={COMPANY_LABELS.address} rows={2} required />
      </FullWidth>
    </FormSection>
    <FormSection title="Kontak">
      <TextField
        name="phone_number"
        label={COMPANY_LABELS.phone_number}
        type="tel"
        inputMode="tel"
        required
      />
      <TextField
        name="email"
        label={COMPANY_LABELS.email}
        type="email"
        inputMode="email"
        required
      />
    </FormSection>
    <FormSection title="Magang">
      <NumberField
        name="internship_quota"
        label={COMPANY_LABELS.internship_quota}
        unit="mahasiswa"
        helperText="Berlaku untuk setiap periode."
        required
      />
      <SwitchField
        name="is_active"
        label={COMPANY_LABELS.is_active}
        helperText="Hanya mitra aktif yang dapat dipilih untuk magang baru."
      />
    </FormSection>
  </FormCard>
);
