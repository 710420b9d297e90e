import { picker } from '../fields';
import { expect, test } from '../fixtures';
import { type Rule, ruledForm } from './formRules';

test('a grade report needs all four choices: without one nothing is asked for, nothing printed', async ({
  page,
  openAs,
  aPlacement,
}) => {
  const { admin, student, mentor, lecturer, addGrade } = await aPlacement('Oki Batas');
  const { courseCode } = await addGrade();
  const rules: Rule[] = [
    { field: picker('Mata Kuliah'), empty: 'Mata kuliah wajib dipilih', takes: [courseCode] },
    { field: picker('Mentor'), empty: 'Mentor wajib dipilih', takes: [mentor.name] },
    { field: picker('Dosen'), empty: 'Dosen wajib dipilih', takes: [lecturer.name] },
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
