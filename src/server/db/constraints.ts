/**
 * User-facing messages for constraint violations. Only a constraint catches violations that
 * concurrent requests cause together, such as two users with the same e-mail address.
 */
export interface FieldMessage {
  readonly field: string;
  readonly message: string;
}

/** Unique (SQLSTATE 23505) and exclusion constraints (23P01), by name. */
export const constraintFields: Readonly<Record<string, FieldMessage>> = {
  users_email_key: { field: 'email', message: 'Email sudah digunakan' },
  students_nim_key: { field: 'nim', message: 'NIM sudah digunakan' },
  lecturers_nip_key: { field: 'nip', message: 'NIP sudah digunakan' },
  mentors_nik_key: { field: 'nik', message: 'NIK sudah digunakan' },
  saved_views_name_key: { field: 'name', message: 'Nama tampilan sudah digunakan' },
  courses_pkey: { field: 'code', message: 'Kode mata kuliah sudah digunakan' },
  places_company_name_key: {
    field: 'name',
    message: 'Mitra ini sudah memiliki lokasi dengan nama ini',
  },
  holidays_date_key: { field: 'date', message: 'Tanggal ini sudah ada' },
  internships_student_mentor_period_key: {
    field: 'student_id',
    message: 'Mahasiswa sudah terdaftar pada mentor ini di periode yang sama',
  },
  internships_continued_from_key: {
    field: 'company_id',
    message: 'Mahasiswa sudah melanjutkan di mitra lain',
  },
  internship_interruptions_overlap_excl: {
    field: 'start_date',
    message: 'Sudah ada jeda lain pada tanggal ini',
  },
  placement_requests_open_key: {
    field: 'internship_period_id',
    message: 'Anda sudah memiliki pengajuan tempat pada periode ini',
  },
  assessment_forms_assessor_key: {
    field: 'assessor',
    message: 'Mata kuliah ini sudah memiliki formulir untuk penilai ini',
  },
  assessment_forms_score_part_key: {
    field: 'score_part',
    message: 'Nilai ini sudah diisi formulir lain dari mata kuliah ini',
  },
  assessment_forms_defence_score_key: {
    field: 'score_part',
    message: 'Nilai ini sudah diisi ujian pada mata kuliah ini',
  },
  courses_defence_score_part_key: {
    field: 'defence_score_part',
    message: 'Nilai ini sudah diisi formulir penilaian dari mata kuliah ini',
  },
  defences_internship_key: {
    field: 'internship_ids',
    message: 'Mahasiswa ini sudah memiliki jadwal ujian',
  },
  letters_number_key: {
    field: 'kind',
    message: 'Nomor berikutnya sudah dipakai surat lain. Ubah pola seri nomor ini.',
  },
  grades_internship_course_key: {
    field: 'course_code',
    message: 'Nilai untuk mata kuliah ini sudah ada',
  },
};

/** Foreign keys (23503) whose referenced record is missing, by name. */
export const referenceFields: Readonly<Record<string, FieldMessage>> = {
  mentors_company_id_fkey: { field: 'company_id', message: 'Perusahaan tidak ditemukan' },
  places_company_id_fkey: { field: 'company_id', message: 'Perusahaan tidak ditemukan' },
  internships_student_id_fkey: { field: 'student_id', message: 'Mahasiswa tidak ditemukan' },
  internships_mentor_id_fkey: { field: 'mentor_id', message: 'Mentor tidak ditemukan' },
  internships_lecturer_id_fkey: { field: 'lecturer_id', message: 'Dosen tidak ditemukan' },
  internships_internship_period_id_fkey: {
    field: 'internship_period_id',
    message: 'Periode magang tidak ditemukan',
  },
  activities_internship_id_fkey: { field: 'internship_id', message: 'Magang tidak ditemukan' },
  grades_internship_id_fkey: { field: 'internship_id', message: 'Magang tidak ditemukan' },
  grades_course_code_fkey: { field: 'course_code', message: 'Mata kuliah tidak ditemukan' },
};

