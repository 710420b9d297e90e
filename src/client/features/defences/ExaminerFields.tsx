import type { Defence } from '@/client/api/api';
import { LecturerPicker } from '@/client/records/pickers/LecturerPicker';

type Props = {
  count: number;
  /** The number of the first one. */
  from?: number;
  kept?: Defence['examiners'];
};

/** Pickers of examiners; empty ones are left out. */
export const ExaminerFields = ({ count, from = 1, kept = [] }: Props) =>
  [...Array(count).keys()].map((place) => {
    const examiner = kept[place];
    return (
      <LecturerPicker
        key={place}
        name={`examiners.${place}`}
        label={`Penguji ${from + place}`}
        placeholder="Tidak ada"
        isActive
        kept={examiner && { value: examiner.lecturer_id, label: examiner.name }}
      />
    );
  });
