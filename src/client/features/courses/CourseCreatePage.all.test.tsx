import { screen, within } from '@testing-library/react';
import { formFields } from '@/client/testing/formFields';
import { aCourse } from '@/client/testing/records/course';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import { CourseCreatePage } from './CourseCreatePage';

const open = (api: ApiStubs = {}, styled = false) =>
  renderApp(<CourseCreatePage />, {
    user: 'super_admin',
    path: '/courses/create',
    api,
    styled,
  });

type Person = ReturnType<typeof open>['person'];

const WEIGHTS = {
  'Bobot Tugas 1': '10',
  'Bobot Tugas 2': '15',
  'Bobot UTS': '25',
  'Bobot UAS': '30',
  'Bobot Lainnya': '20',
};

const fill = async (person: Person, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) {
    await person.clear(screen.getByLabelText(label));
    await person.click(screen.getByLabelText(label));
    await person.paste(text);
  }
};

const fillAll = async (person: Person) => {
  await fill(person, {
    'Kode Mata Kuliah': 'AJK232001',
    'Nama Mata Kuliah': 'Administrasi Server',
    'Tahun Ajaran': '2025/2026',
    'Jam per Minggu': '6',
    SKS: '3',
    ...WEIGHTS,
  });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Semester' }), 'Semester 3');
};

const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Simpan' }));

/** The palette colour of the element's text. */
const colourOf = (element: HTMLElement) =>
  /palette-(\w+)-text/.exec(getComputedStyle(element).color)?.[1];

test('asks for the fields of a course', () => {
  open();
  expect(formFields()).toMatchInlineSnapshot(`
    [
      "code: Kode Mata Kuliah, wajib",
      "name: Nama Mata Kuliah, wajib",
      "semester: Semester, wajib",
      "academic_year: Tahun Ajaran, wajib",
      "hours_per_week: Jam per Minggu, wajib",
      "credits: SKS, wajib",
      "defence_score_part: Nilai dari Ujian",
      "weight_assignment_1: Bobot Tugas 1, wajib",
      "weight_assignment_2: Bobot Tugas 2, wajib",
      "weight_midterm: Bobot UTS, wajib",
      "weight_final: Bobot UAS, wajib",
      "weight_other: Bobot Lainnya, wajib",
    ]
  `);
});

test('offers only semesters 2 and 3', () => {
  open();
  const semesters = within(screen.getByRole('combobox', { name: 'Semester' }));
  expect(semesters.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Semester 2',
    'Semester 3',
  ]);
});

testInAll('shows the running total of the weights, green at 100 and red otherwise', async () => {
  const { person } = open({}, true);
  const total = screen.getByRole('status');
  expect(total).toHaveTextContent('Total bobot: 0%');
  expect(colourOf(total)).toBe('error');

  for (const [other, sum, colour] of [
    ['19', 99, 'error'],
    ['20', 100, 'success'],
    ['21', 101, 'error'],
  ] as const) {
    await fill(
      person,
      sum === 99 ? { ...WEIGHTS, 'Bobot Lainnya': other } : { 'Bobot Lainnya': other },
    );
    expect(total).toHaveTextContent(`Total bobot: ${sum}%`);
    expect(colourOf(total)).toBe(colour);
  }
});

test('sends nothing unless the weights total 100, with an error at the last weight', async () => {
  const { person, calls } = open();
  await fillAll(person);
  await fill(person, { 'Bobot Lainnya': '21' });
  await save(person);
  expect(await screen.findByText('Total bobot nilai harus 100%')).toBeVisible();
  expect(screen.getByLabelText('Bobot Lainnya')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('sends the course and returns to the list', async () => {
  const { person, calls, location } = open({
    'POST /courses': reply(201, { data: aCourse() }),
  });
  await fillAll(person);
  await save(person);
  expect(await screen.findByText('Data berhasil ditambahkan')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual(aCourse());
  expect(location()).toBe('/courses');
});

testInAll('shows a server error at its field', async () => {
  const { person, location } = open({
    'POST /courses': reply(422, {
      message: 'x',
      errors: { code: ['Kode sudah digunakan'] },
    }),
  });
  await fillAll(person);
  await save(person);
  expect(await screen.findByText('Kode sudah digunakan')).toBeVisible();
  expect(screen.getByLabelText('Kode Mata Kuliah')).toHaveFocus();
  expect(location()).toBe('/courses/create');
});
