import { type Labels, SIGN_IN_LABELS } from '../labels';

export const USER_LABELS = {
  name: 'Nama',
  email: 'Email',
  phone_number: 'No. Telepon',
  address: 'Alamat',
  gender: 'Jenis Kelamin',
  place_of_birth: 'Tempat Lahir',
  date_of_birth: 'Tanggal Lahir',
  role: 'Role',
  is_active: SIGN_IN_LABELS.true,
  password: 'Password',
  /** of what somebody was denied */
  times: 'Jumlah kejadian',
} as const satisfies Labels;

export const STUDENT_LABELS = {
  user_id: 'User',
  nim: 'NIM',
  academic_year: 'Tahun Akademik',
} as const satisfies Labels;

export const LECTURER_LABELS = { user_id: 'User', nip: 'NIP' } as const satisfies Labels;

export const MENTOR_LABELS = {
  user_id: 'User',
  company_id: 'Mitra Industri',
  nik: 'NIK',
  is_active: 'Mentor aktif',
} as const satisfies Labels;

export const SIGNATURE_LABELS = {
  user_id: 'User',
  digital_signature: 'Tanda Tangan Digital',
} as const satisfies Labels;
