import { screen, waitFor, within } from '@testing-library/react';
import type { FollowUpDetail } from '@/client/api/api';
import { routes } from '@/client/app/routes';
import { freezeDate } from '@/client/testing/device';
import { aFollowUpDetail, aFollowUpItem } from '@/client/testing/records/followUp';
import { renderApp, renderRoutes } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { FollowUpPage } from './FollowUpPage';

beforeEach(() => freezeDate('2026-11-21T01:00:00Z'));
afterEach(() => jest.useRealTimers());

const open = (api: ApiStubs, path = '/follow-ups/silent_students') =>
  renderApp(<FollowUpPage />, { user: 'lecturer', path, route: '/follow-ups/:kind', api });

const answerOf = ({ items, ...detail }: FollowUpDetail, page = 1, per_page = 25) => ({
  data: { ...detail, items: items.slice((page - 1) * per_page, page * per_page) },
  meta: { page, per_page, total: items.length },
});

/** A server that stores what is put off and settled. */
const openStored = (detail: FollowUpDetail, path?: string) => {
  const settled = new Set<number>();
  let put_off_until: string | null = detail.put_off_until;
  return open(
    {
      'GET /follow-ups/:kind': ({ query }) =>
        answerOf(
          { ...detail, put_off_until, items: detail.items.filter(({ id }) => !settled.has(id)) },
          Number(query.page),
          Number(query.per_page),
        ),
      'PUT /follow-ups/:kind': ({ body }) => {
        const { put_off_days } = body as { put_off_days: number };
        put_off_until = put_off_days > 0 ? '2026-11-24' : null;
        return { data: { message: 'Disimpan.' } };
      },
      'PUT /follow-ups/:kind/items/:id': ({ params, body }) => {
        const { is_settled } = body as { is_settled: boolean };
        if (is_settled) settled.add(Number(params.id));
        else settled.delete(Number(params.id));
        return { data: { message: 'Disimpan.' } };
      },
    },
    path,
  );
};

const settle = (name: string) =>
  screen.getByRole('button', { name: `Sudah diselesaikan: ${name}` });

