import { screen, waitFor, within } from '@testing-library/react';
import type { MailPreferences, NotificationPreference } from '@/client/api/api';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import { InboxPreferencesPage } from './InboxPreferencesPage';

type State = MailPreferences['email_state'];

const open = (api: ApiStubs = {}, emailState: State = 'confirmed') => {
  const kinds: NotificationPreference[] = [
    { kind: 'returned_activities', title: 'Catatan dikembalikan', is_shown: true },
    { kind: 'given_grades', title: 'Nilai baru', is_shown: false },
    { kind: 'reset_passwords', title: 'Password yang direset', is_shown: true },
  ];
  const mail: MailPreferences = {
    email_state: emailState,
    digest_hour: 7,
    news: [
      {
        kind: 'returned_activities',
        title: 'Catatan dikembalikan',
        channel: 'at_once',
        channels: ['at_once', 'digest', 'never'],
      },
      {
        kind: 'given_grades',
        title: 'Nilai baru',
        channel: 'digest',
        channels: ['digest', 'never'],
      },
      {
        kind: 'reset_passwords',
        title: 'Password yang direset',
        channel: 'at_once',
        channels: ['at_once'],
      },
    ],
    follow_ups: [
      {
        kind: 'missing_logs',
        title: 'Catatan belum dikirim',
        channel: 'digest',
        channels: ['digest', 'never'],
      },
    ],
  };
  const stored = { data: { message: 'Disimpan.' } };
  return renderApp(<InboxPreferencesPage />, {
    user: 'student',
    path: '/inbox/preferences',
    api: {
      'GET /notification-preferences': () => ({ data: kinds.map((kind) => ({ ...kind })) }),
      'PUT /notification-preferences/:kind': ({ params, body }) => {
        const { is_shown } = body as { is_shown: boolean };
        for (const one of kinds) if (one.kind === params.kind) one.is_shown = is_shown;
        return stored;
      },
      'GET /mail-preferences': () => ({ data: structuredClone(mail) }),
      'PUT /mail-preferences/news/:kind': () => stored,
      'PUT /mail-preferences/follow-ups/:kind': () => stored,
      'PUT /mail-preferences/digest-hour': () => stored,
      ...api,
    },
  });
};

const choice = (title: string) => screen.findByRole('combobox', { name: `Email: ${title}` });

const kind = (name: string) => screen.findByRole('switch', { name });

/** Waits until the page shows a change of the store, which it hears of in the next frame. */
const becomes = waitFor;

testInAll('shows each kind under the title of the server', async () => {
  open();
  expect(await kind('Catatan dikembalikan')).toBeChecked();
  expect(await kind('Nilai baru')).not.toBeChecked();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pengaturan Pemberitahuan');
});

test('stores a change at once', async () => {
  const { person, calls } = open();
  await person.click(await kind('Catatan dikembalikan'));
  const put = () => calls.find(({ method }) => method === 'PUT');
  await waitFor(() => expect(put()).toBeDefined());
  expect(put()).toMatchObject({
    path: '/notification-preferences/returned_activities',
    body: { is_shown: false },
  });
  await becomes(async () => expect(await kind('Catatan dikembalikan')).not.toBeChecked());
});

testInAll('takes back what could not be stored', async () => {
  const { person } = open({ 'PUT /notification-preferences/:kind': () => reply(500) });
  await person.click(await kind('Nilai baru'));
  expect(await screen.findByText('Gagal menyimpan')).toBeVisible();
  await becomes(async () => expect(await kind('Nilai baru')).not.toBeChecked());
});

testInAll('loads again after a failure', async () => {
  let isDown = true;
  const { person } = open({
    'GET /notification-preferences': () => (isDown ? reply(500) : { data: [] }),
  });
  await screen.findByRole('alert');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('list', { name: 'Jenis kabar' })).toBeInTheDocument();
});

