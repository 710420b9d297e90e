import { VALIDATION_LABELS } from '../constants/labels';
import type { ConditionColumns } from './condition';

const happened = { type: 'choice', choices: VALIDATION_LABELS } as const;

export const activityConditions = {
  name: { label: 'Aktivitas', type: 'text' },
  date: { label: 'Tanggal', type: 'date' },
  address: { label: 'Alamat', type: 'text' },
  attendance_time: { label: 'Absen', ...happened },
  validated_at_by_lecturer: { label: 'Validasi Dosen', ...happened },
  validated_at_by_mentor: { label: 'Validasi Mentor', ...happened },
} as const satisfies ConditionColumns;
