import { screen, waitFor, within } from '@testing-library/react';
import type { FollowUp } from '@/client/api/api';
import { freezeDate } from '@/client/testing/device';
import { aFollowUp } from '@/client/testing/records/followUp';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import { FollowUpCard } from './FollowUpCard';

const KINDS = [
  'waiting_reviews',
  'waiting_requests',
  'silent_students',
  'missing_grades',
  'resubmitted_logs',
  'default_passwords',
  'old_backup',
  'next_holidays',
] as const;

const some = (count: number) =>
  KINDS.slice(0, count).map((kind, index) =>
    aFollowUp({ kind, title: `Jenis ${index + 1}`, count: index + 1, link: `/follow-ups/${kind}` }),
  );

beforeEach(() => freezeDate('2026-11-21T01:00:00Z'));
afterEach(() => jest.useRealTimers());

const open = (kinds: readonly FollowUp[], stubs: ApiStubs = {}) =>
  renderApp(<FollowUpCard />, {
    user: 'lecturer',
    api: { ...stubs, 'GET /follow-ups': () => ({ data: kinds }) },
  });

/** A server that stores for how long each kind is put off. */
const openStored = (kinds: readonly FollowUp[]) => {
  const stored = kinds.map((kind) => ({ ...kind }));
  return renderApp(<FollowUpCard />, {
    user: 'lecturer',
    api: {
      'GET /follow-ups': () => ({ data: stored }),
      'PUT /follow-ups/:kind': ({ params, body }) => {
        const { put_off_days } = body as { put_off_days: number };
        for (const one of stored)
          if (one.kind === params.kind) one.put_off_until = put_off_days ? '2026-11-24' : null;
        return { data: { message: 'Disimpan.' } };
      },
    },
  });
};

const card = async () =>
  within(await screen.findByRole('region', { name: 'Perlu ditindaklanjuti' }));

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));

const onPhone = () => {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...matchMedia(media), matches: media.includes('768px') }));
};

test('names each kind with its number and the day of the oldest, and links to its matters', async () => {
  open([
    aFollowUp({ count: 434 }),
    aFollowUp({
      kind: 'old_backup',
      title: 'Cadangan',
      oldest_date: '2025-12-31',
      link: '/system',
    }),
    aFollowUp({ kind: 'todays_presses', title: 'Absen', oldest_date: '2026-11-21', link: '/' }),
  ]);
  const region = await card();
  const link = region.getByRole('link', {
    name: '434 Mahasiswa tanpa kabar, sejak Sen, 9 Nov',
  });
  expect(link).toHaveAttribute('href', '/follow-ups/silent_students');
  expect(region.getByRole('link', { name: '4 Cadangan, sejak Rab, 31 Des 2025' })).toHaveAttribute(
    'href',
    '/system',
  );
  expect(region.getByRole('link', { name: '4 Absen, sejak hari ini' })).toBeVisible();
  expect(region.queryByRole('button', { name: /Tampilkan|Ditunda/ })).not.toBeInTheDocument();
});

test('says that there are more matters than were counted', async () => {
  open([aFollowUp({ count: 500, has_more: true, oldest_date: null })]);
  const region = await card();
  const link = region.getByRole('link', { name: 'lebih dari 500 Mahasiswa tanpa kabar' });
  expect(link).toHaveTextContent('500+Mahasiswa tanpa kabar');
  expect(link).not.toHaveTextContent('sejak');
});

testInAll.each([
  ['five', 'a desk', () => {}, 5],
  ['three', 'a phone', onPhone, 3],
])('shows %s kinds on %s, and the others on demand', async (_count, _device, prepare, atFirst) => {
  prepare();
  const { person, calls } = open(some(8));
  const list = (await card()).getByRole('list', { name: 'Perlu ditindaklanjuti' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(atFirst);
  const unfold = screen.getByRole('button', { name: 'Tampilkan semua (8)' });
  expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await person.click(unfold);
  expect(within(list).getAllByRole('listitem')).toHaveLength(8);
  // The server learns what has been seen.
  const looks = () => calls.filter(({ path }) => path === '/follow-ups').map(({ query }) => query);
  await waitFor(() => expect(looks()).toEqual([{ shown: String(atFirst) }, {}]));
  await person.click(screen.getByRole('button', { name: 'Tampilkan lebih sedikit' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(atFirst);
  jest.restoreAllMocks();
});

test('puts a kind off, shows it behind its own line, and shows it again', async () => {
  const { person, calls } = openStored(some(2));
  const region = await card();
  await person.click(region.getByRole('button', { name: 'Tunda Jenis 1 3 hari' }));
  const putOff = await region.findByRole('button', { name: 'Ditunda (1)' });
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/follow-ups/waiting_reviews',
    body: { put_off_days: 3 },
  });
  expect(names(region.getByRole('list'))).toEqual(['2 Jenis 2, sejak Sen, 9 Nov']);
  expect(putOff).toHaveFocus();
  expect(document.getElementById('announcements')).toHaveTextContent('Jenis 1 ditunda 3 hari');

  await person.click(putOff);
  expect(names(region.getByRole('list', { name: 'Ditunda' }))).toEqual([
    '1 Jenis 1, tampil lagi Sel, 24 Nov',
  ]);
  await person.click(region.getByRole('button', { name: 'Tampilkan lagi: Jenis 1' }));
  const back = await region.findByRole('link', { name: '1 Jenis 1, sejak Sen, 9 Nov' });
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ put_off_days: 0 });
  expect(back).toHaveFocus();
  expect(region.queryByRole('list', { name: 'Ditunda' })).not.toBeInTheDocument();
});

test('says that nothing waits, also when everything has been put off', async () => {
  const { person } = openStored(some(1));
  const region = await card();
  expect(region.queryByText('Tidak ada yang menunggu Anda.')).not.toBeInTheDocument();
  await person.click(region.getByRole('button', { name: 'Tunda Jenis 1 3 hari' }));
  expect(await region.findByText('Tidak ada yang menunggu Anda.')).toBeVisible();
  expect(region.getByRole('button', { name: 'Ditunda (1)' })).toBeVisible();
});

test('says that nothing waits in one line', async () => {
  open([]);
  const region = await card();
  expect(region.getByText('Tidak ada yang menunggu Anda.')).toBeVisible();
  expect(region.queryByRole('button')).not.toBeInTheDocument();
});

testInAll('keeps the kind and says so when it cannot be put off', async () => {
  const { person } = open(some(1), { 'PUT /follow-ups/:kind': reply(500) });
  const region = await card();
  await person.click(region.getByRole('button', { name: 'Tunda Jenis 1 3 hari' }));
  expect(await screen.findByText('Gagal menyimpan')).toBeVisible();
  expect(region.getByRole('link', { name: /Jenis 1/ })).toBeVisible();
});

test('loads again after a failure', async () => {
  let isDown = true;
  const { person } = renderApp(<FollowUpCard />, {
    user: 'student',
    api: { 'GET /follow-ups': () => (isDown ? reply(500) : { data: some(1) }) },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal memuat yang menunggu Anda.');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('link', { name: /Jenis 1/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('reserves the height that it had in the last visit until the kinds are there', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(211);
  const { unmount } = open(some(4));
  await card();
  unmount();
  await waitFor(() => expect(localStorage.getItem('follow-ups-height')).toBe('211'));
  jest.restoreAllMocks();

  const waiting = () => new Promise<object>(() => {});
  const { container } = renderApp(<FollowUpCard />, { api: { 'GET /follow-ups': waiting } });
  const placeholder = container.querySelector('[aria-busy="true"] > *');
  expect(placeholder).toHaveStyle({ height: '211px' });
});
