import type { Caller } from '../caller';
import type { ApiResponse, NamedRecord } from './lists';
import { uniqueDigits } from './uniqueDigits';

const COMPANY = {
  business_field: 'Jaringan komputer',
  address: 'Jl. Ganesha No. 10, Bandung',
  phone_number: '0221234567',
  email: 'magang@perusahaan.example',
  internship_quota: 5,
  is_active: true,
};

export const createCompany = async (
  admin: Caller,
  values: Partial<typeof COMPANY & { name: string }> = {},
): Promise<NamedRecord> => {
  const name = `PT Milik Uji ${uniqueDigits(8)}`;
  const { data } = await admin.post<ApiResponse<NamedRecord>>('/companies', {
    ...COMPANY,
    name,
    ...values,
  });
  return data;
};
