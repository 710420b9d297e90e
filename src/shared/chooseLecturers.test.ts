import { chooseLecturers, type LecturerPer } from './chooseLecturers';

const LECTURERS = [
  { id: 1, students_count: 3 },
  { id: 2, students_count: 0 },
  { id: 3, students_count: 0 },
];
const A = { id: 10, lecturer_id: null };
const B = { id: 11, lecturer_id: null };
const KNOWN = { id: 12, lecturer_id: 1 };
const LEFT = { id: 13, lecturer_id: 99 };

const chosen = (per: LecturerPer, ...companies: (typeof KNOWN | typeof A | null)[]) => {
  const next = chooseLecturers(LECTURERS, per);
  return companies.map((company) => next(company)?.id);
};

test('all students of a company get one lecturer, the usual one first', () => {
  expect(chosen('company', A, B, A, A, KNOWN, KNOWN, LEFT, B)).toEqual([2, 3, 2, 2, 1, 1, 3, 3]);
});

test('a student without a company gets the lecturer with the fewest students', () => {
  expect(chosen('company', null, null, null)).toEqual([2, 3, 2]);
});

test('each student gets the lecturer with the fewest students, who count as they get more', () => {
  expect(chosen('student', A, A, A, KNOWN)).toEqual([2, 3, 2, 3]);
});

test('no lecturer is chosen from none', () => {
  expect(chooseLecturers([], 'company')(A)).toBeNull();
});
