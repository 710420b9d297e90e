import { unfittingField } from './reportOptions';

const FILTER = {
  course_code: 'AJK232001',
  mentor_id: 9,
  lecturer_id: 5,
  internship_period_id: 4,
} as const;

const options = (lists: {
  course?: string;
  mentor?: number;
  lecturer?: number;
  period?: number;
}) => ({
  courses: lists.course
    ? [{ code: lists.course, name: 'x', semester: 3, academic_year: '2025/2026' }]
    : [],
  mentors: lists.mentor ? [{ id: lists.mentor, name: 'x', company_name: 'y' }] : [],
  lecturers: lists.lecturer ? [{ id: lists.lecturer, name: 'x' }] : [],
  internship_periods: lists.period
    ? [{ id: lists.period, start_date: '2026-07-01', end_date: '2026-12-31', semester: 3 }]
    : [],
});

test('clears nothing when all choices match', () => {
  const all = options({ course: 'AJK232001', mentor: 9, lecturer: 5, period: 4 });
  expect(unfittingField(FILTER, all)).toBeNull();
  const open = {
    course_code: '',
    mentor_id: '',
    lecturer_id: '',
    internship_period_id: '',
  } as const;
  expect(unfittingField(open, options({}))).toBeNull();
});

test('clears the only choice that does not match the others', () => {
  expect(unfittingField(FILTER, options({ mentor: 10 }))).toBe('mentor_id');
});

test('clears the last choice when no three match', () => {
  expect(unfittingField(FILTER, options({}))).toBe('internship_period_id');
});
