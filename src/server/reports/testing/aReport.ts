import { totalsOf } from '@/shared/attendance/totals';
import type { DayVerdict } from '@/shared/attendance/verdicts';
import type {
  ActivityReport,
  AssessmentReport,
  AttendanceReport,
  AttendedStudent,
  GradeReport,
  ReportActivity,
} from '../reportData';

const printed = {
  letterhead: {
    appName: 'SiMagang',
    department: 'Jurusan Teknologi Informasi',
    programme: 'D2 Administrasi Jaringan Komputer',
  },
  timeZone: 'Asia/Jakarta',
  printedAt: new Date('2026-11-20T18:30:00Z'),
  verification: {
    code: '7K3M-9QXA-2HTD',
    url: 'https://magang.example/verify/7K3M-9QXA-2HTD',
  },
};

export function aReportActivity(overrides: Partial<ReportActivity> = {}): ReportActivity {
  return {
    name: 'Konfigurasi VLAN',
    description: 'Mengatur VLAN pada tiga switch.',
    date: '2026-11-02',
    start_time: '08:00',
    end_time: '16:00',
    address: 'Jl. Merdeka No. 1, Bandung',
    time_zone: 'WIB',
    attendance_time: null,
    validated_at_by_mentor: null,
    validated_at_by_lecturer: null,
    log: null,
    photos: [],
    ...overrides,
  };
}

export function anActivityReport(overrides: Partial<ActivityReport> = {}): ActivityReport {
  return {
    kind: 'activities',
    ...printed,
    student: { name: 'Siti Rahmawati', nim: '2403310001' },
    company_name: 'PT Nusantara Jaringan',
    mentor: { name: 'Budi Santoso', signature: null },
    lecturer: { name: 'Dr. Agus Pratama, M.T.', signature: null },
    period: { start_date: '2026-08-03', end_date: '2026-12-18', semester: 3, year: '2026' },
    activities: [aReportActivity()],
    attendance: totalsOf([{ verdict: 'late', workedMinutes: 450 }]),
    ...overrides,
  };
}

export function anAssessmentReport(overrides: Partial<AssessmentReport> = {}): AssessmentReport {
  return {
    kind: 'assessment',
    ...printed,
    student: { name: 'Siti Rahmawati', nim: '2403310001' },
    company_name: 'PT Nusantara Jaringan',
    course_name: 'Praktik Kerja Industri',
    period: { start_date: '2026-08-03', end_date: '2026-12-18' },
    criteria: [
      { name: 'Kedisiplinan', guidance: 'Kehadiran.', weight: 75, words: null },
      {
        name: 'Inisiatif',
        guidance: null,
        weight: 25,
        words: [
          { word: 'Cukup', points: 60 },
          { word: 'Baik', points: 85 },
        ],
      },
    ],
    scores: [83, 2],
    remarks: 'Cepat belajar.',
    assessor_role: 'mentor',
    assessor: { name: 'Budi Santoso', signature: null },
    sent_at: new Date('2026-12-14T03:00:00Z'),
    ...overrides,
  };
}

export function aGradeReport(overrides: Partial<GradeReport> = {}): GradeReport {
  return {
    kind: 'grades',
    ...printed,
    summary: {
      course_name: 'Praktik Kerja Lapangan',
      lecturer_name: 'Dr. Agus Pratama, M.T.',
      mentor_name: 'Budi Santoso',
      company_name: 'PT Nusantara Jaringan',
      course_semester: 3,
      course_academic_year: '2026/2027',
    },
    weights: { assignment_1: 20, assignment_2: 20, midterm: 20, final: 30, other: 10 },
    students: [
      {
        nim: '2403310001',
        name: 'Siti Rahmawati',
        assignment_1: 85.5,
        assignment_2: 80,
        midterm: 78.25,
        final: 88,
        other: 100,
        total: 85.15,
        letter_grade: 'A',
      },
    ],
    signature: null,
    ...overrides,
  };
}

export function anAttendedStudent(name: string, verdicts: (DayVerdict | null)[]): AttendedStudent {
  return {
    student_nim: '2403310001',
    student_name: name,
    company_name: 'PT Nusantara Jaringan',
    verdicts,
    interrupted_days: [],
    totals: totalsOf(verdicts.map((verdict) => ({ verdict }))),
  };
}

export function anAttendanceReport(overrides: Partial<AttendanceReport> = {}): AttendanceReport {
  return {
    kind: 'attendance',
    ...printed,
    period: { start_date: '2026-08-03', end_date: '2026-12-18', semester: 3, year: '2026' },
    has_hours: true,
    days: { from: '2026-11-02', to: '2026-11-04' },
    filters: [{ label: 'Mitra industri', value: 'PT Nusantara Jaringan' }],
    students: [anAttendedStudent('Siti Rahmawati', ['present', 'late', null])],
    mentor: null,
    lecturer: null,
    ...overrides,
  };
}
