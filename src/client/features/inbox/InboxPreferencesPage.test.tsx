import { screen, waitFor } from '@testing-library/react';
import type { NotificationPreference } from '@/client/api/api';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { InboxPreferencesPage } from './InboxPreferencesPage';

const open = (api: ApiStubs = {}) => {
  const kinds: NotificationPreference[] = [
    { kind: 'returned_activities', title: 'Catatan dikembalikan', is_shown: true },
    { kind: 'given_grades', title: 'Nilai baru', is_shown: false },
  ];
  return renderApp(<InboxPreferencesPage />, {
    user: 'student',
    path: '/inbox/preferences',
    api: {
      'GET /notification-preferences': () => ({ data: kinds.map((kind) => ({ ...kind })) }),
      'PUT /notification-preferences/:kind': ({ params, body }) => {
        const { is_shown } = body as { is_shown: boolean };
        for (const one of kinds) if (one.kind === params.kind) one.is_shown = is_shown;
        return { data: { message: 'Disimpan.' } };
      },
      ...api,
    },
  });
};

const kind = (name: string) => screen.findByRole('switch', { name });

test('shows each kind under the title of the server', async () => {
  open();
  expect(await kind('Catatan dikembalikan')).toBeChecked();
  expect(await kind('Nilai baru')).not.toBeChecked();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pengaturan Pemberitahuan');
});

test('stores a change at once', async () => {
  const { person, calls } = open();
  await person.click(await kind('Catatan dikembalikan'));
  expect(await kind('Catatan dikembalikan')).not.toBeChecked();
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1),
  );
  expect(await kind('Catatan dikembalikan')).not.toBeChecked();
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/notification-preferences/returned_activities',
    body: { is_shown: false },
  });
});

test('takes back what could not be stored', async () => {
  const { person } = open({ 'PUT /notification-preferences/:kind': () => reply(500) });
  await person.click(await kind('Nilai baru'));
  expect(await screen.findByText('Gagal menyimpan')).toBeVisible();
  expect(await kind('Nilai baru')).not.toBeChecked();
});

test('loads again after a failure', async () => {
  let isDown = true;
  const { person } = open({
    'GET /notification-preferences': () => (isDown ? reply(500) : { data: [] }),
  });
  await screen.findByRole('alert');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('list', { name: 'Jenis kabar' })).toBeInTheDocument();
});
