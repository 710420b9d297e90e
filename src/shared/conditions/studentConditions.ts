import type { ConditionColumns } from './condition';

export const studentConditions = {
  nim: { label: 'NIM', type: 'text' },
  'user.name': { label: 'Nama', type: 'text' },
  academic_year: { label: 'Tahun Akademik', type: 'text' },
} as const satisfies ConditionColumns;
