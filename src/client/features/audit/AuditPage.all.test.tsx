import { screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry } from '@/client/api/api';
import { saveFile } from '@/client/ui/saveFile';
// Imported in advance: compiling them takes longer than a test waits.
import '@/client/ui/ChoiceFilter';
import '@/client/table/toolbar/DateFilter';
import '@/client/table/toolbar/LinkedFilter';
import './AuditEntryDrawer';
import { aChange, anAuditEntry } from '@/client/testing/records/auditEntry';
import { page } from '@/client/testing/records/page';
import { aLecturerUser } from '@/client/testing/records/user';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { typeDigits } from '@/client/testing/typeDigits';
import { AuditPage } from './AuditPage';

jest.mock('@/client/ui/saveFile', () => ({ saveFile: jest.fn() }));

const graded = anAuditEntry({
  device: 'Chrome di Android',
  address: '10.0.0.1',
  reason: 'Salah ketik',
  record: { resource: 'grades', id: '31', internship_id: 15 },
});

const open = (api: ApiStubs, path = '/audit') =>
  renderApp(<AuditPage />, { user: 'super_admin', path, route: '/audit', api });

const lists = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ path }) => path === '/audit-entries').map(({ query }) => query);

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

const openDrawer = async (entry: AuditEntry) => {
  const app = open({ 'GET /audit-entries': page(entry) });
  await app.person.click(await screen.findByRole('link', { name: '21 Nov 2026, 08:15' }));
  return { ...app, drawer: within(await screen.findByRole('dialog')) };
};

test('lists the person, action and record of each entry', async () => {
  open({
    'GET /audit-entries': page(
      graded,
      anAuditEntry({
        id: 899,
        actor: null,
        address: '10.0.0.9',
        action: 'login_failed',
        resource: 'users',
        label: null,
        changes: [],
      }),
      anAuditEntry({
        id: 898,
        resource: 'users',
        label: 'Budi Santoso',
        action: 'reset_password',
        changes: [aChange('password', null, null)],
      }),
    ),
  });
  const row = await rowOf(/Rani Permata.*Diubah/);
  for (const text of ['21 Nov 2026, 08:15', 'Diubah', 'UTS: 70 → 85']) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(row.getByText(/AJK232001 – Budi Santoso/)).toBeVisible();
  expect(screen.getByText('Seseorang')).toBeVisible();
  expect(screen.getByText('Gagal masuk')).toBeVisible();
  expect(screen.getByText('Password direset')).toBeVisible();
});

test('the URL holds person, kind, record, days, text and page', async () => {
  const app = open(
    {
      'GET /audit-entries': ({ query }) => ({
        data: [graded],
        meta: { page: Number(query.page), per_page: 10, total: 20 },
      }),
      'GET /users': page(aLecturerUser({ id: 12, name: 'Rani Permata' })),
    },
    '/audit?actor_user_id=12&action=update&resource=grades&record_id=31&date_from=2026-11-01&date_to=2026-11-30&search=budi&page=2',
  );
  const query = {
    page: '2',
    per_page: '10',
    search: 'budi',
    actor_user_id: '12',
    action: 'update',
    resource: 'grades',
    record_id: '31',
    date_from: '2026-11-01',
    date_to: '2026-11-30',
  };
  await waitFor(() => expect(lists(app)[0]).toEqual(query));
  expect(await screen.findByRole('textbox', { name: 'Dari' })).toHaveValue('01/11/2026');

  await app.person.click(await screen.findByRole('button', { name: 'Hapus filter Nomor 31' }));
  expect(app.location()).not.toContain('record_id');
  await app.person.selectOptions(screen.getByLabelText('Tindakan'), 'Tindakan: Dihapus');
  const { record_id: _, ...others } = query;
  await waitFor(() =>
    expect(lists(app).at(-1)).toEqual({ ...others, page: '1', action: 'delete' }),
  );
});

test('asks from a typed day on, once it is complete', async () => {
  const app = open({ 'GET /audit-entries': page(graded) });
  await typeDigits(app.person, await screen.findByRole('textbox', { name: 'Dari' }), '21112026');
  await waitFor(() => expect(lists(app).at(-1)).toMatchObject({ date_from: '2026-11-21' }));
  expect(lists(app).every(({ date_from }) => !date_from || date_from === '2026-11-21')).toBe(true);
});

