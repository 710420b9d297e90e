import type { AuditResource } from './audit';
import { type Labels, ROLE_LABELS, SIGN_IN_LABELS } from './labels';
import { byWeightPart, SCORE_LABELS } from './scores';

// How the fields of a record are called, in its form and in its history.

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

export const COMPANY_LABELS = {
  name: 'Nama Perusahaan',
  business_field: 'Bidang Usaha',
  address: 'Alamat',
  phone_number: 'No. Telepon',
  email: 'Email',
  internship_quota: 'Kuota Magang',
  is_active: 'Mitra aktif',
} as const satisfies Labels;

export const COURSE_LABELS = {
  code: 'Kode Mata Kuliah',
  name: 'Nama Mata Kuliah',
  semester: 'Semester',
  academic_year: 'Tahun Ajaran',
  hours_per_week: 'Jam per Minggu',
  credits: 'SKS',
  ...byWeightPart((part) => `Bobot ${SCORE_LABELS[part]}`),
} as const satisfies Labels;

export const PERIOD_LABELS = {
  start_date: 'Tanggal Mulai',
  end_date: 'Tanggal Berakhir',
  year: 'Tahun',
  semester: 'Semester',
  is_active: 'Periode aktif',
  closed_at: 'Ditutup',
} as const satisfies Labels;

export const INTERNSHIP_LABELS = {
  student_id: ROLE_LABELS.student,
  internship_period_id: 'Periode Magang',
  mentor_id: ROLE_LABELS.mentor,
  lecturer_id: ROLE_LABELS.lecturer,
} as const satisfies Labels;

export const ACTIVITY_LABELS = {
  internship_id: 'Magang',
  name: 'Nama Aktivitas',
  date: 'Tanggal',
  start_time: 'Jam Mulai',
  end_time: 'Jam Selesai',
  address: 'Alamat',
  description: 'Deskripsi',
  attendance_time: 'Waktu Absen',
  position: 'Posisi',
  /** of those that were rounded */
  positions: 'Jumlah posisi',
  validated_at_by_mentor: 'Validasi Mentor',
  validated_at_by_lecturer: 'Validasi Dosen',
  returned_at_by_mentor: 'Dikembalikan Mentor',
  returned_at_by_lecturer: 'Dikembalikan Dosen',
} as const satisfies Labels;

export const GRADE_LABELS = {
  internship_id: 'Magang',
  course_code: 'Mata Kuliah',
  ...SCORE_LABELS,
} as const satisfies Labels;

/**
 * Every field that an entry of the audit trail can contain, except `id`, which is that of the entry's
 * record. A column without a label fails a test (src/server/db/auditFields.test.ts).
 */
export const FIELD_LABELS: Readonly<Record<AuditResource, Labels>> = {
  users: USER_LABELS,
  students: STUDENT_LABELS,
  lecturers: LECTURER_LABELS,
  mentors: MENTOR_LABELS,
  signatures: SIGNATURE_LABELS,
  companies: COMPANY_LABELS,
  courses: COURSE_LABELS,
  internship_periods: PERIOD_LABELS,
  internships: INTERNSHIP_LABELS,
  activities: ACTIVITY_LABELS,
  activity_logs: { activity_id: 'Aktivitas', text: 'Catatan', handed_in_at: 'Dikirim' },
  activity_photos: {
    activity_id: 'Aktivitas',
    position: 'Urutan',
    width: 'Lebar (piksel)',
    height: 'Tinggi (piksel)',
    image: 'Foto',
    thumbnail: 'Gambar kecil',
  },
  grades: GRADE_LABELS,
  audit_entries: { entries: 'Jumlah jejak', before: 'Sebelum' },
};

/** What kind of value a field has, when it is neither a text, a reference nor a count. */
export const FIELD_KINDS: Readonly<
  Record<string, 'date' | 'time' | 'instant' | 'flag' | 'number'>
> = {
  date_of_birth: 'date',
  start_date: 'date',
  end_date: 'date',
  date: 'date',
  start_time: 'time',
  end_time: 'time',
  attendance_time: 'instant',
  validated_at_by_mentor: 'instant',
  validated_at_by_lecturer: 'instant',
  returned_at_by_mentor: 'instant',
  returned_at_by_lecturer: 'instant',
  handed_in_at: 'instant',
  closed_at: 'instant',
  before: 'instant',
  is_active: 'flag',
  ...Object.fromEntries(Object.keys(SCORE_LABELS).map((part) => [part, 'number'])),
  internship_quota: 'number',
  entries: 'number',
  times: 'number',
  positions: 'number',
};
