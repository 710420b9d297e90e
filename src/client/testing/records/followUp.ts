import type { FollowUp, FollowUpDetail, FollowUpItem } from '@/client/api/api';

export const aFollowUp = (changes: Partial<FollowUp> = {}): FollowUp => ({
  kind: 'silent_students',
  title: 'Mahasiswa tanpa kabar',
  hint: 'Dua hari kerja terakhir tanpa absen dan tanpa izin.',
  count: 4,
  has_more: false,
  oldest_date: '2026-11-09',
  link: '/follow-ups/silent_students',
  put_off_until: null,
  ...changes,
});

export const aFollowUpItem = (changes: Partial<FollowUpItem> = {}): FollowUpItem => ({
  id: 15,
  title: 'Siti Aminah',
  detail: '2403310007 · PT Nusantara Jaringan',
  since: '2026-11-09',
  link: '/internships/15',
  ...changes,
});

/** A silent student who can be reminded. */
export const aRemindableItem = (
  person: Partial<NonNullable<FollowUpItem['person']>> = {},
  changes: Partial<FollowUpItem> = {},
): FollowUpItem => ({
  ...aFollowUpItem(),
  person: {
    name: 'Siti Aminah',
    phone_number: '0812-3456-7890',
    link: '/student/attendance-days',
    waiting_activities: null,
    ...person,
  },
  reminders: { count: 0, last_at: null, last_by: null, is_reminded_today: false },
  ...changes,
});

export const aFollowUpDetail = (changes: Partial<FollowUpDetail> = {}): FollowUpDetail => ({
  kind: 'silent_students',
  title: 'Mahasiswa tanpa kabar',
  hint: 'Dua hari kerja terakhir tanpa absen dan tanpa izin.',
  can_settle: true,
  can_remind: false,
  put_off_until: null,
  items: [aFollowUpItem(), aFollowUpItem({ id: 16, title: 'Budi Santoso', since: '2026-11-20' })],
  ...changes,
});
