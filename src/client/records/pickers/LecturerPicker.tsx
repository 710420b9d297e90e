import { useListLecturersQuery } from '@/client/api/api';
import { PickerField, type PickerProps } from './PickerField';
import { lecturerOption } from './pickerOptions';
import { useLongChoices } from './useLongChoices';

type Props = PickerProps & { isActive?: boolean };

export function LecturerPicker({ isActive, kept, ...field }: Props) {
  const choices = useLongChoices(
    useListLecturersQuery,
    { isActive, sort: 'user.name' },
    { toOption: lecturerOption, kept },
  );
  return <PickerField placeholder="Pilih Dosen" {...field} choices={choices} />;
}
