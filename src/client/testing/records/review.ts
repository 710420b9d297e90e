import type { Review, ReviewCounts } from '@/client/api/api';
import { anActivity } from './internship';

export const aReview = (changes: Partial<Review> = {}): Review => ({
  ...anActivity({ attendance_time: '2026-11-21T01:02:00Z' }),
  time_zone: 'WIB',
  student: { id: 7, nim: '2403310001', name: 'Budi Santoso' },
  company: { id: 3, name: 'PT Nusantara Jaringan' },
  log: null,
  check_in: null,
  photos: [],
  state: 'waiting',
  decided_at: null,
  other_review: { reviewer: 'mentor', name: 'Agus Pratama', state: 'waiting', decided_at: null },
  days_waiting: 1,
  returns: [],
  returned_log: null,
  refusals: { validate: null, return: null, undo: 'Tidak ada keputusan.' },
  ...changes,
});

export const reviewCounts = (changes: Partial<ReviewCounts> = {}): ReviewCounts => ({
  waiting: 3,
  attended: 3,
  handed_in: 0,
  returned: 1,
  overdue: 0,
  unattended: 2,
  done: 10,
  all: 14,
  empty: 0,
  oldest_day: '2026-11-21',
  ...changes,
});
