import type { StoredRecord } from './storedRecord';

export const VALIDATED_BY_BOTH =
  'Aktivitas ini sudah divalidasi mentor dan dosen. Urungkan salah satu validasi dahulu untuk mengubah atau menghapusnya.';

export const activities = {
  audited: {
    activities: {
      label: ['{name}', ' ({date})', ' – {student_name}'],
      namedBy: 'internship_id',
      actions: [
        { action: 'hand_in', operation: 'submitActivityLog' },
        { action: 'void_press', operation: 'voidActivityPress' },
        { action: 'attend', operation: 'createActivityPress' },
        { action: 'attend', changed: 'attendance_time' },
        {
          action: 'undo_validation',
          changed: 'validated_at_by_mentor',
          now: { validated_at_by_mentor: null },
        },
        {
          action: 'undo_validation',
          changed: 'validated_at_by_lecturer',
          now: { validated_at_by_lecturer: null },
        },
        { action: 'validate', changed: 'validated_at_by_mentor' },
        { action: 'validate', changed: 'validated_at_by_lecturer' },
        {
          action: 'undo_return',
          changed: 'returned_at_by_mentor',
          now: { returned_at_by_mentor: null },
        },
        {
          action: 'undo_return',
          changed: 'returned_at_by_lecturer',
          now: { returned_at_by_lecturer: null },
        },
        { action: 'return', changed: 'returned_at_by_mentor' },
        { action: 'return', changed: 'returned_at_by_lecturer' },
      ],
      ignored: [
        'created_at',
        'updated_at',
        'search_text',
        'is_position_rounded',
        'is_generated',
        'version',
      ],
      secret: { latitude: 'position', longitude: 'position' },
    },
  },
  notAudited: {
    activity_steps: 'is only inserted into, and says itself who did what',
    attendance_events:
      'says itself who did what; changes of the log have entries of their activity',
  },
  constraints: {
    reference: {
      activities_internship_id_fkey: { field: 'internship_id', message: 'Magang tidak ditemukan' },
    },
    refused: {
      activities_frozen_check: VALIDATED_BY_BOTH,
    },
    stillReferenced: {
      activities_internship_id_fkey: 'Magang tidak dapat dihapus karena masih memiliki aktivitas.',
    },
  },
} as const satisfies StoredRecord;
