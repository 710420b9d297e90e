import { picker, text } from '../fields';
import { expect, test } from '../fixtures';
import { type Rule, ruledForm } from './formRules';

const COURSE_CODE = 'AJK253103';

const SCORES = [
  ['assignment_1', 'Tugas 1', 'Nilai tugas 1'],
  ['assignment_2', 'Tugas 2', 'Nilai tugas 2'],
  ['midterm', 'UTS', 'Nilai UTS'],
  ['final', 'UAS', 'Nilai UAS'],
  ['other', 'Lainnya', 'Nilai lainnya'],
] as const;

const scoreRules = (...takes: string[]): Rule[] =>
  SCORES.map(([, label, name]) => ({
    field: text(label),
    empty: `${name} wajib diisi`,
    refuses: [
      ['0', `${name} minimal 1`],
      ['0,99', `${name} minimal 1`],
      ['101', `${name} maksimal 100`],
      ['100,01', `${name} maksimal 100`],
    ],
    takes,
  }));

const allScores = (score: number) => Object.fromEntries(SCORES.map(([part]) => [part, score]));

test('a grade needs a course and five scores from 1 to 100, on create and on edit', async ({
  page,
  openAs,
  aPlacement,
}) => {
  const { admin, internshipId } = await aPlacement('Maya Batas');
  await openAs(admin, `/internships/${internshipId}/grades/create`);
  const grade = ruledForm(page);

  const course: Rule = {
    field: picker('Mata Kuliah'),
    empty: 'Mata kuliah wajib dipilih',
    takes: [COURSE_CODE],
  };
  const onCreate = [course, ...scoreRules('100', '1')];
  await grade.refusesEmpty(onCreate);
  await grade.fill(onCreate);
  await grade.follows(onCreate);
  const created = await grade.saves({ call: 'POST /grades', toast: 'Nilai berhasil ditambahkan' });
  expect(created).toMatchObject({
    internship_id: internshipId,
    course_code: COURSE_CODE,
    ...allScores(1),
  });

  await page.goto(`/internships/${internshipId}/grades/${created.id}/edit`);
  await expect(course.field.control(grade.form)).toBeDisabled();
  await grade.follows(scoreRules('1', '100'));
  const stored = await grade.saves({
    call: `PUT /grades/${created.id}`,
    toast: 'Data berhasil diedit',
  });
  expect(stored).toMatchObject({ course_code: COURSE_CODE, ...allScores(100) });
});
