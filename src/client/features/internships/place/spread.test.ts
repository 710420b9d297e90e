import type { Candidate, Row } from './draft';
import { spread } from './spread';

const students = (count: number) =>
  Array.from(
    { length: count },
    (_, index): Candidate => ({
      id: index + 1,
      nim: `24033100${index + 10}`,
      name: `Mahasiswa ${index + 1}`,
      academicYear: '2024/2025',
      hasAccount: true,
      earlier: null,
    }),
  );
const company = (id: number, free: number, ...mentors: number[]) => ({
  id,
  name: `PT ${id}`,
  free,
  lecturer_id: null,
  mentors: mentors.map((mentor) => ({ id: mentor, name: `Mentor ${mentor}` })),
});
const lecturer = (id: number, students_count = 0) => ({ id, name: `Dosen ${id}`, students_count });

const counts = (rows: Row[], part: 'company' | 'mentor' | 'lecturer') => {
  const found: Record<string, number> = {};
  for (const { place } of rows) {
    const key = String(place[part]?.id ?? 'none');
    found[key] = (found[key] ?? 0) + 1;
  }
  return found;
};

test('gives each mentor and each lecturer as many students as the others', () => {
  const rows = spread(
    students(12),
    [company(1, 20, 11, 12), company(2, 20, 21), company(3, 20, 31)],
    [lecturer(1), lecturer(2), lecturer(3)],
    'student',
  );
  expect(counts(rows, 'mentor')).toEqual({ 11: 3, 12: 3, 21: 3, 31: 3 });
  expect(counts(rows, 'lecturer')).toEqual({ 1: 4, 2: 4, 3: 4 });
  expect(rows.map(({ student }) => student.id)).toEqual(students(12).map(({ id }) => id));
});

test('never takes more places than are free, and then fills the others', () => {
  const rows = spread(
    students(9),
    [company(1, 1, 11, 12), company(2, 0, 21), company(3, 9, 31)],
    [lecturer(1)],
    'student',
  );
  expect(counts(rows, 'company')).toEqual({ 1: 1, 3: 8 });
});

test('leaves students without a free place to be placed by hand', () => {
  const rows = spread(students(4), [company(1, 3, 11)], [lecturer(1)], 'student');
  expect(counts(rows, 'company')).toEqual({ 1: 3, none: 1 });
  expect(rows[3]?.place).toEqual({ company: null, mentor: null, lecturer: null });
});

test('a company whose mentors are all left out takes no students', () => {
  expect(counts(spread(students(2), [company(1, 9)], [lecturer(1)], 'student'), 'company')).toEqual(
    {
      none: 2,
    },
  );
});

test('counts the present students of each lecturer', () => {
  const rows = spread(
    students(6),
    [company(1, 9, 11)],
    [lecturer(1, 5), lecturer(2, 1)],
    'student',
  );
  expect(counts(rows, 'lecturer')).toEqual({ 1: 1, 2: 5 });
});

test('gives the same result for the same choice, without touching it', () => {
  const companies = [company(2, 2, 21, 22), company(1, 3, 11)];
  const lecturers = [lecturer(1), lecturer(2)];
  const before = JSON.stringify([companies, lecturers]);
  const first = spread(students(5), companies, lecturers, 'student');
  expect(spread(students(5), companies, lecturers, 'student')).toEqual(first);
  expect(JSON.stringify([companies, lecturers])).toBe(before);
  expect(first.map(({ place }) => place.mentor?.id)).toEqual([21, 22, 11, 11, 11]);
});
