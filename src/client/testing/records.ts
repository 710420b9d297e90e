import type { Activity, Course, Grade, Internship } from '@/client/api/api';

export const PERIOD = {
  id: 4,
  start_date: '2026-07-01',
  end_date: '2026-12-31',
  semester: 3,
  year: '2026',
  is_active: true,
};

export const anInternship = (changes: Partial<Internship> = {}): Internship => ({
  id: 15,
  student_id: 7,
  mentor_id: 9,
  lecturer_id: 5,
  internship_period_id: PERIOD.id,
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
  internship_period: PERIOD,
  ...changes,
});

export const anActivity = (changes: Partial<Activity> = {}): Activity => ({
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
  validated_at_by_mentor: null,
  validated_at_by_lecturer: null,
  ...changes,
});

export const COURSE: Course = {
  code: 'AJK232001',
  name: 'Administrasi Server',
  semester: 3,
  hours_per_week: 6,
  credits: 3,
  weight_assignment_1: 10,
  weight_assignment_2: 15,
  weight_midterm: 25,
  weight_final: 30,
  weight_other: 20,
  academic_year: '2025/2026',
};

export const aGrade = (changes: Partial<Grade> = {}): Grade => ({
  id: 31,
  internship_id: 15,
  course_code: COURSE.code,
  assignment_1: 80,
  assignment_2: 70,
  midterm: 60,
  final: 90,
  other: 50.5,
  total: 70.6,
  letter_grade: 'B',
  course: COURSE,
  ...changes,
});

/** A mentor as the list of mentors answers it. */
export const aMentor = (id: number, name: string) => ({
  id,
  user_id: id * 10,
  company_id: 3,
  is_active: true,
  company: { id: 3, name: 'PT Nusantara Jaringan' },
  user: { id: id * 10, name, phone_number: null },
});

/** A page of a list, as our server answers it. */
export const page = <Row>(...rows: Row[]) => ({
  data: rows,
  meta: { page: 1, per_page: 10, total: rows.length },
});
