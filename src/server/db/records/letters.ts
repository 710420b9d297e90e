import type { StoredRecord } from './storedRecord';

const TAKEN = {
  field: 'kind',
  message: 'Nomor berikutnya sudah dipakai surat lain. Ubah pola seri nomor ini.',
};

export const letters = {
  audited: {
    // Labels and entries name no student, so that anonymising has nothing to remove.
    letters: {
      label: ['{number}'],
      ignored: [
        'series_id',
        'sequence',
        'template_id',
        'template_number',
        'signatory_name',
        'signatory_position',
        'signatory_nip',
        'signature_sha256',
        'data',
        'code',
        'search_text',
        'created_at',
        'created_by_user_id',
        'created_by_name',
        'cancelled_reason',
        'cancelled_by_user_id',
        'cancelled_by_name',
      ],
    },
  },
  notAudited: {
    given_numbers: 'are stored with their letters and certificates, and never change',
    letter_signatures: 'are stored with their letters, and never change',
    letter_recipients: 'are stored with their letter, and never change',
    letter_scans: 'are stored with their letter',
    letter_pdfs: 'made from letters, which have entries themselves',
  },
  constraints: {
    unique: {
      given_numbers_number_key: TAKEN,
      letters_number_key: TAKEN,
    },
    stillReferenced: {
      letter_recipients_student_id_fkey:
        'Mahasiswa tidak dapat dihapus karena masih memiliki surat.',
    },
  },
} as const satisfies StoredRecord;
