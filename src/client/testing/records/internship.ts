import type {
  ActivityDetail,
  ActivityLog,
  ActivityPhoto,
  AttendanceEvent,
  Grade,
  Internship,
  ListedActivity,
} from '@/client/api/api';
import { aCourse } from './course';
import { aPeriod } from './internshipPeriod';

export const anInternship = (changes: Partial<Internship> = {}): Internship => ({
  id: 15,
  student_id: 7,
  mentor_id: 9,
  lecturer_id: 5,
  internship_period_id: 4,
  company_id: 3,
  student: {
    id: 7,
    nim: '2403310001',
    academic_year: '2024/2025',
    user: { id: 70, name: 'Budi Santoso' },
  },
  mentor: {
    id: 9,
    company: { id: 3, name: 'PT Nusantara Jaringan' },
    user: { id: 90, name: 'Agus Pratama' },
  },
  lecturer: { id: 5, user: { id: 50, name: 'Dewi Lestari, M.Kom.' } },
  internship_period: aPeriod(),
  stage: 'running',
  start_date: null,
  end_date: null,
  end_reason: null,
  finished_at: null,
  closed_by: changes.internship_period?.closed_at ? 'period' : null,
  continued_from: null,
  continued_by: null,
  ...changes,
});

/** An activity as the list of its internship answers it. */
export const anActivity = (changes: Partial<ListedActivity> = {}): ListedActivity => ({
  id: 120,
  internship_id: 15,
  name: 'Konfigurasi VLAN',
  description: 'Membagi jaringan kantor cabang menjadi tiga VLAN.',
  date: '2026-11-21',
  start_time: '08:00',
  end_time: '16:00',
  address: 'Jl. Asia Afrika No. 88, Bandung',
  attendance_time: null,
  latitude: null,
  longitude: null,
  is_position_rounded: false,
  position_verdict: null,
  left_at: null,
  validated_at_by_mentor: null,
  validated_at_by_lecturer: null,
  returned_at_by_mentor: null,
  returned_at_by_lecturer: null,
  has_log: false,
  requires_check_out: false,
  time_zone: 'WIB',
  ...changes,
});

/** An activity as `GET /activities/:id` answers it. */
export const anActivityDetail = (changes: Partial<ActivityDetail> = {}): ActivityDetail => ({
  ...anActivity(),
  takes_presses: true,
  requires_check_out: false,
  time_zone: 'WIB',
  attendance_events: [],
  closed_by: null,
  log: null,
  photos: [],
  ...changes,
});

/** A check-in of the student at a company without places. */
export const anAttendanceEvent = (changes: Partial<AttendanceEvent> = {}): AttendanceEvent => ({
  id: 31,
  kind: 'in',
  received_at: '2026-11-21T01:05:00.000Z',
  device_time: null,
  latitude: -6.9,
  longitude: 107.6,
  accuracy: 20,
  is_position_rounded: false,
  place: null,
  distance: null,
  verdict: null,
  reason: null,
  reason_note: null,
  actor_name: 'Budi Santoso',
  actor_role: 'student',
  claimed_at: null,
  arrived_late_minutes: null,
  clock_doubt: null,
  voided_at: null,
  voided_by_name: null,
  voided_by_role: null,
  void_reason: null,
  ...changes,
});

/** A log that was handed in on the day. */
export const aLog = (changes: Partial<ActivityLog> = {}): ActivityLog => ({
  text: 'Membuat tiga VLAN.',
  version: 1,
  saved_at: '2026-11-21T09:00:00.000Z',
  handed_in_at: '2026-11-21T09:05:00.000Z',
  handed_in_version: 1,
  days_late: 0,
  written_at: null,
  written_received_at: null,
  device_time: null,
  clock_doubt: null,
  ...changes,
});

export const aPhoto = (id = 7, changes: Partial<ActivityPhoto> = {}): ActivityPhoto => ({
  id,
  url: `/api/activity-photos/${id}?signature=x`,
  thumbnail_url: `/api/activity-photos/${id}?signature=x&thumbnail=true`,
  width: 1280,
  height: 960,
  created_at: '2026-11-21T09:00:00.000Z',
  made_at: null,
  device_time: null,
  clock_doubt: null,
  ...changes,
});

export const aGrade = (changes: Partial<Grade> = {}): Grade => ({
  id: 31,
  internship_id: 15,
  course_code: 'AJK232001',
  assignment_1: 80,
  assignment_2: 70,
  midterm: 60,
  final: 90,
  other: 50.5,
  total: 70.6,
  letter_grade: 'B',
  course: aCourse(),
  ...changes,
});

/** A mentor as returned by the list of mentors. */
export const aMentor = (id: number, name: string) => ({
  id,
  user_id: id * 10,
  company_id: 3,
  is_active: true,
  company: { id: 3, name: 'PT Nusantara Jaringan' },
  user: { id: id * 10, name, phone_number: null },
});
