import { screen } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { CourseListPage } from './CourseListPage';
import { aCourse } from './courseStub';

const courses = { data: [aCourse()], meta: { page: 1, per_page: 10, total: 1 } };

const open = (api: ApiStubs = {}) =>
  renderApp(<CourseListPage />, {
    user: 'super_admin',
    path: '/courses',
    api: { 'GET /courses': courses, ...api },
  });

test('shows the columns of the specification', async () => {
  open();
  await screen.findByText('Praktik Kerja Industri');
  expect(screen.getAllByRole('gridcell').map((cell) => cell.textContent)).toEqual([
    'AJK/12345',
    'Praktik Kerja Industri',
    '2',
    '16',
    '4',
    '2024/2025',
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

test('sorts by the code, upwards at first', async () => {
  const { person, calls } = open();
  await person.click(await screen.findByRole('columnheader', { name: 'Kode' }));
  expect(calls.map(({ query }) => query.sort)).toEqual(['code', '-code']);
});

test('leads to a new course and to the form of one, whatever its code holds', async () => {
  const { person, location } = open();
  expect(screen.getByRole('link', { name: 'Tambah Mata Kuliah' })).toHaveAttribute(
    'href',
    '/courses/create',
  );
  await person.click(await screen.findByText('Praktik Kerja Industri'));
  expect(location()).toBe('/courses/AJK%2F12345/edit');
});

test('says what holds a course that cannot be deleted', async () => {
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
