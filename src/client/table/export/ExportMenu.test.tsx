import { screen, waitFor } from '@testing-library/react';
import { CompanyListPage } from '@/client/features/companies/CompanyListPage';
import { InternshipListPage } from '@/client/features/internships/InternshipListPage';
import { aCompany } from '@/client/testing/records/company';
import { anInternship } from '@/client/testing/records/internship';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { saveFile } from '@/client/ui/saveFile';
import { testInAll } from '@/shared/testing/testLevel';
import { storeLayout } from '../layout/tableLayout';

jest.mock('@/client/ui/saveFile');
beforeEach(() => jest.mocked(saveFile).mockClear());

const SHOWN = expect.stringMatching(/^name,\w+,address,phone_number,internship_quota,is_active$/);

const open = (api: ApiStubs, path = '/companies') =>
  renderApp(<CompanyListPage />, {
    user: 'super_admin',
    path,
    api: { 'GET /companies': page(aCompany()), ...api },
  });

const aFile = (name: string) =>
  new Response('isi', {
    headers: { 'content-disposition': `attachment; filename="${name}"`, 'x-total-rows': '1234' },
  });

type Person = ReturnType<typeof open>['person'];

const choose = async (person: Person, name: RegExp) => {
  await person.click(await screen.findByRole('button', { name: 'Ekspor' }));
  await person.click(await screen.findByRole('menuitem', { name }));
};

test('exports the rows that the table finds, in its order and with its visible columns', async () => {
  const { person, calls } = open(
    { 'GET /companies/export': () => aFile('mitra-industri-2026-11-21.csv') },
    '/companies?search=cipta&sort=-address&is_active=false&page=3',
  );
  await choose(person, /^CSV.*yang tampil/);
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(jest.mocked(saveFile).mock.lastCall?.[1]).toBe('mitra-industri-2026-11-21.csv');
  expect(calls.find(({ path }) => path === '/companies/export')?.query).toEqual({
    ...{ search: 'cipta', sort: '-address', is_active: 'false' },
    ...{ format: 'csv', columns: SHOWN },
  });
  await expectToast('status', 'Berhasil', '1.234 baris diekspor.');
  expect(screen.getByRole('button', { name: 'Ekspor' })).toBeEnabled();
});

testInAll('exports all columns, for the import', async () => {
  const { person, calls } = open({ 'GET /companies/export': () => aFile('x.xlsx') });
  await choose(person, /^Excel.*Semua kolom, dapat diimpor kembali/);
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/companies/export')?.query).toEqual({
      ...{ sort: 'name', format: 'xlsx' },
    }),
  );
});

testInAll('promises an import only to those who may import', async () => {
  const { person } = renderApp(<InternshipListPage />, {
    user: 'lecturer',
    path: '/internships',
    api: { 'GET /internships': page(anInternship()) },
  });
  await person.click(await screen.findByRole('button', { name: 'Ekspor' }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Excel (XLSX)Kolom yang tampil',
    'CSVKolom yang tampil',
    'Excel (XLSX)Semua kolom',
    'CSVSemua kolom',
  ]);
});

testInAll('shows the progress of an export, and stops it on request', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(1_500)),
    cancel: () => {
      isCancelled = true;
    },
  });
  const { person } = open({
    'GET /companies/export': () => new Response(body, { headers: { 'x-total-rows': '100000' } }),
  });
  await choose(person, /^Excel.*yang tampil/);
  const button = await screen.findByRole('button', {
    name: 'Batalkan ekspor (100.000 baris, 1,5 kB)',
  });
  await person.click(button);
  expect(await screen.findByRole('button', { name: 'Ekspor' })).toBe(button);
  await waitFor(() => expect(isCancelled).toBe(true));
  expect(saveFile).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says why an export has failed', async () => {
  const { person } = open({
    'GET /companies/export': reply(503, { message: 'Basis data sedang tidak tersedia.' }),
  });
  await choose(person, /^CSV.*Semua/);
  await expectToast('alert', 'Gagal mengekspor', 'Basis data sedang tidak tersedia.');
});

testInAll('leaves hidden columns out of an export', async () => {
  storeLayout(1, 'companies', {
    density: 'standard',
    hidden: ['address', 'is_active'],
    added: [],
    widths: {},
  });
  const { person, calls } = open({ 'GET /companies/export': () => aFile('x.xlsx') });
  await choose(person, /^Excel.*yang tampil/);
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/companies/export')?.query.columns).toEqual(
      expect.stringMatching(/^name,\w+,phone_number,internship_quota$/),
    ),
  );
});
