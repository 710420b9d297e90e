import { screen, within } from '@testing-library/react';
import type { AuditEntry } from '@/client/api/api';
import { aChange, anAuditEntry } from '@/client/testing/records/auditEntry';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import type { Role } from '@/shared/permissions';
import { type HistoryResource, hasHistory, RECORD_NAMES } from '@/shared/records';
import { testInAll } from '@/shared/testing/testLevel';
import { RecordHistory } from './RecordHistory';

const render = (api: ApiStubs, user: Role = 'super_admin', of: HistoryResource = 'grades') =>
  renderApp(<RecordHistory of={of} id={31} />, { user, api });

const button = () => screen.getByRole('button', { name: 'Riwayat' });

const open = async (api: ApiStubs, of?: HistoryResource) => {
  const app = render(api, 'super_admin', of);
  await app.person.click(button());
  return app;
};

/** The sentences of the entries, the latest first. */
const sentencesOf = async (entries: AuditEntry[], of?: HistoryResource) => {
  await open({ 'GET /history/:of/31': page(...entries) }, of);
  const days = await screen.findAllByRole('region');
  return days.flatMap((day) =>
    within(day)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replace(/\s+/g, ' ')),
  );
};

testInAll('asks for nothing before it is opened', async () => {
  const { person, calls } = render({ 'GET /history/grades/31': page(anAuditEntry()) });
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(calls).toEqual([]);

  await person.click(button());
  expect(await screen.findByText('UTS')).toBeVisible();
  expect(calls.filter(({ path }) => path.startsWith('/history'))).toHaveLength(1);

  await person.click(button());
  expect(screen.queryByText('UTS')).not.toBeInTheDocument();
});

test('shows person, change, time on campus and address of each entry', async () => {
  const entry = anAuditEntry({
    at: '2026-11-20T17:15:00.000Z',
    device: 'Chrome di Android',
    address: '10.0.0.1',
    reason: 'Salah ketik',
  });
  expect(await sentencesOf([entry])).toEqual([
    'Rani Permata (Dosen) mengubah UTS dari 70 menjadi 85Alasan: Salah ketik00:15 · Chrome di Android, 10.0.0.1',
  ]);
  expect(screen.getByRole('heading', { name: 'Sabtu, 21 November 2026' })).toBeVisible();
});

testInAll.each([
  ['round_positions', 'activities', /^Server \(pembulatan posisi\) membulatkan posisi absensi/],
  ['purge_audit_entries', 'audit_entries', /^Server \(pembersihan jejak audit\) menghapus jejak/],
] as const)('names changes by the server itself: %s', async (operation, resource, told) => {
  const entry = anAuditEntry({
    actor: null,
    operation,
    resource,
    action: 'purge',
    record_id: null,
    label: null,
    changes: [aChange('positions', null, '12')],
  });
  expect(await sentencesOf([entry])).toEqual([expect.stringMatching(told)]);
});

testInAll.each<[string, Partial<AuditEntry>, string]>([
  ['nothing before', { changes: [aChange('midterm', null, '85.5')] }, 'mengisi UTS dengan 85,5'],
  [
    'nothing after',
    { resource: 'users', changes: [aChange('date_of_birth', '2004-02-29', null)] },
    'mengosongkan Tanggal Lahir, sebelumnya 29 Feb 2004',
  ],
  [
    'a secret',
    { resource: 'users', changes: [aChange('password', null, null)] },
    'mengubah Password',
  ],
  ['a new record', { action: 'create', changes: [] }, 'membuat data ini'],
  [
    'a validation',
    {
      action: 'validate',
      resource: 'activities',
      changes: [aChange('validated_at_by_lecturer', null, '2026-11-21T01:15:00+00:00')],
    },
    'memvalidasi data ini sebagai dosen',
  ],
  [
    'a photo',
    { action: 'delete', resource: 'activity_photos', changes: [aChange('activity_id', '7', null)] },
    'menghapus foto',
  ],
  [
    'a role',
    {
      action: 'change_role',
      resource: 'users',
      changes: [aChange('role', 'mentor', 'super_admin')],
    },
    'mengubah Role dari Mentor menjadi Super Admin',
  ],
  [
    'a field that is unknown by now',
    { changes: [aChange('bonus', '1', '2')] },
    'mengubah bonus dari 1 menjadi 2',
  ],
])('%s', async (_what, changes, sentence) => {
  expect(await sentencesOf([anAuditEntry(changes)])).toEqual([
    `Rani Permata (Dosen) ${sentence}08:15`,
  ]);
});

