import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { useFormikContext } from 'formik';
import { FieldList } from '@/client/ui/form/FieldList';
import { DEFENCES_MAX } from '@/shared/resources/defences/constants';
import type { PlanValues } from './defenceValues';
import { StudentPicker } from './StudentPicker';

/** The students without a plan, one after the other in the order of their slots. */
export function StudentFields({ periodId }: { periodId: number | undefined }) {
  const chosen = useFormikContext<PlanValues>().values.students;

  return (
    <FieldList
      name="students"
      values={chosen}
      min={1}
      max={DEFENCES_MAX}
      noun="mahasiswa"
      addLabel="Tambah Mahasiswa"
      addIcon={<PersonAddOutlined />}
      align="start"
      // Beside the input, below its label.
      removeTop={3}
      field={(index) => (
        <StudentPicker
          name={`students.${index}`}
          label={chosen.length === 1 ? 'Mahasiswa' : `Mahasiswa ${index + 1}`}
          periodId={periodId}
          others={chosen.filter((_id, other) => other !== index)}
          value={chosen[index] as PlanValues['students'][number]}
          required={index === 0}
        />
      )}
    />
  );
}
