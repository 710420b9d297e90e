import { LETTER_KIND_LABELS, LETTER_STATE_LABELS } from '@/shared/resources/letters/constants';
import type { RecordFinding } from '../recordFinding';

export const letterFinding: RecordFinding<'letters'> = {
  key: 'letter',
  group: 'Surat',
  textOf: ({ id, kind, number, state, student_name }) => ({
    id,
    label: number,
    description: `${LETTER_KIND_LABELS[kind]} · ${student_name} · ${LETTER_STATE_LABELS[state]}`,
  }),
};
