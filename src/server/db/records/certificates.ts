import type { StoredRecord } from './storedRecord';

export const certificates = {
  audited: {
    // Labels and entries name no person, like those of letters.
    certificates: {
      label: ['{kind}', ' #{id}'],
      ignored: [
        'data',
        'signature_sha256',
        'series_id',
        'sequence',
        'number',
        'code',
        'search_text',
        'issued_at',
        'issued_by_user_id',
        'issued_by_name',
        'revoked_reason',
        'revoked_by_user_id',
        'revoked_by_name',
      ],
    },
  },
  notAudited: {
    certificate_tallies: 'follows from what certificates depend on',
  },
  constraints: {
    stillReferenced: {
      certificates_internship_id_fkey:
        'Magang tidak dapat dihapus karena masih memiliki sertifikat.',
      certificates_mentor_id_fkey: 'Mentor tidak dapat dihapus karena masih memiliki sertifikat.',
      certificates_company_id_fkey:
        'Mitra industri tidak dapat dihapus karena masih memiliki sertifikat.',
      certificates_internship_period_id_fkey:
        'Periode magang tidak dapat dihapus karena masih memiliki sertifikat.',
    },
  },
} as const satisfies StoredRecord;
