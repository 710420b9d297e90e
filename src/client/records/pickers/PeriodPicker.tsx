import { useListInternshipPeriodsQuery } from '@/client/api/api';
import { PickerField, type PickerProps } from './PickerField';
import { latestPeriods, periodOption } from './periodOption';
import { useLongChoices } from './useLongChoices';

type Props = PickerProps & { isActive?: boolean };

export function PeriodPicker({ isActive, kept, ...field }: Props) {
  const choices = useLongChoices(useListInternshipPeriodsQuery, latestPeriods(isActive), {
    toOption: periodOption,
    kept,
  });
  return <PickerField placeholder="Pilih Periode Magang" {...field} choices={choices} />;
}
