import type { Company } from '@/client/api/api';
import { aCompanyInput } from '@/shared/testing/companyInput';

export const aCompany = (changes: Partial<Company> = {}): Company => ({
  id: 1,
  ...aCompanyInput({ name: 'PT Nusantara Data Prima', address: 'Jl. Soekarno Hatta 12, Bandung' }),
  ...changes,
});
