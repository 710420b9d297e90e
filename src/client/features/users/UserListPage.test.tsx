import { screen, within } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { UserListPage } from './UserListPage';
import { aLecturerUser, aStudentUser } from './userStub';

const list = (...users: object[]) => ({
  data: users,
  meta: { page: 1, per_page: 10, total: users.length },
});

const open = (api: ApiStubs) =>
  renderApp(<UserListPage />, { user: 'super_admin', path: '/users', api });

test('shows name, email and role, and sorts by the first two', async () => {
  const { person, calls } = open({
    'GET /users': list(aStudentUser(), aLecturerUser({ id: 6 })),
  });

  const row = within(await screen.findByRole('row', { name: /Dewi Lestari/ }));
  expect(row.getByText('Dosen')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Nama',
    'Email',
    'Role',
    'Aksi',
  ]);

  await person.click(screen.getByRole('columnheader', { name: 'Email' }));
  await person.click(screen.getByRole('columnheader', { name: 'Role' }));
  expect(calls.map(({ query }) => query.sort)).toEqual(['name', 'email']);
});

test('leads to a new user and to the form of one', async () => {
  const { person, location } = open({ 'GET /users': list(aStudentUser()) });
  expect(screen.getByRole('link', { name: 'Tambah User' })).toHaveAttribute(
    'href',
    '/users/create',
  );

  await person.click(await screen.findByRole('button', { name: 'Aksi untuk Budi Santoso' }));
  await person.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(location()).toBe('/users/5/edit');
});

test('says why somebody cannot be deleted', async () => {
  const reason = 'Anda tidak dapat menghapus akun Anda sendiri.';
  const { person } = open({
    'GET /users': list(aStudentUser()),
    'DELETE /users/5': reply(409, { message: reason }),
  });

  await person.click(await screen.findByRole('button', { name: /^Aksi untuk/ }));
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Hapus' }));
  await person.click(dialog.getByRole('button', { name: 'Hapus' }));

  const toast = within(await screen.findByRole('alert'));
  expect(toast.getByText('Gagal menghapus data.')).toBeVisible();
  expect(toast.getByText(reason)).toBeVisible();
});
