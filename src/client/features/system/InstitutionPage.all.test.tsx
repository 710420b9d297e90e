import { act, screen, waitFor } from '@testing-library/react';
import { renderApp, renderRoutes } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply, type StubRequest } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { paths } from '@/shared/paths';
import { InstitutionPage } from './InstitutionPage';

const UNNAMED = { app_name: 'SiMagang', department: '', programme: '' };

const open = (api: ApiStubs, institution = { ...UNNAMED, fixed: [] as string[] }) =>
  renderApp(<InstitutionPage />, {
    user: aUser('super_admin'),
    api: { 'GET /institution': { data: institution }, ...api },
  });

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(name) });

test('saves the names of a new installation', async () => {
  const saved: unknown[] = [];
  const { person } = open({
    'PUT /institution': ({ body }: StubRequest) => {
      saved.push(body);
      return { data: { ...UNNAMED, fixed: [] } };
    },
  });
  await person.type(await field('Jurusan'), 'Jurusan Teknik Sipil');
  await person.type(await field('Program Studi'), 'D3 Konstruksi Gedung{Enter}');
  await expectToast('status', 'Sukses!');
  expect(saved).toEqual([
    {
      app_name: 'SiMagang',
      department: 'Jurusan Teknik Sipil',
      programme: 'D3 Konstruksi Gedung',
    },
  ]);
});

test('returns to the dashboard, whose first step leads here', async () => {
  const { person, router } = renderRoutes(
    [
      { path: paths.dashboard, element: null },
      { path: paths.system.institution, element: <InstitutionPage /> },
    ],
    {
      user: aUser('super_admin'),
      api: {
        'GET /institution': { data: { ...UNNAMED, fixed: [] } },
        'PUT /institution': { data: { ...UNNAMED, fixed: [] } },
      },
    },
  );
  await act(() => router.navigate(paths.system.institution));
  await person.type(await field('Jurusan'), 'Jurusan Teknik Sipil');
  await person.type(await field('Program Studi'), 'D3 Konstruksi Gedung{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.dashboard));
});

test('asks for each name', async () => {
  const { person } = open({});
  await person.type(await field('Jurusan'), '{Enter}');
  expect(await screen.findByText('Jurusan wajib diisi')).toBeVisible();
  expect(screen.getByText('Program studi wajib diisi')).toBeVisible();
});

test('a name that the server states cannot be changed', async () => {
  open({}, { ...UNNAMED, department: 'Jurusan Teknik Sipil', fixed: ['department'] });
  expect(await field('Jurusan')).toBeDisabled();
  expect(screen.getByText('Diatur oleh pengelola server.')).toBeVisible();
  expect(await field('Program Studi')).toBeEnabled();
});

test('keeps what was typed when saving fails', async () => {
  const { person } = open({ 'PUT /institution': reply(500) });
  await person.type(await field('Jurusan'), 'Jurusan Teknik Sipil');
  await person.type(await field('Program Studi'), 'D3{Enter}');
  await waitFor(async () => expect(await field('Jurusan')).toHaveValue('Jurusan Teknik Sipil'));
  await expectToast('alert');
});
