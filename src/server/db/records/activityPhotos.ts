import type { StoredRecord } from './storedRecord';

export const activityPhotos = {
  audited: {
    activity_photos: {
      label: ['{activity_name}', ' ({activity_date})', ' – {student_name}'],
      namedBy: 'activity_id',
      subject: ['activities', 'activity_id'],
      ignored: ['created_at', 'device_event_id', 'made_at', 'device_time', 'clock_doubt'],
      secret: { image: 'image', thumbnail: 'thumbnail' },
    },
  },
} as const satisfies StoredRecord;