test('lists several fields in the order of the form, without those in the sentence', async () => {
  const entry = anAuditEntry({
    action: 'deactivate',
    resource: 'companies',
    changes: [
      aChange('is_active', 'true', 'false'),
      aChange('internship_quota', '5', '1200'),
      aChange('phone_number', '0227654321', null),
    ],
  });
  const [sentence, ...items] = await sentencesOf([entry]);
  expect(sentence).toMatch(/^Rani Permata \(Dosen\) menonaktifkan data ini:/);
  expect(items).toEqual([
    'No. Telepon dikosongkan, sebelumnya 0227654321',
    'Kuota Magang dari 5 menjadi 1.200',
  ]);
});

test('shows the changes of one request as one event, in their order', async () => {
  const by: Partial<AuditEntry> = { operation: 'createUser', action: 'create', changes: [] };
  const sentences = await sentencesOf(
    [
      anAuditEntry({ id: 3, resource: 'users', at: '2026-11-21T02:00:00.000Z', changes: [] }),
      anAuditEntry({ ...by, id: 2, resource: 'mentors' }),
      anAuditEntry({ ...by, id: 1, resource: 'users' }),
    ],
    'users',
  );
  expect(sentences).toEqual([
    'Rani Permata (Dosen) mengubah data ini09:00',
    'Rani Permata (Dosen) membuat data inidan membuat profil mentor08:15',
  ]);
});

test('cuts a long text, and shows it whole on demand', async () => {
  const long = `Awal ${'panjang '.repeat(30)}akhir`;
  const { person } = await open(
    {
      'GET /history/activities/31': page(
        anAuditEntry({ resource: 'activities', changes: [aChange('description', 'Pendek', long)] }),
      ),
    },
    'activities',
  );
  await screen.findByText('Deskripsi');
  expect(screen.queryByText(/akhir/)).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Lihat semua' }));
  expect(screen.getByText(/akhir/)).toBeVisible();
});

test('shows the values of a deleted record on demand', async () => {
  const { person } = await open({
    'GET /history/grades/31': page(
      anAuditEntry({
        action: 'delete',
        changes: [aChange('id', '31', null), aChange('midterm', '70', null)],
      }),
    ),
  });
  await person.click(await screen.findByRole('button', { name: 'Lihat isinya' }));
  const [item] = screen.getAllByRole('listitem').slice(1);
  expect(item).toHaveTextContent('UTS: 70');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('loads older entries', async () => {
  const { person, calls } = await open({
    'GET /history/grades/31': ({ query }) => ({
      data: [anAuditEntry({ changes: [aChange('midterm', '1', query.page === '1' ? '2' : '3')] })],
      meta: { page: Number(query.page), per_page: 20, total: 21 },
    }),
  });
  expect(await screen.findByText('Halaman 1 dari 2')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Lebih lama' }));
  expect(await screen.findByText('Halaman 2 dari 2')).toBeVisible();
  expect(await screen.findByText('3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lebih lama' })).toBeDisabled();
  expect(calls.at(-1)?.query).toEqual({ page: '2', per_page: '20' });
});

test('an empty history says so', async () => {
  await open({ 'GET /history/grades/31': page() });
  expect(await screen.findByText('Belum ada perubahan yang tercatat')).toBeVisible();
});

test('a history that cannot be loaded offers to try again', async () => {
  let answer: object = reply(500, { message: 'x' });
  const { person } = await open({ 'GET /history/grades/31': () => answer });
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  answer = page(anAuditEntry());
  await person.click(retry);
  expect(await screen.findByText('UTS')).toBeVisible();
});

test('links to the trail for super admins only', async () => {
  const { unmount } = await open({ 'GET /history/grades/31': page(anAuditEntry()) });
  expect(await screen.findByRole('link', { name: 'Buka di Jejak Audit' })).toHaveAttribute(
    'href',
    '/audit?resource=grades&record_id=31',
  );
  unmount();

  const { person } = render({ 'GET /history/grades/31': page(anAuditEntry()) }, 'lecturer');
  await person.click(button());
  await screen.findByText('UTS');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

const RESOURCES = RECORD_NAMES.filter(hasHistory);

testInAll.each<[Role, HistoryResource[]]>([
  ['super_admin', RESOURCES],
  ['lecturer', ['grades']],
  ['mentor', ['activities']],
  ['student', []],
])('appears for what a %s may change', (role, resources) => {
  const shown = RESOURCES.filter((of) => {
    const { unmount } = render({}, role, of);
    const isShown = screen.queryByRole('button', { name: 'Riwayat' }) !== null;
    unmount();
    return isShown;
  });
  expect(shown).toEqual(resources);
});
