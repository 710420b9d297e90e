import { formatDate } from '@/shared/format';
import type { RecordFinding } from '../recordFinding';

export const guidanceSessionFinding: RecordFinding<'guidance_sessions'> = {
  key: 'guidance-session',
  group: 'Bimbingan',
  textOf: ({ id, student_name, student_nim, date, topic }) => ({
    id,
    label: student_name,
    description: `${student_nim} · ${formatDate(date)} · ${topic}`,
  }),
};
