import { ACTIVE_LABELS } from '../constants/labels';
import type { ConditionColumns } from './condition';

export const companyConditions = {
  name: { label: 'Nama', type: 'text' },
  business_field: { label: 'Bidang Usaha', type: 'text' },
  address: { label: 'Alamat', type: 'text' },
  phone_number: { label: 'No. Telepon', type: 'text' },
  email: { label: 'Email', type: 'text' },
  internship_quota: { label: 'Kuota Magang', type: 'number' },
  is_active: { label: 'Status', type: 'choice', choices: ACTIVE_LABELS },
} as const satisfies ConditionColumns;
