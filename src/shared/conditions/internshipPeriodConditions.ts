import { ACTIVE_LABELS } from '../constants/labels';
import type { ConditionColumns } from './condition';

export const internshipPeriodConditions = {
  start_date: { label: 'Tanggal Mulai', type: 'date' },
  end_date: { label: 'Tanggal Berakhir', type: 'date' },
  year: { label: 'Tahun', type: 'number' },
  semester: { label: 'Semester', type: 'number' },
  is_active: { label: 'Status', type: 'choice', choices: ACTIVE_LABELS },
} as const satisfies ConditionColumns;
