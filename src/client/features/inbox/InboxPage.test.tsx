import { screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '@/client/api/api';
import { routes } from '@/client/app/routes';
import { freezeDate } from '@/client/testing/device';
import { aNotification, inboxStubs } from '@/client/testing/records/news';
import { renderApp, renderRoutes } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import { InboxPage } from './InboxPage';

// Noon, so that the days are the same in the time zones of Indonesia and of Europe.
const daysAgo = (days: number) => new Date(Date.UTC(2026, 10, 21 - days, 10, 15)).toISOString();

beforeEach(() => freezeDate('2026-11-21T11:00:00Z'));
afterEach(() => jest.useRealTimers());

const open = (news: Notification[], path = '/inbox', api: ApiStubs = {}) =>
  renderApp(<InboxPage />, { user: 'lecturer', path, api: { ...inboxStubs(news), ...api } });

const NEWS = (): Notification[] => [
  aNotification({ id: 4, title: 'Kabar 4', at: daysAgo(0) }),
  aNotification({ id: 3, title: 'Kabar 3', at: daysAgo(0), is_read: true }),
  aNotification({ id: 2, title: 'Kabar 2', at: daysAgo(1) }),
  aNotification({ id: 1, title: 'Kabar 1', at: daysAgo(9), is_read: true }),
];

const titles = () => screen.getAllByRole('link', { name: /Kabar/ }).map((link) => link.textContent);

const toggle = (label: string) => screen.getByRole('button', { name: label });

testInAll('shows the news by day', async () => {
  open(NEWS());
  const today = within(await screen.findByRole('region', { name: 'Hari ini' }));
  expect(today.getAllByRole('listitem')).toHaveLength(2);
  expect(today.getByRole('link', { name: 'Belum dibaca: Kabar 4' })).toHaveAttribute(
    'href',
    '/internships/15/activities/204',
  );
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Hari ini',
    'Kemarin',
    'Kam, 12 Nov',
  ]);
  expect(screen.getByRole('link', { name: 'Pengaturan' })).toHaveAttribute(
    'href',
    '/inbox/preferences',
  );
});

test('opening one marks it as read', async () => {
  const news = NEWS();
  const { person, location } = open(news);
  await person.click(await screen.findByRole('link', { name: 'Belum dibaca: Kabar 4' }));
  expect(location()).toBe('/internships/15/activities/204');
  await waitFor(() => expect(news[0]?.is_read).toBe(true));
});

testInAll('marks one as unread and as read again', async () => {
  const news = NEWS();
  const { person } = open(news);
  await person.click(await screen.findByRole('button', { name: 'Tandai belum dibaca: Kabar 3' }));
  expect(await screen.findByRole('link', { name: 'Belum dibaca: Kabar 3' })).toBeVisible();
  expect(toggle('Tandai dibaca: Kabar 3')).toHaveFocus();
  await person.click(toggle('Tandai dibaca: Kabar 3'));
  expect(await screen.findByRole('link', { name: 'Kabar 3' })).toBeVisible();
  await waitFor(() => expect(news[1]?.is_read).toBe(true));
});

testInAll('a failure leaves it as it was', async () => {
  const { person } = open(NEWS(), '/inbox', { 'PUT /notifications/:id': () => reply(500) });
  await person.click(await screen.findByRole('button', { name: 'Tandai dibaca: Kabar 4' }));
  expect(await screen.findByText('Gagal menyimpan')).toBeVisible();
  expect(toggle('Tandai dibaca: Kabar 4')).toBeVisible();
});

testInAll('marks all as read', async () => {
  const { person, calls } = open(NEWS());
  await person.click(await screen.findByRole('button', { name: 'Tandai semua dibaca' }));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: /Belum dibaca/ })).not.toBeInTheDocument(),
  );
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Tandai semua dibaca' })).not.toBeInTheDocument(),
  );
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/notifications',
    body: { newest_id: 4 },
  });
});

testInAll('shows only unread news, until none is left', async () => {
  const { person, location } = open(NEWS());
  await screen.findByRole('link', { name: 'Kabar 3' });
  await person.click(screen.getByRole('button', { name: 'Belum dibaca' }));
  expect(location()).toBe('/inbox?is_read=false');
  await waitFor(() => expect(titles()).toEqual(['Belum dibaca: Kabar 4', 'Belum dibaca: Kabar 2']));
  expect(screen.getByRole('button', { name: 'Belum dibaca' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await person.click(toggle('Tandai dibaca: Kabar 4'));
  await waitFor(() => expect(titles()).toEqual(['Belum dibaca: Kabar 2']));
  await person.click(toggle('Tandai dibaca: Kabar 2'));
  expect(await screen.findByText('Tidak ada kabar yang belum dibaca.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Semua' }));
  expect(await screen.findByRole('link', { name: 'Kabar 1' })).toBeVisible();
  expect(location()).toBe('/inbox');
});

const MANY = () =>
  Array.from({ length: 26 }, (_, index) =>
    aNotification({ id: 26 - index, title: `Kabar ${26 - index}`, at: daysAgo(0) }),
  );

testInAll('shows 25 news on a page, which the URL names', async () => {
  const { person, location, calls } = open(MANY());
  await screen.findByRole('link', { name: 'Belum dibaca: Kabar 2' });
  expect(screen.queryByRole('link', { name: 'Belum dibaca: Kabar 1' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Halaman 2' }));
  expect(await screen.findByRole('link', { name: 'Belum dibaca: Kabar 1' })).toBeVisible();
  expect(location()).toBe('/inbox?page=2');
  expect(calls.at(-1)?.query).toEqual({ page: '2', per_page: '25' });

  await person.click(screen.getByRole('button', { name: 'Tandai semua dibaca' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ newest_id: 26 }),
  );
});

testInAll('returns to the last page when the only unread news of a page are read', async () => {
  const { person, location } = open(MANY(), '/inbox?is_read=false&page=2');
  await person.click(await screen.findByRole('button', { name: 'Tandai dibaca: Kabar 1' }));
  expect(await screen.findByRole('link', { name: 'Belum dibaca: Kabar 2' })).toBeVisible();
  expect(location()).toBe('/inbox?is_read=false');
});

test('says that there are no news', async () => {
  open([]);
  expect(await screen.findByText('Belum ada kabar.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tandai semua dibaca' })).not.toBeInTheDocument();
});

testInAll('loads again after a failure', async () => {
  let isDown = true;
  const { person } = open([], '/inbox', {
    'GET /notifications': () => (isDown ? reply(500) : { data: NEWS() }),
  });
  await screen.findByRole('alert');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('link', { name: 'Kabar 1' })).toBeVisible();
});

testInAll('the breadcrumb of the preferences leads to the inbox', async () => {
  renderRoutes(routes, {
    user: 'student',
    path: '/inbox/preferences',
    api: { 'POST /me': reply(500), 'GET /mail-preferences': reply(500) },
  });
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  await waitFor(() =>
    expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Kotak Masuk',
      'Pengaturan Pemberitahuan',
    ]),
  );
  expect(trail.getByRole('link', { name: 'Kotak Masuk' })).toHaveAttribute('href', '/inbox');
});
