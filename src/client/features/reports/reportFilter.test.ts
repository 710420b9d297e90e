import { readReportFilter, requestOf, writeReportFilter } from './reportFilter';

const FILTER = {
  course_code: 'AJK 23/01',
  mentor_id: 9,
  lecturer_id: 5,
  internship_period_id: 4,
} as const;

test('what is written is read again', () => {
  expect(readReportFilter(writeReportFilter(FILTER))).toEqual(FILTER);
});

test.each(['', '0', '-3', '1.5', 'abc', '9007199254740993'])('no mentor has the id %p', (id) => {
  expect(readReportFilter(new URLSearchParams({ mentor_id: id })).mentor_id).toBe('');
});

test('the report is asked for when all four are chosen', () => {
  expect(requestOf(FILTER)).toEqual({
    courseCode: 'AJK 23/01',
    mentorId: 9,
    lecturerId: 5,
    internshipPeriodId: 4,
  });
});

test.each(['course_code', 'mentor_id', 'lecturer_id', 'internship_period_id'])(
  'without %s there is nothing to ask',
  (name) => {
    expect(requestOf({ ...FILTER, [name]: '' })).toBeNull();
  },
);
