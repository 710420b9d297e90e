import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { few, testInAll } from '@/shared/testing/testLevel';
import { ChangePasswordPage } from './ChangePasswordPage';

const open = (api: ApiStubs = {}, mustChange = false) =>
  renderApp(<ChangePasswordPage />, {
    path: '/change-password',
    user: aUser('student', { must_change_password: mustChange }),
    api,
  });
type Opened = ReturnType<typeof open>;

const field = (label: string) => screen.getByLabelText(label);

const change = async ({ person }: Opened, current: string, next: string, again: string) => {
  if (current) await person.type(field('Password Saat Ini'), current);
  if (next) await person.type(field('Password Baru'), next);
  if (again) await person.type(field('Konfirmasi Password Baru'), again);
  await person.click(screen.getByRole('button', { name: 'Ganti Password' }));
};

const changed = { data: { message: 'Password berhasil diganti.' } };

describe('ChangePasswordPage', () => {
  testInAll.each(
    few(
      [
        ['', '', '', ['Current password is required', 'Password confirmation is required']],
        ['lama', 'pendek', 'pendek', ['Password must be at least 8 characters']],
        ['lama', 'cukuppanjang', 'lainlagi', ["Passwords don't match"]],
      ],
      2,
    ),
  )('refuses %j, %j, %j', async (current, next, again, messages) => {
    const opened = open();
    await change(opened, current, next, again);
    for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
    expect(opened.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  testInAll('submits the passwords, shows a success message and resets the form', async () => {
    const opened = open({ 'PUT /change-password': changed });
    await change(opened, 'lama', 'cukuppanjang', 'cukuppanjang');
    expect(await screen.findByText('Password berhasil diganti.')).toBeVisible();
    expect(screen.getByText('Berhasil')).toBeVisible();
    expect(opened.calls.at(-1)?.body).toEqual({
      password: 'lama',
      new_password: 'cukuppanjang',
      new_password_confirmation: 'cukuppanjang',
    });
    await waitFor(() => expect(field('Password Saat Ini')).toHaveValue(''));
    expect(opened.location()).toBe('/change-password');
  });

  testInAll('toggles the visibility of each password', async () => {
    const { person } = open();
    const labels = ['Password Saat Ini', 'Password Baru', 'Konfirmasi Password Baru'];
    for (const label of labels) {
      expect(field(label)).toHaveAttribute('type', 'password');
      const [next] = screen.getAllByRole('button', { name: 'Tampilkan password' });
      await person.click(next as HTMLElement);
      expect(field(label)).toHaveAttribute('type', 'text');
    }
    expect(screen.queryByRole('button', { name: 'Tampilkan password' })).not.toBeInTheDocument();
  });

  testInAll('shows server errors at their fields', async () => {
    const wrong = 'Password saat ini salah.';
    const opened = open({
      'PUT /change-password': () => reply(422, { message: wrong, errors: { password: [wrong] } }),
    });
    await change(opened, 'salah', 'cukuppanjang', 'cukuppanjang');
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(field('Password Saat Ini')).toBeInvalid();
  });

  testInAll('shows an error toast for any other failure', async () => {
    const opened = open({ 'PUT /change-password': () => reply(500) });
    await change(opened, 'lama', 'cukuppanjang', 'cukuppanjang');
    await expectToast('alert', 'Error', 'Terjadi kesalahan saat mengubah password');
  });

  test('links back to the dashboard', () => {
    open();
    expect(screen.getByRole('link', { name: 'Batal' })).toHaveAttribute('href', '/');
    expect(screen.queryByText('Ganti password Anda terlebih dahulu')).not.toBeInTheDocument();
  });

  describe('when the password must be changed', () => {
    testInAll('explains why and redirects to the dashboard afterwards', async () => {
      const opened = open({ 'PUT /change-password': changed }, true);
      expect(screen.getByText('Ganti password Anda terlebih dahulu')).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Batal' })).not.toBeInTheDocument();
      await change(opened, 'lama', 'cukuppanjang', 'cukuppanjang');
      await waitFor(() => expect(opened.location()).toBe('/'));
      expect(opened.store.getState().session.user?.must_change_password).toBe(false);
    });

    test('offers to log out instead of cancelling', async () => {
      const opened = open({ 'POST /logout': { data: { message: 'ok' } } }, true);
      await opened.person.click(screen.getByRole('button', { name: 'Log out' }));
      await waitFor(() => expect(opened.store.getState().session.accessToken).toBeNull());
    });
  });
});
