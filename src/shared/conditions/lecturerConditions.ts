import type { ConditionColumns } from './condition';

export const lecturerConditions = {
  nip: { label: 'NIP', type: 'text' },
  'user.name': { label: 'Nama', type: 'text' },
  'user.phone_number': { label: 'No. Telepon', type: 'text' },
} as const satisfies ConditionColumns;
