import { offered, select, text } from '../fields';
import { expect, test } from '../fixtures';
import { ownDigits } from '../records/own';
import { type Rule, type RuledForm, ruledForm } from './formRules';

const CODE = 'Kode mata kuliah wajib 9 karakter';
const NAME = 'Nama mata kuliah wajib diisi';
const YEAR = 'Tahun ajaran wajib diisi, gunakan format seperti 2024/2025';
const SUM = 'Total bobot nilai harus 100%';

const GREEN = 'rgb(22, 101, 52)';
const RED = 'rgb(185, 28, 28)';

const atLeastOne = (label: string, field = label): Rule => ({
  field: text(label),
  empty: `${field} wajib diisi`,
  refuses: [['0', `${field} minimal 1`]],
  keeps: [['satu 1', '1']],
  takes: ['1'],
});

const courseRules = (code: string, semester: 2 | 3): Rule[] => [
  {
    field: text('Kode Mata Kuliah'),
    empty: CODE,
    refuses: [[code.slice(0, 8), CODE]],
    keeps: [[`${code}0`, code]],
    takes: [code],
  },
  { field: text('Nama Mata Kuliah'), empty: NAME, refuses: [['  ', NAME]], takes: ['J'] },
  {
    field: select('Semester'),
    empty: 'Semester harus 2 atau 3',
    takes: [`Semester ${semester}`],
  },
  {
    field: text('Tahun Ajaran'),
    empty: YEAR,
    refuses: [
      ['2026/202', YEAR],
      ['2026-2027', YEAR],
    ],
    keeps: [['2026/20271', '2026/2027']],
    takes: ['2026/2027'],
  },
  atLeastOne('Jam per Minggu', 'Jam per minggu'),
  atLeastOne('SKS'),
];

const OTHER = text('Bobot Lainnya');
const WEIGHTS = [
  ['Bobot Tugas 1', 'Bobot tugas 1', '1'],
  ['Bobot Tugas 2', 'Bobot tugas 2', '1'],
  ['Bobot UTS', 'Bobot UTS', '1'],
  ['Bobot UAS', 'Bobot UAS', '1'],
  ['Bobot Lainnya', 'Bobot lainnya', '96'],
] as const;

const weightRules: Rule[] = WEIGHTS.map(([label, name, takes]) => ({
  field: text(label),
  empty: `${name} wajib diisi`,
  takes: [takes],
}));

/** Each weight alone, with the other four as they are: what is said of it, and of the sum. */
const keepsWeightsInBounds = async (course: RuledForm) => {
  for (const [label, name, kept] of WEIGHTS) {
    const field = text(label);
    const says = async (value: string, own: string | null) =>
      test.step(`${label} ${value}`, async () => {
        await field.enter(course.form, value);
        const sum = [OTHER, SUM] as const;
        if (field.label === OTHER.label) return course.isRefused([[field, own ?? SUM]]);
        return course.isRefused(own ? [[field, own], sum] : [sum]);
      });
    await says('0', `${name} minimal 1`);
    await says('101', `${name} maksimal 100`);
    await says('100', null);
    await course.accept(field, kept);
  }
};

test('a new course is held to every rule, and saved at the boundary of each', async ({
  page,
  openAs,
}) => {
  const code = `UJI${ownDigits(6)}`;
  const rules = [...courseRules(code, 2), ...weightRules];
  await openAs('superAdmin', '/courses/create');
  const course = ruledForm(page);
  await course.refusesEmpty(rules);
  await course.fill(rules);
  await course.follows(rules);
  await keepsWeightsInBounds(course);

  expect(await offered(page, select('Semester').control(course.form))).toEqual([
    'Semester 2',
    'Semester 3',
  ]);

  const stored = await course.saves({ call: 'POST /courses', toast: 'Data berhasil ditambahkan' });
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
  });
});

test('the weights of a course sum to 100: red and refused on both sides of it, green at it', async ({
  page,
  openAs,
  apiAs,
}) => {
  const code = `UJI${ownDigits(6)}`;
  const admin = await apiAs('superAdmin');
  await admin.post('/courses', {
    code,
    name: 'Jaringan Batas',
    semester: 2,
    academic_year: '2026/2027',
    hours_per_week: 4,
    credits: 2,
    weight_assignment_1: 20,
    weight_assignment_2: 20,
    weight_midterm: 20,
    weight_final: 20,
    weight_other: 20,
  });
  await openAs(admin, `/courses/${code}/edit`);
  const course = ruledForm(page);
  const total = page.getByRole('status').filter({ hasText: 'Total bobot' });

  for (const [weight, sum] of [
    ['19', 99],
    ['21', 101],
  ] as const)
    await test.step(`a sum of ${sum}`, async () => {
      await text('Bobot UTS').enter(course.form, weight);
      await course.isRefused([[OTHER, SUM]]);
      await expect(total).toHaveText(`Total bobot: ${sum}%`);
      await expect(total).toHaveCSS('color', RED);
    });

  await course.accept(text('Bobot UTS'), '20');
  await course.accept(OTHER, '20');
  await expect(total).toHaveText('Total bobot: 100%');
  await expect(total).toHaveCSS('color', GREEN);

  await course.follows(courseRules(code, 3));
  const stored = await course.saves({
    call: `PUT /courses/${code}`,
    toast: 'Data berhasil diedit',
  });
  expect(stored).toMatchObject({ semester: 3, weight_midterm: 20, weight_other: 20 });
});

test('a code that another course has is refused by the server, at the code', async ({
  page,
  openAs,
}) => {
  await openAs('superAdmin', '/courses/create');
  const course = ruledForm(page);
  const [code, ...others] = courseRules('AJK253103', 3);
  if (!code) throw new Error('The first rule is that of the code.');
  await course.fill([code, ...others, ...weightRules]);
  await course.isRefusedByServer('POST /courses', [
    [code.field, 'Kode mata kuliah sudah digunakan'],
  ]);
  const free = `UJI${ownDigits(6)}`;
  await course.accept(code.field, free);
  const stored = await course.saves({ call: 'POST /courses', toast: 'Data berhasil ditambahkan' });
  expect(stored).toMatchObject({ code: free });
});
