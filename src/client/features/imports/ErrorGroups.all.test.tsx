import { screen, within } from '@testing-library/react';
import type { ImportCheckInput } from '@/client/api/api';
import { anImportFile, importColumn as column } from '@/client/testing/records/importFile';
import { renderApp } from '@/client/testing/renderApp';
import { ImportPage } from './ImportPage';

const YEAR_ERROR = 'Gunakan format seperti 2024/2025';
const NAME_ERROR = 'Nama user wajib diisi';

const YEARS = ['2026', '2026', '2025/2026', '2026', '2024/2025'];

const open = () => {
  const { person, calls } = renderApp(<ImportPage />, {
    user: 'super_admin',
    path: '/imports/students',
    route: '/imports/:kind',
    api: {
      'POST /imports/students/read': {
        data: anImportFile({
          columns: [
            column('nim', 'NIM'),
            column('name', 'Nama'),
            column('academic_year', 'Tahun Akademik'),
          ],
          rows: YEARS.map((academic_year, index) => ({
            number: index + 2,
            values: { nim: `${index}`, academic_year, ...(index < 3 && { name: 'Siti' }) },
            errors: {},
          })),
        }),
      },
      'POST /imports/students/check': ({ body }) => ({
        data: {
          counts: { added: 0, changed: 0, same: 0, kept: 0, wrong: 0 },
          rows: (body as ImportCheckInput).rows.map(({ number, values }) => {
            const errors = {
              ...(values.academic_year === '2026' && { academic_year: YEAR_ERROR }),
              ...(!values.name && { name: NAME_ERROR }),
            };
            const state = Object.keys(errors).length > 0 ? 'wrong' : 'added';
            return { number, state, errors, before: null, seen: null };
          }),
          suggestions: [{ field: 'academic_year', value: '2026', suggestion: '2026/2027' }],
        },
      }),
    },
  });
  const choose = () =>
    person.upload(screen.getByLabelText('Berkas yang diimpor'), new File(['PK'], 'data.xlsx'));
  return { person, calls, choose };
};

test('one change corrects all equal errors of a column, with what was probably meant', async () => {
  const { person, calls, choose } = open();
  await choose();
  await person.click(await screen.findByRole('button', { name: 'Salah 4' }));

  const panel = await screen.findByRole('region', { name: 'Perbaiki sekaligus' });
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace('\u200b', '')),
  ).toEqual([
    `Tahun Akademik '2026' di 3 baris. ${YEAR_ERROR}Ubah 3 baris`,
    `Nama kosong di 2 baris. ${NAME_ERROR}Ubah 2 baris`,
  ]);
  expect(within(panel).getByRole('textbox', { name: 'Tahun Akademik untuk 3 baris' })).toHaveValue(
    '2026/2027',
  );
  await person.click(within(panel).getByRole('button', { name: 'Ubah 3 baris' }));

  await screen.findByRole('button', { name: 'Salah 2' });
  const checked = calls.at(-1)?.body as ImportCheckInput | undefined;
  expect(checked?.rows.map(({ values }) => values.academic_year)).toEqual([
    '2026/2027',
    '2026/2027',
    '2025/2026',
    '2026/2027',
    '2024/2025',
  ]);
  // A row that became right stays in sight.
  expect(screen.getByRole('row', { name: /2 Ditambahkan/ })).toBeVisible();
});

test('the columns with errors come first among the wrong rows', async () => {
  const { person, choose } = open();
  await choose();
  await screen.findByRole('button', { name: 'Salah 4' });
  const headers = () =>
    screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
  expect(headers()).toEqual(['Baris', 'Keadaan', 'NIM', 'Nama', 'Tahun Akademik']);
  await person.click(screen.getByRole('button', { name: 'Salah 4' }));
  expect(headers()).toEqual(['Baris', 'Keadaan', 'Nama', 'Tahun Akademik', 'NIM']);
});
