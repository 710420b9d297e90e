import { useListCompaniesQuery } from '@/client/api/api';
import { PickerField, type PickerProps } from './PickerField';
import { COMPANIES_FAILED, companyOption } from './pickerOptions';
import { useChoices } from './useChoices';

type Props = PickerProps & { isActive?: boolean };

export function CompanyPicker({ isActive, kept, ...field }: Props) {
  const companies = useListCompaniesQuery({ isActive, sort: 'name' });
  const choices = useChoices(companies, {
    toOption: companyOption,
    kept,
    failure: COMPANIES_FAILED,
  });
  return <PickerField placeholder="Pilih Mitra Industri" {...field} choices={choices} />;
}
