import { ACTIVE_LABELS } from '../constants/labels';
import type { ConditionColumns } from './condition';

export const mentorConditions = {
  nik: { label: 'NIK', type: 'text' },
  'company.name': { label: 'Mitra Industri', type: 'text' },
  'user.name': { label: 'Nama', type: 'text' },
  'user.phone_number': { label: 'No. Telepon', type: 'text' },
  is_active: { label: 'Status', type: 'choice', choices: ACTIVE_LABELS },
} as const satisfies ConditionColumns;
