import type { components } from '../contract.gen';

type CompanyInput = components['schemas']['CompanyInput'];

/** A valid company, of which a test says what it is about. */
export const aCompanyInput = (changes: Partial<CompanyInput> = {}): CompanyInput => ({
  name: 'PT Nusantara Jaringan',
  business_field: 'Teknologi Informasi',
  address: 'Jl. Asia Afrika No. 8, Bandung',
  phone_number: '0224231234',
  email: 'hrd@mitra.example',
  internship_quota: 5,
  is_active: true,
  ...changes,
});
