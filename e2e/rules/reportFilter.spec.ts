import { picker } from '../fields';
import { expect, test } from '../fixtures';
import { IN_ALL } from '../testLevel';
import { formTester, type Rule } from './formTester';

test(
  'requires all four choices of the grade report before it requests or prints it',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const { admin, student, mentor, lecturer, addGrade } = await createPlacement('Oki Batas');
    const { courseCode } = await addGrade();
    const rules: Rule[] = [
      { field: picker('Mata Kuliah'), required: 'Mata kuliah wajib dipilih', valid: courseCode },
      { field: picker('Mentor'), required: 'Mentor wajib dipilih', valid: mentor.name },
      { field: picker('Dosen'), required: 'Dosen wajib dipilih', valid: lecturer.name },
      {
        field: picker('Periode Magang'),
        required: 'Periode magang wajib dipilih',
        valid: 'Semester 3',
      },
    ];

    await openAs(admin, '/reports/grades');
    const filter = formTester(page, {
      form: page.getByRole('form', { name: 'Filter laporan' }),
      button: 'Filter',
      isSubmission: (_, path) => path === '/reports/grades',
    });
    const print = page.getByRole('button', { name: 'Print PDF' });
    await filter.expectRequired(rules);
    await expect(print).toBeDisabled();
    await filter.fill(rules);
    await expect(print).toBeDisabled();

    const [response] = await Promise.all([
      page.waitForResponse('**/api/reports/grades?*'),
      filter.form.getByRole('button', { name: 'Filter' }).click(),
    ]);
    expect(response.status()).toBe(200);
    await expect(page.getByText(student.identifier)).toBeVisible();
    await expect(print).toBeEnabled();
  },
);
