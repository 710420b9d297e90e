import type { ReactNode } from 'react';
import { CompanyPicker } from '@/client/records/pickers/CompanyPicker';
import type { ComboboxOption } from '@/client/ui/comboboxProps';
import { SelectField } from '@/client/ui/fields/SelectField';
import { SwitchField } from '@/client/ui/fields/SwitchField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection, FullWidth } from '@/client/ui/form/FormSection';
import { ZONES } from '@/shared/attendance/zones';
import { ZONE_LABELS } from '@/shared/constants/labels';
import { placeFields } from '@/shared/resources/places/placeFields';
import { PointSection } from './PointSection';
import { useCompanyAddress } from './useCompanyAddress';

const TIME_ZONES = ZONES.map((value) => ({ value, label: ZONE_LABELS[value] }));

type Props = {
  /** The company that the form opens with. */
  company?: ComboboxOption | null;
  returnUrl: string;
  /** Below the fields that days are judged by. */
  validFrom?: ReactNode;
};

/** The fields of a place, for the create and the edit page. */
export function PlaceForm({ company, returnUrl, validFrom }: Props) {
  const takeAddress = useCompanyAddress();
  return (
    <FormCard cancelTo={returnUrl}>
      <FormSection title="Lokasi">
        <CompanyPicker
          name="company_id"
          label={placeFields.company_id.label}
          kept={company}
          onChosen={(option) => void takeAddress(option)}
          required
        />
        <TextField name="name" label={placeFields.name.label} required />
        <FullWidth>
          <TextField name="address" label={placeFields.address.label} rows={2} required />
        </FullWidth>
      </FormSection>
      <PointSection />
      <FormSection title="Hari dan Waktu Kerja">
        <SelectField
          name="time_zone"
          label={placeFields.time_zone.label}
          options={TIME_ZONES}
          required
        />
        <SwitchField
          name="has_joint_leave"
          label={placeFields.has_joint_leave.label}
          helperText="Matikan jika mitra tetap bekerja pada cuti bersama."
        />
        <SwitchField
          name="is_active"
          label={placeFields.is_active.label}
          helperText="Matikan jika tidak ada lagi yang magang di sini."
        />
        {validFrom}
      </FormSection>
    </FormCard>
  );
}