describe('mail', () => {
  const optionsOf = (select: HTMLElement) =>
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  testInAll('offers for each kind what is possible', async () => {
    open();
    const returned = await choice('Catatan dikembalikan');
    expect(returned).toHaveDisplayValue('Segera');
    expect(optionsOf(returned)).toEqual(['Segera', 'Rangkuman harian', 'Tidak']);
    expect(optionsOf(await choice('Catatan belum dikirim'))).toEqual(['Rangkuman harian', 'Tidak']);
    expect(screen.getByText('Email: selalu segera')).toBeVisible();
    // A kind that is turned off has no mail.
    expect(screen.queryByRole('combobox', { name: 'Email: Nilai baru' })).toBeNull();
    expect(screen.queryByRole('note')).toBeNull();
  });

  testInAll('stores each choice at once', async () => {
    const { person, calls } = open();
    await person.selectOptions(await choice('Catatan dikembalikan'), 'Tidak');
    await person.selectOptions(await choice('Catatan belum dikirim'), 'Tidak');
    const hour = screen.getByRole('combobox', { name: 'Jam rangkuman' });
    expect(hour).toHaveDisplayValue('07:00');
    expect(hour).toHaveAccessibleDescription(
      'Hari kerja Anda, hanya bila ada yang belum Anda lihat.',
    );
    await person.selectOptions(hour, '16:00');
    const returned = await choice('Catatan dikembalikan');
    await becomes(() => expect(returned).toHaveDisplayValue('Tidak'));
    await becomes(() => expect(hour).toHaveDisplayValue('16:00'));
    const stored = calls.filter(({ method }) => method === 'PUT');
    expect(stored.map(({ path, body }) => [path, body])).toEqual([
      ['/mail-preferences/news/returned_activities', { channel: 'never' }],
      ['/mail-preferences/follow-ups/missing_logs', { channel: 'never' }],
      ['/mail-preferences/digest-hour', { digest_hour: 16 }],
    ]);
  });

  testInAll('stores the last of several choices that are faster than the server', async () => {
    const waiting: (() => void)[] = [];
    const { person, calls } = open({
      'PUT /mail-preferences/news/:kind': () =>
        new Promise<object>((resolve) =>
          waiting.push(() => resolve({ data: { message: 'Disimpan.' } })),
        ),
    });
    const returned = await choice('Catatan dikembalikan');
    await person.selectOptions(returned, 'Rangkuman harian');
    await person.selectOptions(returned, 'Segera');
    await person.selectOptions(returned, 'Tidak');
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.();
    await waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.();
    const stored = calls.filter(({ method }) => method === 'PUT');
    expect(stored.map(({ body }) => body)).toEqual([{ channel: 'digest' }, { channel: 'never' }]);
    await becomes(() => expect(returned).toHaveDisplayValue('Tidak'));
  });

  testInAll('takes back what could not be stored', async () => {
    const { person } = open({ 'PUT /mail-preferences/news/:kind': () => reply(500) });
    const returned = await choice('Catatan dikembalikan');
    await person.selectOptions(returned, 'Tidak');
    expect(await screen.findByText('Gagal menyimpan')).toBeVisible();
    await becomes(() => expect(returned).toHaveDisplayValue('Segera'));
  });

  test('promises nothing without a mail server', async () => {
    open({}, 'off');
    await kind('Catatan dikembalikan');
    expect(screen.queryByText(/email|rangkuman/i)).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('list', { name: /ditindaklanjuti/ })).toBeNull();
  });

  testInAll('says that the address is not confirmed, and sends the link', async () => {
    const { person, calls } = open(
      { 'POST /me/email-confirmation': { data: aUser('student', { email_state: 'unconfirmed' }) } },
      'unconfirmed',
    );
    expect(await screen.findByRole('note')).toHaveTextContent('Email belum diverifikasi');
    await person.click(screen.getByRole('button', { name: 'Kirim tautan verifikasi' }));
    expect(await screen.findByText(/Tautan verifikasi dikirim/)).toBeVisible();
    expect(calls.some(({ path }) => path === '/me/email-confirmation')).toBe(true);
  });
});
