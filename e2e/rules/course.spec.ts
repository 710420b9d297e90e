import { optionsOf, select, text } from '../fields';
import { expect, test } from '../fixtures';
import { createCourse } from '../records/courses';
import { uniqueDigits } from '../records/uniqueDigits';
import { IN_ALL } from '../testLevel';
import { formTester, type Rule } from './formTester';

const CODE = 'Kode mata kuliah wajib 9 karakter';
const NAME = 'Nama mata kuliah wajib diisi';
const YEAR = 'Tahun ajaran wajib diisi, gunakan format seperti 2024/2025';
const SUM = 'Total bobot nilai harus 100%';

const GREEN = 'rgb(22, 101, 52)';
const RED = 'rgb(185, 28, 28)';

const atLeastOne = (label: string, name = label): Rule => ({
  field: text(label),
  required: `${name} wajib diisi`,
  invalid: [['0', `${name} minimal 1`]],
  mask: ['satu 1', '1'],
  valid: '1',
});

const courseRules = (code: string, semester: 2 | 3): Rule[] => [
  {
    field: text('Kode Mata Kuliah'),
    required: CODE,
    invalid: [[code.slice(1), CODE]],
    mask: [`${code}0`, code],
    valid: code,
  },
  { field: text('Nama Mata Kuliah'), required: NAME, invalid: [['  ', NAME]], valid: 'J' },
  { field: select('Semester'), required: 'Semester harus 2 atau 3', valid: `Semester ${semester}` },
  {
    field: text('Tahun Ajaran'),
    required: YEAR,
    invalid: [['2026-2027', YEAR]],
    mask: ['2026/20271', '2026/2027'],
    valid: '2026/2027',
  },
  atLeastOne('Jam per Minggu', 'Jam per minggu'),
  atLeastOne('SKS'),
];

const weightRules: Rule[] = (
  [
    ['Bobot Tugas 1', 'Bobot tugas 1', '1'],
    ['Bobot Tugas 2', 'Bobot tugas 2', '1'],
    ['Bobot UTS', 'Bobot UTS', '1'],
    ['Bobot UAS', 'Bobot UAS', '1'],
    ['Bobot Lainnya', 'Bobot lainnya', '96'],
  ] as const
).map(([label, name, valid]) => ({
  field: text(label),
  required: `${name} wajib diisi`,
  invalid: [
    ['0', `${name} minimal 1`],
    ['101', `${name} maksimal 100`],
  ],
  valid,
}));

test('validates a new course and saves it', IN_ALL, async ({ page, openAs }) => {
  const code = `UJI${uniqueDigits(6)}`;
  const rules = [...courseRules(code, 2), ...weightRules];
  await openAs('superAdmin', '/courses/create');
  const course = formTester(page);
  await course.expectRequired(rules);
  await course.expectMasks(rules);
  await course.fill(rules);
  await course.expectInvalid(rules);

  expect(await optionsOf(select('Semester').control(course.form))).toEqual([
    'Semester 2',
    'Semester 3',
  ]);

  const stored = await course.save({ call: 'POST /courses', toast: 'Data berhasil ditambahkan' });
  expect(stored).toEqual({
    code,
    name: 'J',
    semester: 2,
    academic_year: '2026/2027',
    hours_per_week: 1,
    credits: 1,
    weight_assignment_1: 1,
    weight_assignment_2: 1,
    weight_midterm: 1,
    weight_final: 1,
    weight_other: 96,
    defence_score_part: null,
    version: 1,
  });
});

test(
  'shows the sum of the weights in red until it is 100, and saves an existing course',
  IN_ALL,
  async ({ page, openAs, apiAs }) => {
    const admin = await apiAs('superAdmin');
    const { code } = await createCourse(admin, { name: 'Jaringan Batas', semester: 2 });
    await openAs(admin, `/courses/${code}/edit`);
    const course = formTester(page);
    const total = page.getByRole('status').filter({ hasText: 'Total bobot' });
    const [midterm, other] = [text('Bobot UTS'), text('Bobot Lainnya')];

    await midterm.enter(course.form, '19');
    await course.expectErrors([[other, SUM]]);
    await expect(total).toHaveText('Total bobot: 99%');
    await expect(total).toHaveCSS('color', RED);

    await course.enter(midterm, '20');
    await course.enter(other, '20');
    await expect(total).toHaveText('Total bobot: 100%');
    await expect(total).toHaveCSS('color', GREEN);

    const rules = courseRules(code, 3);
    await course.clearAndExpectRequired(rules);
    await course.fill(rules);
    const stored = await course.save({
      call: `PUT /courses/${code}`,
      toast: 'Data berhasil diedit',
    });
    expect(stored).toMatchObject({ semester: 3, weight_midterm: 20, weight_other: 20 });
  },
);

test(
  'shows the server error for a course code that is already used',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('superAdmin', '/courses/create');
    const course = formTester(page);
    await course.fill([...courseRules('AJK253103', 3), ...weightRules]);
    const code = text('Kode Mata Kuliah');
    await course.expectServerErrors('POST /courses', [[code, 'Kode mata kuliah sudah digunakan']]);
    const unused = `UJI${uniqueDigits(6)}`;
    await course.enter(code, unused);
    const stored = await course.save({ call: 'POST /courses', toast: 'Data berhasil ditambahkan' });
    expect(stored).toMatchObject({ code: unused });
  },
);