test('names the kind and says of each matter what it is and since when it waits', async () => {
  openStored(aFollowUpDetail());
  expect(await screen.findByRole('heading', { level: 2, name: '2 menunggu' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mahasiswa tanpa kabar');
  expect(screen.getByText('Dua hari kerja terakhir tanpa absen dan tanpa izin.')).toBeVisible();
  expect(document.title).toBe('Mahasiswa tanpa kabar | SiMagang');

  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(first?.getByRole('link', { name: 'Siti Aminah' })).toHaveAttribute(
    'href',
    '/internships/15',
  );
  expect(first?.getByText('2403310007 · PT Nusantara Jaringan')).toBeVisible();
  expect(first?.getByText('sejak Sen, 9 Nov (12 hari)')).toBeVisible();
  expect(second?.getByText('sejak Jum, 20 Nov (1 hari)')).toBeVisible();
});

test('settles matters one after the other and takes the last one back', async () => {
  const { person, calls } = openStored(aFollowUpDetail());
  await screen.findByRole('link', { name: 'Siti Aminah' });
  await person.click(settle('Siti Aminah'));
  expect(await screen.findByRole('heading', { name: '1 menunggu' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Siti Aminah' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Budi Santoso' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Siti Aminah sudah diselesaikan');

  await person.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByRole('link', { name: 'Siti Aminah' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
  expect(
    calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body })),
  ).toEqual([
    { path: '/follow-ups/silent_students/items/15', body: { is_settled: true } },
    { path: '/follow-ups/silent_students/items/15', body: { is_settled: false } },
  ]);
});

test('marks a decision of a request as read', async () => {
  const title = 'Izin untuk 20 Nov 2026 ditolak';
  const { person, calls } = openStored(
    aFollowUpDetail({
      kind: 'decided_requests',
      items: [aFollowUpItem({ title }), aFollowUpItem({ id: 16 })],
    }),
    '/follow-ups/decided_requests',
  );
  await person.click(await screen.findByRole('button', { name: `Sudah dibaca: ${title}` }));
  expect(await screen.findByRole('heading', { name: '1 menunggu' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(`${title} sudah dibaca`);
  expect(calls.findLast(({ method }) => method === 'PUT')).toMatchObject({
    path: '/follow-ups/decided_requests/items/15',
    body: { is_settled: true },
  });
});

test('says that nothing waits once the last matter is settled, with the focus on the heading', async () => {
  const { person } = openStored(aFollowUpDetail({ items: [aFollowUpItem()] }));
  await screen.findByRole('link', { name: 'Siti Aminah' });
  await person.click(settle('Siti Aminah'));
  expect(await screen.findByText('Tidak ada lagi yang menunggu di sini.')).toBeVisible();
  expect(screen.getByText('Mahasiswa tanpa kabar')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Ke dashboard' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: /Tunda/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Urungkan' })).toBeVisible();
});

test('a failure leaves the matter in the list', async () => {
  const { person } = open({
    'GET /follow-ups/:kind': answerOf(aFollowUpDetail()),
    'PUT /follow-ups/:kind/items/:id': reply(500),
  });
  await screen.findByRole('link', { name: 'Siti Aminah' });
  await person.click(settle('Siti Aminah'));
  expect(await screen.findByText('Gagal menyimpan')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Siti Aminah' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
});

test('offers no settling where only the work itself settles', async () => {
  openStored(aFollowUpDetail({ can_settle: false }));
  await screen.findByRole('link', { name: 'Siti Aminah' });
  expect(screen.queryByRole('button', { name: /diselesaikan/ })).not.toBeInTheDocument();
});

test('puts the kind off and shows it again', async () => {
  const { person, calls } = openStored(aFollowUpDetail());
  await person.click(await screen.findByRole('button', { name: 'Tunda 3 hari' }));
  expect(await screen.findByText(/Ditunda, tampil lagi Sel, 24 Nov\.$/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Tampilkan lagi' }));
  expect(await screen.findByRole('button', { name: 'Tunda 3 hari' })).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { put_off_days: 3 },
    { put_off_days: 0 },
  ]);
});

const MANY = Array.from({ length: 26 }, (_, index) =>
  aFollowUpItem({ id: index + 1, title: `Mahasiswa ${index + 1}` }),
);

test('shows 25 matters on a page, which the URL names', async () => {
  const { person, location, calls } = openStored(aFollowUpDetail({ items: MANY }));
  await screen.findByRole('link', { name: 'Mahasiswa 25' });
  expect(screen.queryByRole('link', { name: 'Mahasiswa 26' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: /halaman 2/i }));
  expect(await screen.findByRole('link', { name: 'Mahasiswa 26' })).toBeVisible();
  expect(location()).toBe('/follow-ups/silent_students?page=2');
  expect(calls.at(-1)?.query).toEqual({ page: '2', per_page: '25' });
});

test('returns to the last page when the only matter of a page is settled', async () => {
  const { person, location } = openStored(
    aFollowUpDetail({ items: MANY }),
    '/follow-ups/silent_students?page=2',
  );
  await screen.findByRole('link', { name: 'Mahasiswa 26' });
  await person.click(settle('Mahasiswa 26'));
  expect(await screen.findByRole('link', { name: 'Mahasiswa 25' })).toBeVisible();
  expect(location()).toBe('/follow-ups/silent_students');
});

test('loads again after a failure', async () => {
  let isDown = true;
  const { person } = open({
    'GET /follow-ups/:kind': () => (isDown ? reply(500) : answerOf(aFollowUpDetail())),
  });
  await screen.findByRole('alert');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('link', { name: 'Siti Aminah' })).toBeVisible();
});

test('says that an unknown kind does not exist and leads to the dashboard', async () => {
  open({ 'GET /follow-ups/:kind': reply(404) }, '/follow-ups/nonsense');
  expect(await screen.findByRole('alert')).toHaveTextContent('Halaman tidak ditemukan');
  expect(screen.getByRole('link', { name: 'Kembali ke Dashboard' })).toHaveAttribute('href', '/');
});

test('the breadcrumb leads to the dashboard', async () => {
  renderRoutes(routes, {
    user: 'student',
    path: '/follow-ups/missing_logs',
    api: {
      'GET /follow-ups/:kind': answerOf(aFollowUpDetail({ kind: 'missing_logs' })),
      'POST /me': reply(500),
    },
  });
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  await waitFor(() =>
    expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Dashboard',
      'Perlu Ditindaklanjuti',
    ]),
  );
  expect(trail.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/');
});
