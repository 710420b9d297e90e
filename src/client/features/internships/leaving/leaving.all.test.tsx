import { act, screen, waitFor, within } from '@testing-library/react';
import { loggedIn, selectUser, sessionExpired } from '@/client/session/sessionSlice';
import { freezeDate } from '@/client/testing/device';
import { anInternship } from '@/client/testing/records/internship';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { page } from '@/client/testing/records/page';
import { confirmed, confirmPastDays, onceConfirmed } from '@/client/testing/records/verdictChanges';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStub, type ApiStubs, noConnection, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { InternshipListPage } from '../InternshipListPage';

const TODAY = '2026-11-21';
const DROPPED = { deleted: 2, kept: 1, waiting_requests: 0, activities: [] };
const dropped = (changes: Partial<typeof DROPPED> = {}) => ({ data: { ...DROPPED, ...changes } });
const placed = anInternship({ version: 3 });
const ENDED = { end_date: TODAY, end_reason: 'resigned', version: 4 } as const;

beforeEach(() => freezeDate(`${TODAY}T03:00:00Z`));
afterEach(() => {
  jest.useRealTimers();
});

const PLACES = {
  companies: [
    {
      id: 3,
      name: 'PT Nusantara Jaringan',
      internship_count: 1,
      internship_quota: 5,
      free: 4,
      lecturer_id: null,
      mentors: [],
    },
    {
      id: 4,
      name: 'CV Awan Biru',
      internship_count: 1,
      internship_quota: 2,
      free: 1,
      lecturer_id: null,
      mentors: [{ id: 11, name: 'Rina Hartati' }],
    },
    {
      id: 5,
      name: 'PT Penuh',
      internship_count: 2,
      internship_quota: 2,
      free: 0,
      lecturer_id: null,
      mentors: [{ id: 12, name: 'Tono' }],
    },
    {
      id: 6,
      name: 'PT Ramai',
      internship_count: 0,
      internship_quota: 9,
      free: 9,
      lecturer_id: null,
      mentors: [
        { id: 13, name: 'Ujang' },
        { id: 14, name: 'Vina' },
      ],
    },
  ],
  lecturers: [{ id: 5, name: 'Dewi Lestari, M.Kom.', students_count: 2 }],
};

