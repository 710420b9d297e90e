import { MONTHS, type Month } from '@/shared/constants/months';
import { aPeriod } from './internshipPeriod';

/** Newest first, as the server returns them; the newest is not active yet. */
export const PERIODS = [
  aPeriod({
    id: 5,
    start_date: '2027-01-04',
    end_date: '2027-06-30',
    semester: 4,
    is_active: false,
  }),
  aPeriod(),
  aPeriod({ id: 3, start_date: '2026-01-05', end_date: '2026-06-30', semester: 2 }),
];

export const monthly = (counts: Partial<Record<Month, number>>) =>
  Object.fromEntries(MONTHS.map((month) => [month, counts[month] ?? 0]));

export const adminData = (changes: object = {}) => ({
  data: {
    totals: { students: 12_345, mentors: 16, lecturers: 6, companies: 1_200 },
    attendance_report: {
      monthly_count: monthly({ October: 1_500, November: 42 }),
      students_count: 1_070,
    },
    company_quotas: [{ id: 1, name: 'PT Nusantara', internship_count: 3, internship_quota: 5 }],
    ...changes,
  },
});

export const supervisorData = (changes: object = {}) => ({
  data: {
    totals: {
      students_internship: 8,
      activities_validated: 3_000,
      activities_non_validated: 1_000,
    },
    attendance_report: { monthly_count: monthly({ November: 7 }), students_count: 8 },
    ...changes,
  },
});
