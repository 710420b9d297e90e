import { screen, within } from '@testing-library/react';
import type { Student } from '@/client/api/api';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { StudentListPage } from './StudentListPage';

const student: Student = {
  id: 50,
  user_id: 5,
  nim: '2403310001',
  academic_year: '2024/2025',
  user: {
    id: 5,
    name: 'Budi Santoso',
    email: 'budi@mhs.example',
    phone_number: null,
    address: null,
    gender: null,
    place_of_birth: null,
    date_of_birth: null,
    role: 'student',
    is_active: true,
  },
};

const students = page(student);

const open = (api: ApiStubs = {}) =>
  renderApp(<StudentListPage />, {
    user: 'super_admin',
    path: '/students',
    api: { 'GET /students': students, ...api },
  });

test('shows NIM, name and academic year', async () => {
  open();
  expect(
    await screen.findByRole('row', { name: /2403310001.*Budi Santoso.*2024\/2025/ }),
  ).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'NIM',
    'Nama',
    'Tahun Akademik',
    'Aksi',
  ]);
});

test('adds with the role and edits by user id', async () => {
  const { person, location } = open();
  expect(screen.getByRole('link', { name: 'Tambah Mahasiswa' })).toHaveAttribute(
    'href',
    '/users/create?role=student',
  );
  await person.click(await screen.findByRole('link', { name: '2403310001' }));
  expect(location()).toBe('/users/5/edit');
});

test('copies a NIM without opening the row', async () => {
  const { person, location } = open();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await person.click(await screen.findByRole('button', { name: 'Salin NIM 2403310001' }));
  expect(await screen.findByText('Disalin')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('2403310001');
  expect(location()).toBe('/students');
});

test('says why a student cannot be deleted', async () => {
  const reason = 'Mahasiswa tidak dapat dihapus karena masih terdaftar dalam data magang.';
  const { person } = open({ 'DELETE /students/50': reply(409, { message: reason }) });
  await person.click(await screen.findByRole('button', { name: 'Aksi untuk Budi Santoso' }));
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Hapus' }));
  await person.click(dialog.getByRole('button', { name: 'Hapus' }));

  expect(await screen.findByText('Gagal menghapus data.')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
});
