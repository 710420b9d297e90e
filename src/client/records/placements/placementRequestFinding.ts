import { formatPeriod } from '@/shared/format';
import { PLACEMENT_STATE_LABELS } from '@/shared/resources/placement-requests/constants';
import type { RecordFinding } from '../recordFinding';

export const placementRequestFinding: RecordFinding<'placement_requests'> = {
  key: 'placement-request',
  group: 'Tempat Magang',
  textOf: ({ id, student_name, student_nim, state, start_date, end_date }) => ({
    id,
    label: student_name,
    description: `${student_nim} · ${PLACEMENT_STATE_LABELS[state]} · ${formatPeriod(start_date, end_date)}`,
  }),
};