export const PERIOD_CLOSED = 'Periode ini sudah ditutup.';

export const VALIDATED_BY_BOTH =
  'Aktivitas ini sudah divalidasi mentor dan dosen. Urungkan salah satu validasi dahulu untuk mengubah atau menghapusnya.';

/** Messages of triggers and checks (23514) that refuse a change in the present state, by name. */
export const refusedMessages: Readonly<Record<string, string>> = {
  internship_periods_open_check: PERIOD_CLOSED,
  activities_frozen_check: VALIDATED_BY_BOTH,
};

/** Foreign keys (23503) that prevent deleting a referenced record, by name. */
export const stillReferencedMessages: Readonly<Record<string, string>> = {
  mentors_company_id_fkey: 'Mitra industri tidak dapat dihapus karena masih memiliki mentor.',
  places_company_id_fkey: 'Mitra industri tidak dapat dihapus karena masih memiliki lokasi.',
  past_places_place_id_fkey:
    'Lokasi tidak dapat dihapus karena hari yang sudah lewat dinilai dengannya. Nonaktifkan saja.',
  internships_student_id_fkey:
    'Mahasiswa tidak dapat dihapus karena masih terdaftar dalam data magang.',
  internships_mentor_id_fkey: 'Mentor tidak dapat dihapus karena masih membimbing data magang.',
  internships_lecturer_id_fkey: 'Dosen tidak dapat dihapus karena masih membimbing data magang.',
  internships_internship_period_id_fkey:
    'Periode magang tidak dapat dihapus karena masih memiliki data magang.',
  activities_internship_id_fkey: 'Magang tidak dapat dihapus karena masih memiliki aktivitas.',
  attendance_requests_internship_id_fkey:
    'Magang tidak dapat dihapus karena masih memiliki pengajuan.',
  placement_requests_internship_period_id_fkey:
    'Periode magang tidak dapat dihapus karena masih memiliki pengajuan tempat.',
  placement_requests_linked_company_id_fkey:
    'Mitra industri tidak dapat dihapus karena masih disebut dalam pengajuan tempat.',
  placement_request_choices_company_id_fkey:
    'Mitra industri tidak dapat dihapus karena masih disebut dalam pengajuan tempat.',
  assessment_sheets_internship_id_fkey:
    'Magang tidak dapat dihapus karena masih memiliki lembar penilaian.',
  guidance_sessions_internship_id_fkey:
    'Magang tidak dapat dihapus karena masih memiliki bimbingan.',
  assessment_sheets_form_id_fkey:
    'Formulir tidak dapat dihapus karena masih memiliki lembar penilaian.',
  final_reports_internship_id_fkey:
    'Magang tidak dapat dihapus karena masih memiliki laporan akhir.',
  assessment_forms_course_code_fkey:
    'Mata kuliah tidak dapat dihapus karena masih memiliki formulir penilaian.',
  letter_recipients_student_id_fkey: 'Mahasiswa tidak dapat dihapus karena masih memiliki surat.',
  certificates_internship_id_fkey: 'Magang tidak dapat dihapus karena masih memiliki sertifikat.',
  certificates_mentor_id_fkey: 'Mentor tidak dapat dihapus karena masih memiliki sertifikat.',
  certificates_company_id_fkey:
    'Mitra industri tidak dapat dihapus karena masih memiliki sertifikat.',
  certificates_internship_period_id_fkey:
    'Periode magang tidak dapat dihapus karena masih memiliki sertifikat.',
  defences_internship_id_fkey: 'Magang tidak dapat dihapus karena masih memiliki ujian.',
  defence_examiners_lecturer_id_fkey: 'Dosen tidak dapat dihapus karena masih menjadi penguji.',
  grades_internship_id_fkey: 'Magang tidak dapat dihapus karena masih memiliki nilai.',
  grades_course_code_fkey: 'Mata kuliah tidak dapat dihapus karena masih memiliki nilai.',
};
