import { useListInternshipPeriodsQuery } from '@/client/api/api';
import { PickerField, type PickerProps } from './PickerField';
import { periodOption } from './periodOption';
import { useChoices } from './useChoices';

type Props = PickerProps & { isActive?: boolean };

export function PeriodPicker({ isActive, kept, ...field }: Props) {
  const periods = useListInternshipPeriodsQuery({ isActive, sort: '-start_date' });
  const choices = useChoices(periods, { toOption: periodOption, kept });
  return <PickerField placeholder="Pilih Periode Magang" {...field} choices={choices} />;
}
