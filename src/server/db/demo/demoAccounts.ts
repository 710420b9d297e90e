import type { Role } from '@/shared/permissions';

/** The password of the accounts below; all other demo users have their default password. */
export const DEMO_PASSWORD = 'Magang2026!';

export interface DemoAccount {
  readonly role: Role;
  /** NIP, NIK or NIM */
  readonly identifier: string;
  readonly name: string;
  readonly note: string;
}

export const demoAccounts = [
  {
    role: 'super_admin',
    identifier: '197805122003121001',
    name: 'Ir. Ratna Wulandari, M.Kom.',
    note: 'mengelola semua data',
  },
  {
    role: 'lecturer',
    identifier: '198503152010122002',
    name: 'Fitri Handayani, S.Kom., M.T.',
    note: 'beberapa mahasiswa, ada aktivitas yang menunggu validasi',
  },
  {
    role: 'mentor',
    identifier: '3273014501880001',
    name: 'Dewi Kartika Sari, S.T.',
    note: 'beberapa mahasiswa di satu mitra',
  },
  {
    role: 'student',
    identifier: '2403310001',
    name: 'Aditya Pratama Nugraha',
    note: 'ada aktivitas hari ini yang belum diabsen',
  },
  {
    role: 'student',
    identifier: '2403310002',
    name: 'Nabila Putri Maharani',
    note: 'dua magang: periode lalu dan periode aktif',
  },
  {
    role: 'student',
    identifier: '2403310080',
    name: 'Rizky Ramadhan Saputra',
    note: 'belum memiliki magang',
  },
] as const satisfies readonly DemoAccount[];

export function isDemoAccount(identifier: string): boolean {
  return demoAccounts.some((account) => account.identifier === identifier);
}
