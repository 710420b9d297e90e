import { screen } from '@testing-library/react';
import { formFields } from '@/client/testing/formFields';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { CourseCreatePage } from './CourseCreatePage';
import { aCourse } from './courseStub';

const open = (api: ApiStubs = {}) =>
  renderApp(<CourseCreatePage />, {
    user: 'super_admin',
    path: '/courses/create',
    api,
  });

type Person = ReturnType<typeof open>['person'];

const WEIGHTS = {
  'Bobot Tugas 1': '20',
  'Bobot Tugas 2': '20',
  'Bobot UTS': '20',
  'Bobot UAS': '30',
  'Bobot Lainnya': '10',
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
    'Kode Mata Kuliah': 'AJK/12345',
    'Nama Mata Kuliah': 'Praktik Kerja Industri',
    'Tahun Ajaran': '2024/2025',
    'Jam per Minggu': '16',
    SKS: '4',
    ...WEIGHTS,
  });
  await person.click(screen.getByRole('combobox', { name: 'Semester' }));
  await person.click(await screen.findByRole('option', { name: 'Semester 2' }));
};

const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Simpan' }));

/** Which of the palette's colours the element is written in. */
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
      "weight_assignment_1: Bobot Tugas 1, wajib",
      "weight_assignment_2: Bobot Tugas 2, wajib",
      "weight_midterm: Bobot UTS, wajib",
      "weight_final: Bobot UAS, wajib",
      "weight_other: Bobot Lainnya, wajib",
    ]
  `);
});

test('offers the semesters 2 and 3 only', async () => {
  const { person } = open();
  await person.click(screen.getByRole('combobox', { name: 'Semester' }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Semester 2',
    'Semester 3',
  ]);
});

test('the total runs with the weights: green at 100, red otherwise', async () => {
  const { person } = open();
  const total = screen.getByRole('status');
  expect(total).toHaveTextContent('Total bobot: 0%');
  expect(colourOf(total)).toBe('error');

  for (const [other, sum, colour] of [
    ['9', 99, 'error'],
    ['10', 100, 'success'],
    ['11', 101, 'error'],
  ] as const) {
    await fill(
      person,
      sum === 99 ? { ...WEIGHTS, 'Bobot Lainnya': other } : { 'Bobot Lainnya': other },
    );
    expect(total).toHaveTextContent(`Total bobot: ${sum}%`);
    expect(colourOf(total)).toBe(colour);
  }
});

test('sends nothing while the weights are not 100, and says so at the last of them', async () => {
  const { person, calls } = open();
  await fillAll(person);
  await fill(person, { 'Bobot Lainnya': '11' });
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

test('a refusal stands at its field', async () => {
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
