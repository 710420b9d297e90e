import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { Notification } from '@/client/api/api';
import type { SessionUser } from '@/client/session/storage';
import { aNotification, inboxStubs } from '@/client/testing/records/news';
import { renderRoutes } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { PHONE_QUERY } from '@/shared/constants/screen';
import { testInAll } from '@/shared/testing/testLevel';
import { AppLayout } from '../AppLayout';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T01:00:00Z') }));
afterEach(() => jest.useRealTimers());

const person = userEvent.setup({
  advanceTimers: jest.advanceTimersByTime,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});

const open = async (api: ApiStubs, user: SessionUser = aUser('student'), path = '/') => {
  const opened = renderRoutes(
    [{ element: <AppLayout />, children: [{ path: '*', element: <h1>Isi</h1> }] }],
    { user, path, api },
  );
  const asked = () => opened.calls.filter(({ path: asked }) => asked.startsWith('/notifications'));
  expect(asked()).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  return { ...opened, asked };
};

const some = (count: number, changes: Partial<Notification> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aNotification({ id: count - index, title: `Kabar ${count - index}`, ...changes }),
  );

const bell = () => screen.getByRole('button', { name: /^Kotak masuk/ });

const openPanel = async () => {
  await person.click(bell());
  return within(await screen.findByRole('dialog', { name: 'Kotak masuk' }));
};

testInAll.each([
  [0, 'Kotak masuk', ''],
  [3, 'Kotak masuk, 3 belum dibaca', '3'],
  [99, 'Kotak masuk, 99 belum dibaca', '99'],
  [1_234, 'Kotak masuk, 1.234 belum dibaca', '99+'],
])('shows %d unread news', async (unread, name, text) => {
  await open({ 'GET /notifications/count': { data: { unread } } });
  await waitFor(() => expect(bell()).toHaveAccessibleName(name));
  expect(bell()).toHaveTextContent(text);
});

testInAll('lists the newest news and says which are unread', async () => {
  const news = [
    aNotification(),
    aNotification({ id: 30, title: 'Nilai Anda masuk', detail: null, is_read: true }),
  ];
  news[1] = { ...(news[1] as Notification), at: '2026-11-19T23:00:00.000Z' };
  const { asked } = await open(inboxStubs(news));
  const panel = await openPanel();
  const [first, second] = await panel.findAllByRole('listitem');
  const unread = within(first as HTMLElement);
  expect(
    unread.getByRole('link', {
      name: 'Belum dibaca: Budi Santoso mengirim ulang catatan 20 Nov 2026',
    }),
  ).toHaveAttribute('href', '/internships/15/activities/204');
  expect(unread.getByText('Instalasi jaringan')).toBeVisible();
  expect(unread.getByText(/^Hari ini, \d\d:\d\d$/)).toBeVisible();
  expect(within(second as HTMLElement).getByRole('link')).toHaveAccessibleName('Nilai Anda masuk');
  expect(asked().at(-1)?.query).toEqual({ page: '1', per_page: '10' });
  expect(panel.getByRole('link', { name: 'Lihat semua' })).toHaveAttribute('href', '/inbox');
});

testInAll('opening one closes the panel and marks it as read at once', async () => {
  let answer: (body: object) => void = () => {};
  const news = some(3, { link: '/devices' });
  const { location, calls } = await open({
    ...inboxStubs(news),
    'PUT /notifications/:id': () =>
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
  });
  const panel = await openPanel();
  await person.click(await panel.findByRole('link', { name: 'Belum dibaca: Kabar 2' }));
  expect(location()).toBe('/devices');
  await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk, 2 belum dibaca'));
  const sent = () => calls.find(({ method }) => method === 'PUT');
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()).toMatchObject({ path: '/notifications/2', body: { is_read: true } });
  await act(async () => answer(reply(404)));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

testInAll('marks all as read, up to the newest one that is shown', async () => {
  const news = some(3);
  const { calls } = await open(inboxStubs(news));
  const panel = await openPanel();
  await person.click(await panel.findByRole('button', { name: 'Tandai semua dibaca' }));
  await waitFor(() => expect(panel.queryByText('Belum dibaca:')).not.toBeInTheDocument());
  expect(panel.queryByRole('button', { name: 'Tandai semua dibaca' })).not.toBeInTheDocument();
  const sent = () => calls.find(({ method }) => method === 'PUT');
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()).toMatchObject({ path: '/notifications', body: { newest_id: 3 } });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk'));
  expect(bell()).toHaveFocus();
});

testInAll('takes back what could not be stored', async () => {
  await open({ ...inboxStubs(some(3)), 'PUT /notifications': () => reply(500) });
  const panel = await openPanel();
  await person.click(await panel.findByRole('button', { name: 'Tandai semua dibaca' }));
  expect(await screen.findByText('Gagal menyimpan')).toBeVisible();
  expect(await panel.findByRole('button', { name: 'Tandai semua dibaca' })).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk, 3 belum dibaca'));
});

testInAll('says that there are no news', async () => {
  await open({});
  const panel = await openPanel();
  expect(await panel.findByText('Belum ada kabar.')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Tandai semua dibaca' })).not.toBeInTheDocument();
});

testInAll('loads again after a failure', async () => {
  let isDown = true;
  const stubs = inboxStubs(some(1, { is_read: true }));
  await open({
    ...stubs,
    'GET /notifications': (request) => {
      const list = stubs['GET /notifications'];
      return isDown || typeof list !== 'function' ? reply(500) : list(request);
    },
  });
  const panel = await openPanel();
  await panel.findByRole('alert');
  isDown = false;
  await person.click(panel.getByRole('button', { name: 'Coba lagi' }));
  expect(await panel.findByRole('link', { name: 'Kabar 1' })).toBeVisible();
});

testInAll('leads to the inbox on a phone', async () => {
  const { matchMedia } = window;
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: media === PHONE_QUERY });
  try {
    await open({ 'GET /notifications/count': { data: { unread: 3 } } });
    expect(
      await screen.findByRole('link', { name: 'Kotak masuk, 3 belum dibaca' }),
    ).toHaveAttribute('href', '/inbox');
    expect(screen.queryByRole('button', { name: /^Kotak masuk/ })).not.toBeInTheDocument();
  } finally {
    window.matchMedia = matchMedia;
  }
});

test('asks for nothing until a default password is changed', async () => {
  const user = aUser('student', { must_change_password: true });
  const { asked } = await open({}, user, '/change-password');
  expect(asked()).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^Kotak masuk/ })).not.toBeInTheDocument();
});
