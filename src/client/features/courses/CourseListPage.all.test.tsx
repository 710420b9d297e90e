import { screen, waitFor } from '@testing-library/react';
import { aCourse } from '@/client/testing/records/course';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { saveFile } from '@/client/ui/saveFile';
import { CourseListPage } from './CourseListPage';

jest.mock('@/client/ui/saveFile');

const courses = page(aCourse({ code: 'AJK/12345' }));

const open = (api: ApiStubs = {}) =>
  renderApp(<CourseListPage />, {
    user: 'super_admin',
    path: '/courses',
    api: { 'GET /courses': courses, ...api },
  });

test('shows the columns of the specification', async () => {
  open();
  await screen.findByText('Administrasi Server');
  expect(screen.getAllByRole('gridcell').map((cell) => cell.textContent)).toEqual([
    'AJK/12345',
    'Administrasi Server',
    '3',
    '6',
    '3',
    '2025/2026',
    '',
  ]);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Kode',
    'Nama',
    'Semester',
    'Jam per Minggu',
    'SKS',
    'Tahun Ajaran',
    'Aksi',
  ]);
});

test('sorts by code, ascending first', async () => {
  const { person, calls } = open();
  await person.click(await screen.findByRole('columnheader', { name: /^Kode/ }));
  expect(calls.map(({ query }) => query.sort)).toEqual(['code', '-code']);
});

test('links to the create form and to each edit form, whatever characters the code has', async () => {
  const { person, location } = open();
  expect(screen.getByRole('link', { name: 'Tambah Mata Kuliah' })).toHaveAttribute(
    'href',
    '/courses/create',
  );
  await person.click(await screen.findByText('Administrasi Server'));
  expect(location()).toBe('/courses/AJK%2F12345/edit');
});

test('says why a course cannot be deleted', async () => {
  const { person } = open({
    'DELETE /courses/:code': reply(409, { message: 'Mata kuliah ini sudah memiliki nilai.' }),
  });
  await person.click(await screen.findByRole('button', { name: /^Aksi untuk/ }));
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  expect(await screen.findByText('Konfirmasi Hapus')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Gagal menghapus data.')).toBeVisible();
  expect(screen.getByText('Mata kuliah ini sudah memiliki nilai.')).toBeVisible();
});

test('exports selected courses by their codes', async () => {
  const { person, calls } = open({ 'GET /courses/export': () => new Response('isi') });
  await screen.findByText('Administrasi Server');
  await person.click(screen.getByRole('button', { name: 'Pilih' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Pilih Administrasi Server' }));
  await person.click(await screen.findByRole('button', { name: 'Ekspor yang dipilih' }));
  await person.click(await screen.findByRole('menuitem', { name: /^Excel.*yang tampil/ }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(calls.find(({ path }) => path === '/courses/export')?.query).toMatchObject({
    codes: 'AJK/12345',
    sort: 'code',
    format: 'xlsx',
  });
});
