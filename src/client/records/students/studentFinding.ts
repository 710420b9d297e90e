import type { RecordFinding } from '../recordFinding';

export const studentFinding: RecordFinding<'students'> = {
  key: 'student',
  group: 'Mahasiswa',
  textOf: ({ user_id, name, nim, academic_year }) => ({
    id: user_id,
    label: name,
    description: `${nim} · ${academic_year}`,
  }),
};
