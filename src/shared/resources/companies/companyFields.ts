import { ACTIVE_LABELS } from '@/shared/constants/labels';
import { ADDRESS_MAX, EMAIL_MAX, NAME_MAX, PHONE_MAX } from '@/shared/constants/limits';
import { type AuditedFields, FLAG_TONES, type ListedFields } from '@/shared/fields/field';

export const companyFields = {
  name: { label: 'Nama Perusahaan', short: 'Nama', type: 'text', min: 2, max: NAME_MAX },
  business_field: { label: 'Bidang Usaha', type: 'text', min: 2, max: NAME_MAX },
  address: { label: 'Alamat', type: 'text', max: ADDRESS_MAX },
  phone_number: {
    label: 'No. Telepon',
    inMessages: 'No telephone',
    type: 'phone',
    min: 10,
    max: PHONE_MAX,
  },
  email: { label: 'Email', type: 'text', max: EMAIL_MAX },
  internship_quota: { label: 'Kuota Magang', type: 'number', min: 1, max: 10_000 },
  is_active: {
    label: 'Mitra aktif',
    short: 'Status',
    type: 'choice',
    choices: ACTIVE_LABELS,
    tones: FLAG_TONES,
  },
} as const satisfies ListedFields;

export const companyAudited = { companies: companyFields } satisfies AuditedFields;
