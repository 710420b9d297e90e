import { expect, test } from '../fixtures';
import { picker } from './fields';
import { type Rule, ruledForm } from './formRules';
import { anInternship } from './records';

const COURSE_CODE = 'AJK253103';

test('a grade report needs all four choices: without one nothing is asked for, nothing printed', async ({
  page,
  openAs,
  apiAs,
  aStudent,
  request,
}) => {
  const admin = await apiAs('superAdmin');
  const student = await aStudent('Oki Batas');
  const internship = await anInternship(request, admin, student.identifier);
  await admin.post('/grades', {
    internship_id: internship.id,
    course_code: COURSE_CODE,
    assignment_1: 80,
    assignment_2: 80,
    midterm: 80,
    final: 80,
    other: 80,
  });
  const rules: Rule[] = [
    { field: picker('Mata Kuliah'), empty: 'Mata kuliah wajib dipilih', takes: [COURSE_CODE] },
    { field: picker('Mentor'), empty: 'Mentor wajib dipilih', takes: [internship.mentor.name] },
    { field: picker('Dosen'), empty: 'Dosen wajib dipilih', takes: ['Fitri Handayani'] },
    {
      field: picker('Periode Magang'),
      empty: 'Periode magang wajib dipilih',
      takes: ['Semester 3'],
    },
  ];

  await openAs(admin, '/reports/grades');
  const filter = ruledForm(page, {
    form: page.getByRole('form', { name: 'Filter laporan' }),
    button: 'Filter',
    isSending: (_, path) => path === '/reports/grades',
  });
  const print = page.getByRole('button', { name: 'Print PDF' });
  await filter.refusesEmpty(rules);
  await expect(print).toBeHidden();
  await filter.fill(rules);
  await filter.follows(rules);
  await expect(print).toBeHidden();

  const [answer] = await Promise.all([
    page.waitForResponse('**/api/reports/grades?*'),
    filter.form.getByRole('button', { name: 'Filter' }).click(),
  ]);
  expect(answer.status()).toBe(200);
  await expect(page.getByText(student.identifier)).toBeVisible();
  await expect(print).toBeEnabled();
});
