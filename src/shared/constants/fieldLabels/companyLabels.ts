import type { Labels } from '../labels';

export const COMPANY_LABELS = {
  name: 'Nama Perusahaan',
  business_field: 'Bidang Usaha',
  address: 'Alamat',
  phone_number: 'No. Telepon',
  email: 'Email',
  internship_quota: 'Kuota Magang',
  is_active: 'Mitra aktif',
} as const satisfies Labels;