test.each([
  '/audit?date_from=yesterday',
  '/audit?date_from=2026-13-45',
  '/audit?action=hack&resource=sessions&record_id=',
])('%s asks for all', async (path) => {
  const app = open({ 'GET /audit-entries': page(graded) }, path);
  await waitFor(() => expect(lists(app)).toEqual([{ page: '1', per_page: '10' }]));
});

test('a row opens the details of its entry, and back closes them', async () => {
  const { person, drawer, location, router } = await openDrawer(graded);
  expect(location()).toBe('/audit?entry=900');
  for (const text of ['Chrome di Android', '10.0.0.1', 'Salah ketik', '70', '85', 'updateGrade']) {
    expect(drawer.getByText(text)).toBeVisible();
  }
  expect(drawer.getByText('UTS')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Semua jejak data ini' })).toHaveAttribute(
    'href',
    '/audit?resource=grades&record_id=31',
  );
  expect(drawer.getByRole('link', { name: 'Semua jejak orang ini' })).toHaveAttribute(
    'href',
    '/audit?actor_user_id=12',
  );
  await person.click(drawer.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(location()).toBe('/audit'));
  expect(router.state.historyAction).toBe('POP');
});

test.each<[string, AuditEntry['record'], string | null]>([
  [
    'a grade',
    { resource: 'grades', id: '31', internship_id: 15 },
    '/internships/15/grades/31/edit',
  ],
  [
    'an activity',
    { resource: 'activities', id: '7', internship_id: 15 },
    '/internships/15/activities/7',
  ],
  ['an account', { resource: 'users', id: '5', internship_id: null }, '/users/5/edit'],
  ['a company', { resource: 'companies', id: '7', internship_id: null }, '/companies/7/edit'],
  ['a course', { resource: 'courses', id: 'A/1', internship_id: null }, '/courses/A%2F1/edit'],
  [
    'a period',
    { resource: 'internship_periods', id: '4', internship_id: null },
    '/internship-periods/4/edit',
  ],
  ['an internship', { resource: 'internships', id: '15', internship_id: null }, '/internships/15'],
  ['a record that is no more', null, null],
])('leads to %s', async (_what, record, url) => {
  const { drawer } = await openDrawer({ ...graded, record });
  const link = drawer.queryByRole('link', { name: 'Buka data' });
  expect(link?.getAttribute('href') ?? null).toBe(url);
});

test('shows no value of a secret, only that it changed', async () => {
  const { drawer } = await openDrawer({
    ...graded,
    resource: 'users',
    changes: [aChange('password', null, null)],
  });
  expect(drawer.getByText('Password').nextElementSibling).toHaveTextContent(/^diubah$/);
});

test('exports the entries that match the filters', async () => {
  const { person, calls } = open(
    {
      'GET /audit-entries': page(graded),
      'GET /audit-entries/export': () =>
        new Response('id,at\r\n', {
          headers: { 'content-disposition': 'attachment; filename="jejak-audit-2026-11-21.csv"' },
        }),
    },
    '/audit?action=update&date_from=2026-11-01&search=budi&page=3',
  );
  await person.click(screen.getByRole('button', { name: 'Ekspor CSV' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(jest.mocked(saveFile).mock.lastCall?.[1]).toBe('jejak-audit-2026-11-21.csv');
  expect(calls.find(({ path }) => path.endsWith('/export'))?.query).toEqual({
    action: 'update',
    date_from: '2026-11-01',
    search: 'budi',
  });
});

test('says that an export has failed', async () => {
  const { person } = open({
    'GET /audit-entries': page(graded),
    'GET /audit-entries/export': reply(503, { message: 'Basis data sedang tidak tersedia.' }),
  });
  await person.click(screen.getByRole('button', { name: 'Ekspor CSV' }));
  await expectToast('alert', 'Gagal mengekspor', 'Basis data sedang tidak tersedia.');
});

test('an empty list and one that cannot be loaded say so', async () => {
  const { unmount } = open({ 'GET /audit-entries': page() });
  expect(await screen.findByText('No results.')).toBeVisible();
  unmount();
  open({ 'GET /audit-entries': reply(500, { message: 'x' }) });
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
});
