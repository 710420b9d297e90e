import { screen } from '@testing-library/react';
import type { GradeSheet, GradeSheetRow, StoredScores } from '@/client/api/api';
import { GradeSheetPage } from '@/client/features/internships/grades/sheet/GradeSheetPage';
import { aCourse } from './records/course';
import { aGrade } from './records/internship';
import { aPeriod } from './records/internshipPeriod';
import { renderApp } from './renderApp';
import { type ApiStubs, reply } from './stubApi';

export const storedScores = (changes: Partial<StoredScores> = {}): StoredScores => {
  const { course: _, total: _total, letter_grade, ...scores } = aGrade();
  return { ...scores, version: 1, ...changes };
};

export const aStudentRow = (id: number, student_name: string, grade: StoredScores | null = null) =>
  ({
    internship_id: id,
    student_name,
    nim: `240331000${id}`,
    company_name: 'PT Nusantara',
    closed_by: null,
    grade,
    proposals: [],
  }) satisfies GradeSheetRow;

export const NAMES = ['Agus Salim', 'Budi Santoso', 'Citra Lestari'] as const;
export const STUDENTS = NAMES.map((name, index) => aStudentRow(index + 1, name));

export const COURSE = aCourse();
export const PERIOD = aPeriod();
export const SHEET_URL = `/grades/sheet?course_code=${COURSE.code}&internship_period_id=${PERIOD.id}`;

type Settings = {
  rows?: readonly GradeSheetRow[];
  path?: string;
  period?: GradeSheet['internship_period'];
  total?: number;
};

/** Opens the sheet as a lecturer with three students. */
export const openSheet = (
  { rows = STUDENTS, path = SHEET_URL, period = PERIOD, total = rows.length }: Settings = {},
  api: ApiStubs = {},
) =>
  renderApp(<GradeSheetPage />, {
    user: 'lecturer',
    path,
    api: {
      'GET /courses': { data: [COURSE] },
      'GET /internship-periods': { data: [PERIOD] },
      'GET /grades/sheet': {
        data: { course: COURSE, internship_period: period, rows },
        meta: { page: 1, per_page: 100, total },
      },
      ...api,
    },
  });

export const cell = (part: string, name: string) =>
  screen.getByRole('textbox', { name: `${part}, ${name}` });
export const findCell = (part: string, name: string) =>
  screen.findByRole('textbox', { name: `${part}, ${name}` });
export const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
export const bodiesOf = (calls: ReturnType<typeof openSheet>['calls'], method: string) =>
  calls.filter((call) => call.method === method).map(({ body }) => body);
export const CREATED = reply(201, { data: aGrade({ id: 41, internship_id: 1, version: 1 }) });
export const SCORES = '80\t70\t60\t90\t50,5';
