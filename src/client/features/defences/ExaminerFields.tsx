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
  Array.from({ length: count }, (_, index) => {
    const examiner = kept[index];
    return (
      <LecturerPicker
        key={from + index}
        name={`examiners.${index}`}
        label={`Penguji ${from + index}`}
        placeholder="Tidak ada"
        isActive
        kept={examiner && { value: examiner.lecturer_id, label: examiner.name }}
      />
    );
  });
