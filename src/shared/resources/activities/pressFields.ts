import { ATTENDANCE_KIND_LABELS } from '@/shared/constants/attendance';
import { PRESS_REASON_MAX, PRESS_REASON_MIN } from '@/shared/constants/limits';
import type { Fields } from '@/shared/fields/field';

const reason = {
  label: 'Alasan',
  type: 'text',
  min: PRESS_REASON_MIN,
  max: PRESS_REASON_MAX,
} as const;

/** The fields of a press that a reviewer enters or makes void. */
export const pressFields = {
  kind: { label: 'Jenis Absen', type: 'choice', choices: ATTENDANCE_KIND_LABELS },
  claimed_time: { label: 'Waktu Absen', type: 'time' },
  reason_note: reason,
  reason,
} as const satisfies Fields;
