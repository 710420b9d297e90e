import { useListLecturersQuery } from '@/client/api/api';
import { PickerField, type PickerProps } from './PickerField';
import { lecturerOption } from './pickerOptions';
import { useChoices } from './useChoices';

type Props = PickerProps & { isActive?: boolean };

export function LecturerPicker({ isActive, kept, ...field }: Props) {
  const lecturers = useListLecturersQuery({ isActive, sort: 'user.name' });
  const choices = useChoices(lecturers, { toOption: lecturerOption, kept });
  return <PickerField placeholder="Pilih Dosen" {...field} choices={choices} />;
}
