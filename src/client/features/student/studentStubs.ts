import type { Activity, Internship } from '@/client/api/api';

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
    user: { id: 1, name: 'Budi Santoso' },
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

/** A list as our server answers it. */
export const list = <Row>(...rows: Row[]) => ({
  data: rows,
  meta: { page: 1, per_page: 10, total: rows.length },
});
