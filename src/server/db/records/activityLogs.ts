import type { StoredRecord } from './storedRecord';

export const activityLogs = {
  audited: {
    // Only the student sees a draft.
    activity_logs: {
      label: ['{activity_name}', ' ({activity_date})', ' – {student_name}'],
      namedBy: 'activity_id',
      actions: [
        { action: 'hand_in', changed: 'handed_in_at' },
        { action: 'hand_in', operation: 'submitActivityLog' },
      ],
      key: 'activity_id',
      subject: ['activities', 'activity_id'],
      ignored: [
        'version',
        'saved_at',
        'first_handed_in_at',
        'handed_in_version',
        'written_at',
        'written_received_at',
        'first_written_at',
        'device_time',
        'clock_doubt',
      ],
      unlessNull: 'handed_in_at',
    },
  },
} as const satisfies StoredRecord;
