import type { StoredRecord } from './storedRecord';

export const assessments = {
  audited: {
    assessment_forms: { label: ['{course_code}'], ignored: ['version'] },
    // Labels and entries name no student, so that anonymising has nothing to remove.
    assessment_sheets: {
      label: ['#{id}'],
      subject: ['internships', 'internship_id'],
      actions: [
        { action: 'hand_in', operation: 'submitAssessment' },
        { action: 'return', operation: 'returnAssessment' },
      ],
      ignored: [
        'remarks',
        'return_reason',
        'changed_at',
        'sent_at',
        'sent_by_user_id',
        'sent_by_name',
        'version',
      ],
    },
  },
  notAudited: {
    assessment_criteria: 'are stored with a revision of their form, and never change',
  },
  constraints: {
    unique: {
      assessment_forms_assessor_key: {
        field: 'assessor',
        message: 'Mata kuliah ini sudah memiliki formulir untuk penilai ini',
      },
      assessment_forms_score_part_key: {
        field: 'score_part',
        message: 'Nilai ini sudah diisi formulir lain dari mata kuliah ini',
      },
    },
    stillReferenced: {
      assessment_sheets_internship_id_fkey:
        'Magang tidak dapat dihapus karena masih memiliki lembar penilaian.',
      assessment_sheets_form_id_fkey:
        'Formulir tidak dapat dihapus karena masih memiliki lembar penilaian.',
      assessment_forms_course_code_fkey:
        'Mata kuliah tidak dapat dihapus karena masih memiliki formulir penilaian.',
    },
  },
} as const satisfies StoredRecord;
