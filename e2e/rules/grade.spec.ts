import { picker, text } from '../fields';
import { expect, test } from '../fixtures';
import { IN_ALL } from '../testLevel';
import { formTester, type Rule } from './formTester';

const COURSE_CODE = 'AJK253103';

const SCORES = [
  ['assignment_1', 'Tugas 1', 'Nilai tugas 1'],
  ['assignment_2', 'Tugas 2', 'Nilai tugas 2'],
  ['midterm', 'UTS', 'Nilai UTS'],
  ['final', 'UAS', 'Nilai UAS'],
  ['other', 'Lainnya', 'Nilai lainnya'],
] as const;

const scoreRules = (valid: string): Rule[] =>
  SCORES.map(([, label, name]) => ({
    field: text(label),
    required: `${name} wajib diisi`,
    invalid: [
      ['0', `${name} wajib diisi`],
      ['101', `${name} maksimal 100`],
    ],
    valid,
  }));

const allScores = (score: number) => Object.fromEntries(SCORES.map(([part]) => [part, score]));

test(
  'validates a grade on create and on edit, and saves it',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const { admin, internshipId } = await createPlacement('Maya Batas');
    await openAs(admin, `/internships/${internshipId}/grades/create`);
    const grade = formTester(page);

    const course: Rule = {
      field: picker('Mata Kuliah'),
      required: 'Mata kuliah wajib dipilih',
      valid: COURSE_CODE,
    };
    const onCreate = [course, ...scoreRules('1')];
    await grade.expectRequired(onCreate);
    await grade.fill(onCreate);
    await grade.expectInvalid(onCreate);
    const created = await grade.save({ call: 'POST /grades', toast: 'Nilai berhasil ditambahkan' });
    expect(created).toMatchObject({
      internship_id: internshipId,
      course_code: COURSE_CODE,
      ...allScores(1),
    });

    await page.goto(`/internships/${internshipId}/grades/${created.id}/edit`);
    await expect(course.field.control(grade.form)).toBeDisabled();
    await grade.clearAndExpectRequired(scoreRules('100'));
    const reason: Rule = {
      field: text('Alasan perubahan'),
      required: 'Alasan wajib diisi, minimal 3 karakter',
      valid: 'Nilai salah ketik',
    };
    await grade.fill(scoreRules('100'));
    await grade.expectRequired([reason]);
    await grade.fill([reason]);
    const stored = await grade.save({
      call: `PUT /grades/${created.id}`,
      toast: 'Data berhasil diedit',
    });
    expect(stored).toMatchObject({ course_code: COURSE_CODE, ...allScores(100) });
  },
);
