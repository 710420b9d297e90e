import type { StoredRecord } from './storedRecord';

export const guidanceSessions = {
  audited: {
    // Labels and entries name no student, so that anonymising has nothing to remove.
    guidance_sessions: {
      label: ['{date}'],
      subject: ['internships', 'internship_id'],
      actions: [
        { action: 'hand_in', changed: 'state', now: { state: 'sent' } },
        { action: 'approve', changed: 'state', now: { state: 'agreed' } },
        { action: 'return', changed: 'state', now: { state: 'returned' } },
      ],
      ignored: [
        'topic',
        'result',
        'search_text',
        'reason',
        'sent_at',
        'decided_at',
        'decided_by_user_id',
        'decided_by_name',
        'version',
      ],
    },
  },
  constraints: {
    stillReferenced: {
      guidance_sessions_internship_id_fkey:
        'Magang tidak dapat dihapus karena masih memiliki bimbingan.',
    },
  },
} as const satisfies StoredRecord;
