import type { Company } from '@/client/api/api';

export const aCompany = (changes: Partial<Company> = {}): Company => ({
  id: 1,
  name: 'PT Nusantara Data Prima',
  address: 'Jl. Soekarno Hatta 12, Bandung',
  phone_number: '0227310000',
  email: 'kontak@nusantara.example',
  business_field: 'Perangkat lunak',
  internship_quota: 5,
  is_active: true,
  ...changes,
});
