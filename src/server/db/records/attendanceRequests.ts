import type { StoredRecord } from './storedRecord';

export const attendanceRequests = {
  audited: {
    attendance_requests: {
      label: ['{student_name}', ' – {start_date}'],
      namedBy: 'internship_id',
      subject: ['internships', 'internship_id'],
      actions: [
        { action: 'undo_decision', changed: 'state', now: { state: 'waiting' } },
        { action: 'approve', changed: 'state', now: { state: 'approved' } },
        { action: 'reject', changed: 'state', now: { state: 'rejected' } },
        { action: 'withdraw', changed: 'state', now: { state: 'withdrawn' } },
      ],
      // The texts are personal, and stay with the request.
      ignored: [
        'reason',
        'search_text',
        'comment',
        'created_at',
        'decided_at',
        'decided_by_user_id',
        'decided_by_name',
        'decided_by_role',
        'device_event_id',
        'made_at',
        'device_time',
        'clock_doubt',
        'late_press',
      ],
    },
  },
  notAudited: {
    attendance_request_files: 'are stored with their request, and never change',
  },
  constraints: {
    stillReferenced: {
      attendance_requests_internship_id_fkey:
        'Magang tidak dapat dihapus karena masih memiliki pengajuan.',
    },
  },
} as const satisfies StoredRecord;
