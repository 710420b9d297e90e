import type { Caller } from '../caller';
import type { NamedRecord, Stored } from './lists';
import { ownDigits } from './own';

const COMPANY = {
  business_field: 'Jaringan komputer',
  address: 'Jl. Ganesha No. 10, Bandung',
  phone_number: '0221234567',
  email: 'magang@perusahaan.example',
  internship_quota: 5,
  is_active: true,
};

/** A company that belongs to the test alone. */
export const aCompany = async (
  admin: Caller,
  values: Partial<typeof COMPANY & { name: string }> = {},
): Promise<NamedRecord> => {
  const name = `PT Milik Uji ${ownDigits(8)}`;
  const { data } = await admin.post<Stored<NamedRecord>>('/companies', {
    ...COMPANY,
    name,
    ...values,
  });
  return data;
};
