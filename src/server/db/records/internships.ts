import type { StoredRecord } from './storedRecord';

export const PLACEMENT_FINISHED = 'Penempatan ini sudah selesai, hanya dapat dibaca.';

export const internships = {
  audited: {
    internships: {
      label: ['{student_name}', ' – {company_name}'],
      actions: [
        { action: 'reopen', changed: 'finished_at', now: { finished_at: null } },
        { action: 'close', changed: 'finished_at' },
      ],
      ignored: ['student_nim', 'student_name', 'company_name', 'search_text', 'version'],
    },
    work_patterns: {
      label: ['{student_name}', ' ({valid_from})'],
      namedBy: 'internship_id',
      subject: ['internships', 'internship_id'],
    },
    internship_places: {
      label: ['{student_name}'],
      namedBy: 'internship_id',
      key: 'place_id',
      subject: ['internships', 'internship_id'],
    },
    // The text is personal, and stays with the interruption.
    internship_interruptions: {
      label: ['{student_name}', ' ({start_date})'],
      namedBy: 'internship_id',
      subject: ['internships', 'internship_id'],
      ignored: ['reason', 'version'],
    },
  },
  constraints: {
    refused: {
      internships_unfinished_check: PLACEMENT_FINISHED,
    },
    unique: {
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
    },
    reference: {
      internships_student_id_fkey: { field: 'student_id', message: 'Mahasiswa tidak ditemukan' },
      internships_mentor_id_fkey: { field: 'mentor_id', message: 'Mentor tidak ditemukan' },
      internships_lecturer_id_fkey: { field: 'lecturer_id', message: 'Dosen tidak ditemukan' },
      internships_internship_period_id_fkey: {
        field: 'internship_period_id',
        message: 'Periode magang tidak ditemukan',
      },
    },
    stillReferenced: {
      internships_student_id_fkey:
        'Mahasiswa tidak dapat dihapus karena masih terdaftar dalam data magang.',
      internships_mentor_id_fkey: 'Mentor tidak dapat dihapus karena masih membimbing data magang.',
      internships_lecturer_id_fkey:
        'Dosen tidak dapat dihapus karena masih membimbing data magang.',
      internships_internship_period_id_fkey:
        'Periode magang tidak dapat dihapus karena masih memiliki data magang.',
    },
  },
} as const satisfies StoredRecord;
