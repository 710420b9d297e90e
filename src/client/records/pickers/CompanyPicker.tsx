import { useListCompaniesQuery } from '@/client/api/api';
import { PickerField, type PickerProps } from './PickerField';
import { COMPANIES_FAILED, companyOption } from './pickerOptions';
import { useLongChoices } from './useLongChoices';

type Props = PickerProps & { isActive?: boolean };

export function CompanyPicker({ isActive, kept, ...field }: Props) {
  const choices = useLongChoices(
    useListCompaniesQuery,
    { isActive, sort: 'name' },
    { toOption: companyOption, kept, failure: COMPANIES_FAILED },
  );
  return <PickerField placeholder="Pilih Mitra Industri" {...field} choices={choices} />;
}
