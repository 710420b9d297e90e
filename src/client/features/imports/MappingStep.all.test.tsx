import { screen, within } from '@testing-library/react';
import type { ImportCheckInput, ImportFile, ImportHeading, ImportSheet } from '@/client/api/api';
import { anImportFile, importColumn as column } from '@/client/testing/records/importFile';
import { renderApp } from '@/client/testing/renderApp';
import type { StubRequest } from '@/client/testing/stubApi';
import type { SheetReading } from '@/shared/sheets/sheetReading';
import { ImportPage } from './ImportPage';

const COLUMNS = [
  column('nim', 'NIM'),
  column('name', 'Nama'),
  column('academic_year', 'Tahun Akademik'),
];

const heading = (text: string, rest: Partial<ImportHeading> = {}): ImportHeading => ({
  text,
  field: null,
  suggestion: null,
  examples: [],
  ...rest,
});

const sheet = (name: string, rest: Partial<ImportSheet> = {}): ImportSheet => ({
  name,
  is_read: false,
  is_hidden: false,
  is_same: false,
  fit: 'all',
  offset: null,
  ...rest,
});

const aFile = (rest: Partial<ImportFile>) =>
  anImportFile({
    columns: COLUMNS,
    rows: [2, 3].map((number) => ({
      number,
      values: { nim: `250331000${number}`, name: `Mahasiswa ${number}` },
      errors: {},
    })),
    ...rest,
  });

/** The form is read once more for each choice. */
const open = (answers: readonly Partial<ImportFile>[]) => {
  const readings: SheetReading[] = [];
  const { person, calls } = renderApp(<ImportPage />, {
    user: 'super_admin',
    path: '/imports/students',
    route: '/imports/:kind',
    api: {
      'POST /imports/students/read': ({ body }) => {
        const text = (body as FormData).get('reading');
        readings.push(JSON.parse(String(text ?? '{}')));
        return { data: aFile(answers[readings.length - 1] ?? answers.at(-1) ?? {}) };
      },
      'POST /imports/students/check': ({ body }: StubRequest) => ({
        data: {
          counts: { added: 0, changed: 0, same: 0, kept: 0, wrong: 0 },
          suggestions: [],
          rows: (body as ImportCheckInput).rows.map(({ number }) => ({
            number,
            state: 'added',
            errors: {},
            before: null,
            seen: null,
          })),
        },
      }),
    },
  });
  const choose = () =>
    person.upload(screen.getByLabelText('Berkas yang diimpor'), new File(['PK'], 'data.xlsx'));
  return { person, calls, readings, choose };
};

const FOREIGN: Partial<ImportFile> = {
  columns: [],
  other_columns: COLUMNS,
  missing: ['nim', 'name', 'academic_year'],
  header_rows: [14],
  headings: [
    heading('Kode', { suggestion: 'nim', examples: ['2503310002'] }),
    heading('Siswa', { examples: ['Siti', 'Andi'] }),
    heading('Hobi'),
  ],
};

