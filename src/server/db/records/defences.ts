import type { StoredRecord } from './storedRecord';

export const defences = {
  audited: {
    // Labels and entries name no student, like those of sheets.
    defences: {
      label: ['#{id}'],
      subject: ['internships', 'internship_id'],
      ignored: ['cancel_reason', 'version'],
    },
    defence_examiners: {
      label: ['#{defence_id}', ' ({position})'],
      key: 'lecturer_id',
      subject: ['defences', 'defence_id'],
      ignored: ['remark', 'sent_at'],
    },
  },
  constraints: {
    unique: {
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
    },
    stillReferenced: {
      defences_internship_id_fkey: 'Magang tidak dapat dihapus karena masih memiliki ujian.',
      defence_examiners_lecturer_id_fkey: 'Dosen tidak dapat dihapus karena masih menjadi penguji.',
    },
  },
} as const satisfies StoredRecord;
