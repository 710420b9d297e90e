import { NumberField } from '@/client/components/fields/NumberField';
import { SwitchField } from '@/client/components/fields/SwitchField';
import { TextField } from '@/client/components/fields/TextField';
import { FormCard } from '@/client/components/form/FormCard';
import { FormSection, FullWidth } from '@/client/components/form/FormSection';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';

/** The fields of a company, for the create and the edit page. */
export const CompanyForm = () => (
  <FormCard cancelTo={useReturnUrl()}>
    <FormSection title="Profil Perusahaan">
      <TextField name="name" label="Nama Perusahaan" autoComplete="organization" required />
      <TextField name="business_field" label="Bidang Usaha" required />
      <FullWidth>
        <TextField name="address" label="Alamat" rows={2} required />
      </FullWidth>
    </FormSection>
    <FormSection title="Kontak">
      <TextField name="phone_number" label="No. Telepon" type="tel" inputMode="tel" required />
      <TextField name="email" label="Email" type="email" inputMode="email" required />
    </FormSection>
    <FormSection title="Magang">
      <NumberField
        name="internship_quota"
        label="Kuota Magang"
        unit="mahasiswa"
        helperText="Berlaku untuk setiap periode."
        required
      />
      <SwitchField
        name="is_active"
        label="Mitra aktif"
        helperText="Hanya mitra aktif yang dapat dipilih untuk magang baru."
      />
    </FormSection>
  </FormCard>
);
