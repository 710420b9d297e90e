import { formatDate } from '@/shared/format';
import { DEFENCE_STATE_LABELS } from '@/shared/resources/defences/constants';
import type { RecordFinding } from '../recordFinding';

export const defenceFinding: RecordFinding<'defences'> = {
  key: 'defence',
  group: 'Ujian',
  textOf: ({ id, student_name, student_nim, starts_at, room, state }) => ({
    id,
    label: student_name,
    description: `${student_nim} · ${formatDate(starts_at)} · ${room} · ${DEFENCE_STATE_LABELS[state]}`,
  }),
};
