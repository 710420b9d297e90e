import { screen, within } from '@testing-library/react';
import { page } from '@/client/testing/records/page';
import { aLecturerUser, aMentorUser, aStudentUser } from '@/client/testing/records/user';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { UserListPage } from './UserListPage';

const open = (api: ApiStubs) =>
  renderApp(<UserListPage />, { user: 'super_admin', path: '/users', api });

test('shows name, email and role, sortable by name and email', async () => {
  const { person, calls } = open({
    'GET /users': page(aStudentUser(), aLecturerUser({ id: 6 })),
  });

  const row = within(await screen.findByRole('row', { name: /Dewi Lestari/ }));
  expect(row.getByText('Dosen')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Nama',
    'Email',
    'Role',
    'Aksi',
  ]);

  await person.click(screen.getByRole('columnheader', { name: /^Email/ }));
  await person.click(screen.getByRole('columnheader', { name: /^Role/ }));
  expect(calls.map(({ query }) => query.sort)).toEqual(['name', 'email']);
});

test('marks the accounts that cannot sign in, and finds them', async () => {
  const { mentor } = aMentorUser();
  const { person, calls } = open({
    'GET /users': page(
      aStudentUser({ is_active: false }),
      aMentorUser({ id: 6, mentor: mentor && { ...mentor, is_active: false } }),
    ),
  });

  const marked = await screen.findByRole('row', { name: /Budi Santoso/ });
  expect(within(marked).getByText('Tidak dapat masuk')).toBeVisible();
  // A mentor without new placements can sign in.
  const unmarked = screen.getByRole('row', { name: /Agus Pratama/ });
  expect(within(unmarked).queryByText('Tidak dapat masuk')).not.toBeInTheDocument();

  await person.selectOptions(
    screen.getByRole('combobox', { name: 'Akun' }),
    'Akun: Tidak dapat masuk',
  );
  expect(calls.at(-1)?.query.is_active).toBe('false');
});

test('finds the accounts that still have their default password, with its age', async () => {
  const since = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const { person, calls } = open({ 'GET /users': page(aStudentUser({ unclaimed_since: since })) });
  await screen.findByRole('row', { name: /Budi Santoso/ });
  expect(screen.queryByText(/^Password bawaan/)).not.toBeInTheDocument();

  await person.selectOptions(
    screen.getByRole('combobox', { name: 'Password' }),
    'Password: masih bawaan',
  );
  expect(
    await screen.findByText('Password bawaan sejak 3 hari, pernah dipakai masuk'),
  ).toBeVisible();
  expect(calls.at(-1)?.query.unclaimed).toBe('true');
});

test('links to the create form and to each edit form', async () => {
  const { person, location } = open({ 'GET /users': page(aStudentUser()) });
  expect(screen.getByRole('link', { name: 'Tambah User' })).toHaveAttribute(
    'href',
    '/users/create',
  );

  await person.click(await screen.findByRole('button', { name: 'Aksi untuk Budi Santoso' }));
  await person.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(location()).toBe('/users/5/edit');
});

test('says why a user cannot be deleted', async () => {
  const reason = 'Anda tidak dapat menghapus akun Anda sendiri.';
  const { person } = open({
    'GET /users': page(aStudentUser()),
    'DELETE /users/5': reply(409, { message: reason }),
  });

  await person.click(await screen.findByRole('button', { name: /^Aksi untuk/ }));
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Hapus' }));
  await person.click(dialog.getByRole('button', { name: 'Hapus' }));

  await expectToast('alert', 'Gagal menghapus data.', reason);
});
