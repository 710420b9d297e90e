import { useListCompaniesQuery } from '@/client/api/api';
import { PickerField, type PickerProps } from './PickerField';
import { companyOption } from './pickerOptions';
import { useChoices } from './useChoices';

type Props = PickerProps & { isActive?: boolean };

export const COMPANIES_FAILED = 'Gagal mengambil data perusahaan.';

export function CompanyPicker({ isActive, kept, ...field }: Props) {
  const companies = useListCompaniesQuery({ isActive, sort: 'name' });
  const choices = useChoices(companies, {
    toOption: companyOption,
    kept,
    failure: COMPANIES_FAILED,
  });
  return <PickerField placeholder="Pilih Mitra Industri" {...field} choices={choices} />;
}
