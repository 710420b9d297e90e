import { screen } from '@testing-library/react';
import type { Lecturer } from '@/client/api/api';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import type { ApiStubs } from '@/client/testing/stubApi';
import { LecturerListPage } from './LecturerListPage';

const lecturer: Lecturer = {
  id: 60,
  user_id: 6,
  nip: '198503152010122002',
  digital_signature: null,
  invited_until: null,
  user: {
    id: 6,
    name: 'Fitri Handayani',
    email: 'fitri@kampus.example',
    phone_number: null,
    address: null,
    gender: null,
    place_of_birth: null,
    date_of_birth: null,
    role: 'lecturer',
    is_active: true,
  },
};

const lecturers = page(lecturer);

const open = (api: ApiStubs = {}, path = '/lecturers') =>
  renderApp(<LecturerListPage />, {
    user: 'super_admin',
    path,
    api: { 'GET /lecturers': lecturers, ...api },
  });

test('shows NIP, name and phone, with a dash for missing values', async () => {
  open();
  expect(await screen.findByRole('link', { name: '198503152010122002' })).toBeVisible();
  expect(screen.getAllByRole('gridcell').map((cell) => cell.textContent)).toEqual([
    '198503152010122002',
    'Fitri Handayani',
    '-',
    '',
  ]);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'NIP',
    'Nama',
    'No. Telepon',
    'Aksi',
  ]);
});

test('adds with the role and edits by user id', async () => {
  const { person, location } = open();
  expect(screen.getByRole('link', { name: 'Tambah Dosen' })).toHaveAttribute(
    'href',
    '/users/create?role=lecturer',
  );
  await person.click(await screen.findByText('Fitri Handayani'));
  expect(location()).toBe('/users/6/edit');
});

test('deletes after confirmation', async () => {
  const { person, calls } = open({
    'DELETE /lecturers/60': { data: { message: 'Data berhasil dihapus.' } },
  });
  await person.click(await screen.findByRole('button', { name: 'Aksi untuk Fitri Handayani' }));
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  expect(await screen.findByText('Konfirmasi Hapus')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Hapus' }));

  expect(await screen.findByText('Data berhasil dihapus.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2);
});

test('shows who has no signature', async () => {
  const { calls } = open({}, '/lecturers?has_signature=false');
  expect(await screen.findByRole('combobox', { name: 'Tanda tangan' })).toHaveDisplayValue(
    'Tanda tangan: belum ada',
  );
  expect(calls.find(({ path }) => path === '/lecturers')?.query).toMatchObject({
    has_signature: 'false',
  });
});
