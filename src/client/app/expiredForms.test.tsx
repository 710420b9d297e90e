import { act, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { CompanyCreatePage } from '@/client/features/companies/CompanyCreatePage';
import { CompanyEditPage } from '@/client/features/companies/CompanyEditPage';
import { ChangePasswordPage } from '@/client/features/session/ChangePasswordPage';
import { hasDrafts } from '@/client/session/browserStorage';
import { loggedIn, loggedOut, selectUser, sessionExpired } from '@/client/session/sessionSlice';
import { aCompany } from '@/client/testing/records/company';
import { page } from '@/client/testing/records/page';
import { renderRoutes } from '@/client/testing/renderApp';
import type { ApiStubs } from '@/client/testing/stubApi';
import { ReasonDialog } from '@/client/ui/confirm/ReasonDialog';
import { ConfirmProvider } from '@/client/ui/confirm/useConfirm';
import { TextField } from '@/client/ui/fields/TextField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { testInAll } from '@/shared/testing/testLevel';
import { RequireLogin } from './guards';

const open = (form: ReactElement, route: string, path = route, api: ApiStubs = {}) => {
  // The layout provides the questions inside of the guard, too.
  const guarded = (element: ReactElement) => (
    <RequireLogin>
      <ConfirmProvider>{element}</ConfirmProvider>
    </RequireLogin>
  );
  const app = renderRoutes(
    [
      { path: route, element: guarded(form) },
      { path: '/auth/login', element: <p>Masuk</p> },
    ],
    { user: 'super_admin', path, api: { 'GET /places': page(), ...api } },
  );
  const user = selectUser(app.store.getState());
  if (!user) throw new Error('The session has no user');
  return {
    ...app,
    user,
    async expire() {
      await act(async () => void app.store.dispatch(sessionExpired()));
      expect(await screen.findByText('Masuk')).toBeVisible();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    },
    async comeBack(person = user) {
      await act(async () => {
        app.store.dispatch(loggedIn({ accessToken: 'new', user: person }));
      });
      await act(() => app.router.navigate(path));
    },
  };
};

type App = ReturnType<typeof open>;
const name = () => screen.findByLabelText('Nama Perusahaan');
const typeName = async ({ person }: App) => person.type(await name(), ' Maju');

test('keeps a form over the end of the session, although a question is open over it', async () => {
  const app = open(<CompanyCreatePage />, '/companies/create');
  await typeName(app);
  await app.person.click(screen.getByRole('link', { name: 'Batal' }));
  expect(await screen.findByRole('alertdialog', { name: 'Tinggalkan halaman?' })).toBeVisible();
  await app.expire();
  await app.comeBack();
  expect(await name()).toHaveValue(' Maju');

  await app.person.click(screen.getByRole('button', { name: 'Buang isian' }));
  expect(await name()).toHaveValue('');
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  expect(await name()).toHaveFocus();
  expect(hasDrafts(app.user.id)).toBe(false);
});

/** Two letters, and a question about each. */
function Asking() {
  const [about, setAbout] = useState<string | null>(null);
  return (
    <>
      {['Surat 1', 'Surat 2'].map((letter) => (
        <button key={letter} type="button" onClick={() => setAbout(letter)}>
          {letter}
        </button>
      ))}
      {about && (
        <ReasonDialog
          title="Batalkan Surat"
          description={`${about} tidak berlaku lagi.`}
          helperText="Terlihat di arsip."
          action={() => Promise.resolve()}
          success={{ title: 'Sukses!', description: 'Batal' }}
          failure={{ title: 'Error', description: 'Gagal' }}
          onClose={() => setAbout(null)}
        />
      )}
    </>
  );
}

test('keeps the reason that a question asks for over the end of the session, and not for another one', async () => {
  const app = open(<Asking />, '/letters');
  const ask = async (letter: string) => {
    await app.person.click(await screen.findByRole('button', { name: letter }));
    return screen.findByRole('textbox', { name: 'Alasan' });
  };
  await app.person.type(await ask('Surat 1'), 'Salah nama.');
  await app.expire();
  await app.comeBack();
  expect(await ask('Surat 2')).toHaveValue('');
  await app.person.click(screen.getByRole('button', { name: 'Batal' }));
  expect(await ask('Surat 1')).toHaveValue('Salah nama.');
  expect(hasDrafts(app.user.id)).toBe(false);
});

testInAll(
  'gives back the changes of a record with the version over which they were typed',
  async () => {
    let version = 3;
    const app = open(<CompanyEditPage />, '/companies/:id/edit', '/companies/1/edit', {
      'GET /companies/1': () => ({ data: aCompany({ id: 1, name: 'PT Nusantara', version }) }),
      'PUT /companies/1': ({ body }) => ({ data: body as object }),
    });
    await typeName(app);
    await app.expire();
    version = 4;
    await app.comeBack();
    await waitFor(async () => expect(await name()).toHaveValue('PT Nusantara Maju'));
    await app.person.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(app.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        name: 'PT Nusantara Maju',
        version: 3,
      }),
    );
  },
);

function WithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ubah
      </button>
      {isOpen && (
        <FormDialog
          title="Nama"
          maxWidth="xs"
          initialValues={{ name: '' }}
          form={{ onSubmit: () => Promise.resolve() }}
          onClose={() => setOpen(false)}
        >
          <TextField name="name" label="Nama Perusahaan" />
        </FormDialog>
      )}
    </>
  );
}

test('keeps the form of a dialog over the end of the session, and over the question about closing it', async () => {
  const app = open(<WithDialog />, '/form');
  const change = () => app.person.click(screen.getByRole('button', { name: 'Ubah' }));
  await change();
  await typeName(app);
  await app.person.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Tutup formulir?' })).toBeVisible();
  await app.expire();
  await app.comeBack();
  await change();
  expect(await name()).toHaveValue(' Maju');
});

test('keeps nothing after a log-out, and nothing for somebody else', async () => {
  const app = open(<CompanyCreatePage />, '/companies/create');
  await typeName(app);
  await act(async () => void app.store.dispatch(loggedOut()));
  expect(hasDrafts(app.user.id)).toBe(false);
  await app.comeBack();
  await typeName(app);
  await app.expire();
  await app.comeBack({ ...app.user, id: app.user.id + 1 });
  expect(await name()).toHaveValue('');
  expect(hasDrafts(app.user.id)).toBe(false);
});

test('never keeps a password', async () => {
  const app = open(<ChangePasswordPage />, '/change-password');
  await app.person.type(await screen.findByLabelText('Password Saat Ini'), 'Rahasia2026!');
  await app.expire();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Rahasia');
  expect(hasDrafts(app.user.id)).toBe(false);
});
