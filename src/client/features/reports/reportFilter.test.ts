import { paths } from '@/shared/paths';
import { readReportFilter, requestOf } from './reportFilter';

const FILTER = {
  course_code: 'AJK 23/01',
  mentor_id: 9,
  lecturer_id: 5,
  internship_period_id: 4,
} as const;

const read = (path: string) => readReportFilter(new URL(path, 'http://localhost').searchParams);

test('reads the filter from URLs that link to the report', () => {
  expect(read(paths.reports.gradesOf(FILTER))).toEqual(FILTER);
  const open = { course_code: '', mentor_id: '', internship_period_id: '' } as const;
  expect(read(paths.reports.gradesOf({ ...open, lecturer_id: 5 }))).toEqual({
    ...open,
    lecturer_id: 5,
  });
  expect(paths.reports.gradesOf({ ...open, lecturer_id: 5 })).toBe('/reports/grades?lecturer_id=5');
});

test.each(['', '0', '-3', '1.5', 'abc', '9007199254740993'])(
  'ignores the invalid mentor id %p',
  (id) => {
    expect(readReportFilter(new URLSearchParams({ mentor_id: id })).mentor_id).toBe('');
  },
);

test('returns the request when all four choices are made', () => {
  expect(requestOf(FILTER)).toEqual({
    courseCode: 'AJK 23/01',
    mentorId: 9,
    lecturerId: 5,
    internshipPeriodId: 4,
  });
});

test.each(['course_code', 'mentor_id', 'lecturer_id', 'internship_period_id'])(
  'returns null without %s',
  (name) => {
    expect(requestOf({ ...FILTER, [name]: '' })).toBeNull();
  },
);
