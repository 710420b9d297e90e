import type { ConditionColumns } from './condition';

export const courseConditions = {
  code: { label: 'Kode', type: 'text' },
  name: { label: 'Nama', type: 'text' },
  semester: { label: 'Semester', type: 'number' },
  hours_per_week: { label: 'Jam per Minggu', type: 'number' },
  credits: { label: 'SKS', type: 'number' },
  academic_year: { label: 'Tahun Ajaran', type: 'text' },
} as const satisfies ConditionColumns;
