import type { AttendanceRequest } from '@/client/api/api';

export const anAttendanceRequest = (
  changes: Partial<AttendanceRequest> = {},
): AttendanceRequest => ({
  id: 31,
  internship_id: 15,
  student_nim: '2403310001',
  student_name: 'Ahmad Fauzi',
  company_name: 'PT Nusantara Jaringan',
  kind: 'sick',
  start_date: '2026-11-23',
  end_date: '2026-11-24',
  activity: null,
  press: null,
  claimed_at: null,
  time_zone: 'WIB',
  reason: 'Demam sejak semalam.',
  file: null,
  state: 'waiting',
  comment: null,
  created_at: '2026-11-23T00:10:00.000Z',
  decided_at: null,
  decided_by_name: null,
  decided_by_role: null,
  allowed: [],
  lecturer_from: '2026-11-26',
  ...changes,
});