test('columns that are not understood are chosen, and a missing one gets a value for all rows', async () => {
  const { person, calls, readings, choose } = open([FOREIGN, { missing: ['academic_year'] }]);
  await choose();

  const header = await screen.findByRole('list', { name: 'Isi baris judul 14' });
  expect(
    within(header)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kode', 'Siswa', 'Hobi']);
  const nim = screen.getByRole('combobox', { name: 'NIM' });
  expect(nim).toHaveDisplayValue('Kode');
  expect(nim).toHaveAccessibleDescription('Saran. Misalnya 2503310002');
  expect(screen.getByText('Belum ada isi untuk Nama, Tahun Akademik.')).toBeVisible();
  const next = screen.getByRole('button', { name: 'Periksa baris' });
  expect(next).toBeDisabled();

  await person.selectOptions(screen.getByRole('combobox', { name: 'Nama' }), 'Siswa');
  await person.selectOptions(
    screen.getByRole('combobox', { name: 'Tahun Akademik' }),
    '(isi sama untuk semua baris)',
  );
  await person.type(
    screen.getByRole('textbox', { name: 'Tahun Akademik untuk semua baris' }),
    '2025/2026',
  );
  expect(screen.getByText('Tidak diimpor: Hobi.')).toBeVisible();
  await person.click(next);

  expect(await screen.findByRole('button', { name: 'Impor 2 baris' })).toBeEnabled();
  expect(readings.at(-1)).toEqual({ columns: { Kode: 'nim', Siswa: 'name', Hobi: '' } });
  const checked = calls.at(-1)?.body as ImportCheckInput | undefined;
  expect(checked?.rows[0]?.values).toEqual({
    nim: '2503310002',
    name: 'Mahasiswa 2',
    academic_year: '2025/2026',
  });
});

test('another row is taken as the header', async () => {
  const { person, readings, choose } = open([FOREIGN]);
  await choose();
  const row = await screen.findByRole('textbox', { name: 'Baris judul' });
  await person.clear(row);
  await person.type(row, '3{Enter}');
  await screen.findByRole('textbox', { name: 'Baris judul' });
  expect(readings.at(-1)).toEqual({ header_row: 3 });
});

test('cancelling the columns of another file comes back to the rows and the name of the first one', async () => {
  const { person, choose } = open([{ hidden_rows: [3] }, FOREIGN]);
  await choose();
  await person.click(await screen.findByRole('button', { name: 'Lewati baris tersembunyi' }));
  await screen.findByRole('button', { name: 'Impor 1 baris' });
  await person.upload(
    screen.getByLabelText('Berkas yang sudah diperbaiki'),
    new File(['PK'], 'lain.xlsx'),
  );
  expect(await screen.findByRole('heading', { name: 'lain.xlsx' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Batal' }));
  expect(await screen.findByRole('button', { name: 'Impor 1 baris' })).toBeEnabled();
  expect(screen.getByText('data.xlsx')).toBeVisible();
});

test('hidden rows stay left out when the file is read in another way', async () => {
  const { person, choose } = open([{ hidden_rows: [3], month_first: ['name'] }]);
  await choose();
  await person.click(await screen.findByRole('button', { name: 'Lewati baris tersembunyi' }));
  await screen.findByRole('button', { name: 'Impor 1 baris' });
  await person.click(screen.getByRole('button', { name: 'Baca bulan dulu' }));
  expect(await screen.findByRole('button', { name: 'Impor 1 baris' })).toBeEnabled();
});

const SHEETS = [
  sheet('Sampul', { fit: 'none' }),
  sheet('Kelas A', { is_read: true, is_same: true, offset: 0 }),
  sheet('Kelas B', { is_same: true }),
  sheet('Grafik', { fit: 'unreadable' }),
];

test('sheets that are not read are named, and those with the same header are read with one press', async () => {
  const { person, readings, choose } = open([
    { sheets: SHEETS },
    {
      sheets: SHEETS.map((one) =>
        one.name === 'Kelas B' ? { ...one, is_read: true, offset: 2 } : one,
      ),
    },
  ]);
  await choose();
  expect(
    await screen.findByText(
      "Dibaca: lembar 'Kelas A'. Tidak dibaca: 'Sampul', 'Kelas B', 'Grafik'.",
      { exact: false },
    ),
  ).toBeVisible();
  await person.click(screen.getByRole('button', { name: "Baca juga 'Kelas B'" }));
  expect(await screen.findByRole('row', { name: /Kelas B 1 Ditambahkan/ })).toBeVisible();
  expect(readings.at(-1)).toEqual({ sheets: ['Kelas A', 'Kelas B'] });

  await person.click(screen.getByRole('button', { name: 'Kolom' }));
  expect(await screen.findByRole('checkbox', { name: 'Grafik (bukan tabel)' })).toBeDisabled();
  await person.click(screen.getByRole('checkbox', { name: 'Sampul (judul tidak dikenal)' }));
  await screen.findByRole('checkbox', { name: 'Kelas A' });
  expect(readings.at(-1)).toEqual({ sheets: ['Sampul', 'Kelas A', 'Kelas B'] });
});

test('what is no record and what is hidden is named, and hidden rows can be left out', async () => {
  const { person, choose } = open([
    {
      left_out: [{ number: 5, text: 'Mengetahui, Ketua Jurusan' }],
      hidden_rows: [3],
      hidden_columns: ['Nama'],
    },
  ]);
  await choose();
  expect(
    await screen.findByText(
      "Bukan data, jadi tidak dibaca: baris 5 ('Mengetahui, Ketua Jurusan').",
    ),
  ).toBeVisible();
  expect(screen.getByText('Kolom tersembunyi di berkas ikut dibaca: Nama.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Lewati baris tersembunyi' }));
  expect(await screen.findByRole('button', { name: 'Impor 1 baris' })).toBeEnabled();
});

test('dates that seem to be month first are read again so', async () => {
  const { person, readings, choose } = open([{ month_first: ['name'] }, {}]);
  await choose();
  await person.click(await screen.findByRole('button', { name: 'Baca bulan dulu' }));
  await screen.findByRole('button', { name: 'Impor 2 baris' });
  expect(readings.at(-1)).toEqual({ month_first: ['name'] });
});