function openList(api: ApiStubs = {}, internship = placed) {
  const view = renderApp(<InternshipListPage />, {
    user: 'super_admin',
    path: '/internships',
    api: {
      'GET /internships': page(internship),
      'GET /internships/:id/dropped-activities': dropped(),
      'GET /internship-periods/4/free-places': { data: PLACES },
      ...api,
    },
  });
  let clicks = 0;
  const click = async (element: Element) => {
    clicks += 1;
    await view.person.click(element);
  };
  const choose = async (action: string) => {
    await click(await screen.findByRole('button', { name: 'Aksi untuk Budi Santoso' }));
    await click(await screen.findByRole('menuitem', { name: action }));
  };
  const sent = (end: string) =>
    view.calls.filter(({ path }) => path === `/internships/15/${end}`).map(({ body }) => body);
  return { ...view, click, choose, sent, clicks: () => clicks };
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const submit = async (name: string) => {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

/** Opens the dialog of an end whose activities are known. */
async function openEnd(end: ApiStub, api: ApiStubs = {}) {
  const view = openList({ 'POST /internships/15/end': end, ...api });
  await view.choose('Akhiri magang');
  const opened = await dialog('Akhiri Magang');
  await submit('Akhiri');
  return { ...view, opened: within(opened) };
}

test('ends a placement in three clicks from the list, and says before what goes', async () => {
  const view = await openEnd({ data: { ...placed, ...ENDED } });
  const { opened } = view;
  expect(opened.getByText('Budi Santoso · PT Nusantara Jaringan')).toBeVisible();
  expect(
    opened.getByText('2 aktivitas sesudah 21 Nov 2026 yang belum diisi akan dihapus.'),
  ).toBeVisible();
  expect(
    opened.getByText('1 aktivitas sudah diisi: tetap terbaca, tetapi tidak dihitung.'),
  ).toBeVisible();
  await view.click(await submit('Akhiri'));
  await expectToast('status', 'Magang diakhiri');
  expect(view.clicks()).toBe(3);
  const { end_date, end_reason } = ENDED;
  expect(view.sent('end')).toEqual([{ end_date, end_reason, expected: 2, version: 3 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('waits for the activities before it can be sent, and checks again after a failure', async () => {
  let isDown = true;
  const view = openList({
    'GET /internships/:id/dropped-activities': () =>
      isDown ? reply(500) : dropped({ deleted: 0, kept: 0 }),
  });
  await view.choose('Akhiri magang');
  expect(await screen.findByText('Aktivitas yang terhapus gagal diperiksa.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Akhiri' })).toBeDisabled();
  isDown = false;
  await view.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Tidak ada aktivitas mendatang yang terhapus.')).toBeVisible();
  await submit('Akhiri');
});

test('says that the activities have changed meanwhile, and asks once more', async () => {
  let deleted = 2;
  const end: ApiStub = ({ body }) =>
    (body as { expected: number }).expected === deleted
      ? { data: { ...placed, ...ENDED } }
      : reply(409, { message: 'x', code: 'schedule_changed' });
  const view = await openEnd(end, {
    'GET /internships/:id/dropped-activities': () => dropped({ deleted }),
  });
  deleted = 3;
  await view.click(await submit('Akhiri'));
  expect(await screen.findByText(/tadi 2 yang akan dihapus, sekarang 3\./)).toBeVisible();
  expect(screen.queryByText('Magang tidak diakhiri')).not.toBeInTheDocument();
  await view.click(await submit('Akhiri'));
  await expectToast('status', 'Magang diakhiri');
  expect(view.sent('end').map((body) => (body as { expected: number }).expected)).toEqual([2, 3]);
});

const stale = reply(409, { message: 'Data ini sudah diubah.', code: 'stale_version' });

test('shows what somebody else has changed in the placement, and sends with the new version', async () => {
  const rina = { ...placed.mentor, id: 10, user: { id: 100, name: 'Rina Hartati' } };
  const current = anInternship({ version: 4, mentor: rina });
  const end: ApiStub = ({ body }) =>
    (body as { version: number }).version === 4 ? { data: { ...current, ...ENDED } } : stale;
  const view = await openEnd(end, { 'GET /internships/15': { data: current } });
  await view.click(view.opened.getByRole('radio', { name: 'Dihentikan' }));
  await view.click(await submit('Akhiri'));
  expect(await screen.findByText('Mentor: Agus Pratama → Rina Hartati')).toBeVisible();
  expect(view.opened.getByRole('radio', { name: 'Dihentikan' })).toBeChecked();
  await view.click(await submit('Akhiri'));
  await expectToast('status', 'Magang diakhiri');
  expect(view.sent('end').at(-1)).toMatchObject({ end_reason: 'dismissed', version: 4 });
});

test('takes an end as done whose answer was lost', async () => {
  let isLost = true;
  const end: ApiStub = () => {
    if (!isLost) return stale;
    isLost = false;
    return noConnection();
  };
  const view = await openEnd(end, {
    'GET /internships/15': { data: { ...placed, ...ENDED } },
  });
  await view.click(await submit('Akhiri'));
  await expectToast('alert', 'Magang tidak diakhiri');
  await view.click(await submit('Akhiri'));
  await expectToast('status', 'Magang diakhiri');
});

test('ends a placement whose student goes on elsewhere, and says how to move within', async () => {
  const view = await openEnd({ data: { ...placed, ...ENDED, end_reason: 'moved' } });
  const reasons = view.opened.getByRole('radiogroup', { name: 'Alasan Berakhir' });
  expect(reasons).not.toHaveAccessibleDescription();
  await view.click(view.opened.getByRole('radio', { name: 'Pindah mitra' }));
  expect(reasons).toHaveAccessibleDescription(/^Mitra barunya sudah ada\?/);
  await view.click(await submit('Akhiri'));
  await expectToast('status', 'Magang diakhiri');
  expect(view.sent('end')).toMatchObject([{ end_reason: 'moved' }]);
});

test('says of a deleted placement that it is gone, once', async () => {
  const view = await openEnd(stale, { 'GET /internships/15': reply(404, { message: 'x' }) });
  await view.click(await submit('Akhiri'));
  await expectToast('alert', 'Data ini sudah dihapus orang lain.');
});

test('asks about past days and sends the reason along', async () => {
  const view = await openEnd(onceConfirmed({ data: { ...placed, ...ENDED } }));
  await view.click(await submit('Akhiri'));
  await confirmPastDays(view.person, 'Surat tertanggal 16.');
  await expectToast('status', 'Magang diakhiri');
  expect(view.sent('end').at(-1)).toMatchObject(confirmed('Surat tertanggal 16.'));
});

test('shows a refused last day at its field and keeps what is chosen', async () => {
  const text = 'Hari terakhir harus di dalam periode magang';
  const view = await openEnd(reply(422, { message: 'x', errors: { end_date: [text] } }));
  await view.click(view.opened.getByRole('radio', { name: 'Selesai' }));
  await view.click(await submit('Akhiri'));
  expect(await view.opened.findByText(text)).toBeVisible();
  expect(view.opened.getByRole('radio', { name: 'Selesai' })).toBeChecked();
});

const ended = anInternship({ ...ENDED, stage: 'ended' });

test('takes an end back after a confirmation, and says why the server refuses', async () => {
  let answer: ApiStub = reply(409, {
    message: 'Kuota magang perusahaan ini sudah penuh pada periode tersebut.',
  });
  const view = openList(
    {
      'POST /internships/15/end/undo': (call) =>
        typeof answer === 'function' ? answer(call) : answer,
    },
    ended,
  );
  expect(await screen.findByText('s/d 21 Nov 2026')).toBeVisible();
  await view.choose('Batalkan pengakhiran');
  const agree = async () =>
    view.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Batalkan pengakhiran',
      }),
    );
  await agree();
  await expectToast('alert', 'Kuota magang perusahaan ini sudah penuh pada periode tersebut.');
  answer = onceConfirmed({ data: placed });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await view.choose('Batalkan pengakhiran');
  await agree();
  await confirmPastDays(view.person, 'Mahasiswa kembali.');
  await expectToast('status', 'Pengakhiran dibatalkan');
  expect(view.sent('end/undo').at(-1)).toEqual({ version: 4, ...confirmed('Mahasiswa kembali.') });
});

test.each([
  { current: { end_date: null }, role: 'status', text: 'Pengakhiran dibatalkan' },
  { current: ENDED, role: 'alert', text: 'Pengakhiran tidak dibatalkan' },
] as const)('says $text of an end that is $current.end_date by now', async (asked) => {
  const view = openList(
    {
      'POST /internships/15/end/undo': stale,
      'GET /internships/15': { data: { ...placed, ...asked.current, version: 5 } },
    },
    ended,
  );
  await view.choose('Batalkan pengakhiran');
  const question = within(await screen.findByRole('alertdialog'));
  await view.click(question.getByRole('button', { name: 'Batalkan pengakhiran' }));
  await expectToast(asked.role, asked.text);
});

const movedTo = anInternship({ id: 16 });

test.each([
  { company: /^CV Awan Biru/, mentor: null, mentorId: 11, clicks: 5 },
  { company: /^PT Ramai/, mentor: 'Vina', mentorId: 14, clicks: 6 },
])(
  'moves a student in $clicks clicks from the list',
  async ({ company, mentor, mentorId, clicks }) => {
    const view = openList({ 'POST /internships/15/move': reply(201, { data: movedTo }) });
    await view.choose('Pindah mitra');
    const opened = within(await dialog('Pindah Mitra'));
    await screen.findByText(/2 aktivitas sesudah 21 Nov 2026/);
    await view.click(opened.getByRole('combobox', { name: 'Mitra Baru' }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'CV Awan Biru1 dari 2 tempat kosong',
      'PT Penuhpenuh, kuota 2',
      'PT Ramai9 dari 9 tempat kosong',
    ]);
    expect(screen.getByRole('option', { name: /^PT Penuh/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await view.click(screen.getByRole('option', { name: company }));
    if (mentor) await view.click(await screen.findByRole('option', { name: mentor }));
    await view.click(await submit('Pindahkan'));
    await waitFor(() => expect(view.location()).toBe('/internships/16'));
    expect(view.clicks()).toBe(clicks);
    expect(view.sent('move')).toEqual([
      {
        company_id: mentor ? 6 : 4,
        mentor_id: mentorId,
        lecturer_id: 5,
        end_date: TODAY,
        start_date: null,
        expected: 2,
        version: 3,
      },
    ]);
  },
);

test('sends a move whose answer was lost with the same key again', async () => {
  let isLost = true;
  const view = openList({
    'POST /internships/15/move': () => {
      if (!isLost) return reply(201, { data: movedTo });
      isLost = false;
      return noConnection();
    },
  });
  await view.choose('Pindah mitra');
  await dialog('Pindah Mitra');
  await view.click(screen.getByRole('combobox', { name: 'Mitra Baru' }));
  await view.click(await screen.findByRole('option', { name: /^CV Awan Biru/ }));
  await view.click(await submit('Pindahkan'));
  await expectToast('alert', 'Mahasiswa tidak dipindahkan');
  await view.click(await submit('Pindahkan'));
  await waitFor(() => expect(view.location()).toBe('/internships/16'));
  const keys = view.calls
    .filter(({ path }) => path.endsWith('/move'))
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toEqual(expect.any(String));
});

test('keeps what is chosen over the end of the session, for this placement only', async () => {
  const view = await openEnd({ data: { ...placed, ...ENDED } });
  await view.click(view.opened.getByRole('radio', { name: 'Dihentikan' }));
  const user = selectUser(view.store.getState());
  if (!user) throw new Error('The session has no user');
  act(() => void view.store.dispatch(sessionExpired()));
  act(() => void view.store.dispatch(loggedIn({ accessToken: 'new', user })));
  await view.person.keyboard('{Escape}');
  await view.click(await screen.findByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await view.choose('Akhiri magang');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Dihentikan' })).toBeChecked());
});

test('offers no end in a closed period', async () => {
  const internship_period = aPeriod({ closed_at: '2026-11-22T03:00:00.000Z' });
  const view = openList({}, anInternship({ internship_period }));
  await view.click(await screen.findByRole('button', { name: 'Aksi untuk Budi Santoso' }));
  expect(screen.queryByRole('menuitem', { name: /Akhiri|Pindah/ })).not.toBeInTheDocument();
});
