import type { StoredRecord } from './storedRecord';

export const placementRequests = {
  audited: {
    // Labels and entries name no student, so that anonymising has nothing to remove.
    placement_requests: {
      label: ['#{id}'],
      actions: [
        { action: 'hand_in', operation: 'submitPlacementRequest' },
        { action: 'undo_decision', changed: 'state', now: { state: 'sent' } },
        { action: 'approve', changed: 'state', now: { state: 'accepted' } },
        { action: 'reject', changed: 'state', now: { state: 'refused' } },
        { action: 'withdraw', changed: 'state', now: { state: 'withdrawn' } },
      ],
      ignored: [
        'own_company',
        'note',
        'comment',
        'created_at',
        'changed_at',
        'sent_at',
        'decided_at',
        'decided_by_user_id',
        'decided_by_name',
        'version',
      ],
    },
    // Names are looked up when an entry is read; the numbers that were typed are not in it.
    placement_asks: {
      label: ['#{request_id}'],
      subject: ['placement_requests', 'request_id'],
      ignored: ['nim', 'spokesperson_id', 'asked_on', 'asked_at'],
    },
  },
  notAudited: {
    placement_request_members: 'are stored with their request',
    placement_request_choices: 'are stored with their request',
    placement_request_files: 'are stored with their request',
    placement_unknown_members: 'are stored with their request',
  },
  constraints: {
    unique: {
      placement_requests_open_key: {
        field: 'internship_period_id',
        message: 'Anda sudah memiliki pengajuan tempat pada periode ini',
      },
    },
    stillReferenced: {
      placement_requests_internship_period_id_fkey:
        'Periode magang tidak dapat dihapus karena masih memiliki pengajuan tempat.',
      placement_requests_linked_company_id_fkey:
        'Mitra industri tidak dapat dihapus karena masih disebut dalam pengajuan tempat.',
      placement_request_choices_company_id_fkey:
        'Mitra industri tidak dapat dihapus karena masih disebut dalam pengajuan tempat.',
    },
  },
} as const satisfies StoredRecord;
