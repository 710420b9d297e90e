import { ROLE_LABELS, SIGN_IN_LABELS } from '../constants/labels';
import type { ConditionColumns } from './condition';

export const userConditions = {
  name: { label: 'Nama', type: 'text' },
  email: { label: 'Email', type: 'text' },
  role: { label: 'Role', type: 'choice', choices: ROLE_LABELS },
  phone_number: { label: 'No. Telepon', type: 'text' },
  is_active: { label: 'Akun', type: 'choice', choices: SIGN_IN_LABELS },
} as const satisfies ConditionColumns;
