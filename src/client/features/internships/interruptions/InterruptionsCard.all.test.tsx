import { act, screen, waitFor, within } from '@testing-library/react';
import { loggedIn, selectUser, sessionExpired } from '@/client/session/sessionSlice';
import { freezeDate } from '@/client/testing/device';
import { anInternship } from '@/client/testing/records/internship';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { someVerdictChanges, verdictsChange } from '@/client/testing/records/verdictChanges';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStub, type ApiStubs, noConnection, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { typeDigits } from '@/client/testing/typeDigits';
import type { Role } from '@/shared/permissions';
import { InterruptionsCard } from './InterruptionsCard';

beforeEach(() => freezeDate('2026-11-21T03:00:00Z'));
afterEach(() => jest.useRealTimers());

const ILLNESS = {
  id: 8,
  start_date: '2026-11-16',
  end_date: '2026-11-27',
  reason: 'Rawat inap.',
  version: 2,
};
const CAMPAIGN = {
  id: 6,
  start_date: '2026-09-07',
  end_date: null,
  reason: 'KKN tematik.',
  version: 1,
};
const ROW = '16 Nov 2026 s/d 27 Nov 2026Rawat inap.Saat ini';
const dropped = (deleted: number) => ({
  data: { deleted, kept: 0, waiting_requests: 0, activities: [] },
});

type Options = { user?: Role; api?: ApiStubs; internship?: ReturnType<typeof anInternship> };

function open({ user = 'super_admin', api = {}, internship = anInternship() }: Options = {}) {
  const view = renderApp(<InterruptionsCard internship={internship} />, {
    user,
    api: {
      'GET /internships/15/interruptions': { data: [ILLNESS] },
      'GET /internships/15/dropped-activities': dropped(2),
      ...api,
    },
  });
  const press = async (name: string) =>
    view.person.click(await screen.findByRole('button', { name }));
  const choose = async (action: string) => {
    await press('Aksi untuk jeda 16 Nov 2026 s/d 27 Nov 2026');
    await view.person.click(await screen.findByRole('menuitem', { name: action }));
  };
  const save = async () => {
    const button = screen.getByRole('button', { name: 'Simpan' });
    await waitFor(() => expect(button).toBeEnabled());
    await view.person.click(button);
  };
  const sent = (method: string) =>
    view.calls.filter((call) => call.method === method).map(({ body }) => body);
  return { ...view, press, choose, save, sent };
}

const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);
const reason = () => screen.findByRole('textbox', { name: /^Alasan Jeda/ });

/** Types the first day and the reason into an opened 'Tambah Jeda'. */
async function fill({ person, press }: ReturnType<typeof open>, text = 'Cuti melahirkan.') {
  await press('Tambah Jeda');
  await typeDigits(person, await screen.findByRole('textbox', { name: /Mulai Jeda/ }), '30112026');
  await person.type(await reason(), text);
}

test('lists the interruptions with their reasons, and marks the present one', async () => {
  open({ api: { 'GET /internships/15/interruptions': { data: [ILLNESS, CAMPAIGN] } } });
  expect(await rows()).toEqual([ROW, '7 Sep 2026 sampai pemberitahuanKKN tematik.Saat ini']);
});

test.each<Options & { who: string }>([
  { who: 'a mentor', user: 'mentor' },
  { who: 'a lecturer', user: 'lecturer' },
  {
    who: 'an office in a closed period',
    internship: anInternship({ internship_period: aPeriod({ closed_at: '2026-11-20T03:00:00Z' }) }),
  },
])('offers $who no change', async (options) => {
  open(options);
  expect(await rows()).toEqual([ROW]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('says that there is none, and reads again after a failure', async () => {
  let isDown = true;
  const { press } = open({
    api: { 'GET /internships/15/interruptions': () => (isDown ? reply(500) : { data: [] }) },
  });
  await screen.findByText('Gagal memuat data. Silakan coba lagi nanti.');
  isDown = false;
  await press('Coba lagi');
  expect(await screen.findByText('Belum ada jeda.')).toBeVisible();
});

test('adds an interruption without a last day, and says before what goes', async () => {
  const view = open({
    api: { 'POST /internships/15/interruptions': reply(201, { data: ILLNESS }) },
  });
  await fill(view);
  expect(
    await screen.findByText('2 aktivitas pada hari jeda yang belum diisi akan dihapus.'),
  ).toBeVisible();
  await view.save();
  await expectToast('status', 'Data berhasil ditambahkan');
  expect(view.sent('POST')).toEqual([
    { start_date: '2026-11-30', end_date: null, reason: 'Cuti melahirkan.', expected: 2 },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

/** Answers an edit once its changes of past days are confirmed. */
const onceSeen =
  (done: object): ApiStub =>
  ({ body }) =>
    (body as { seen_changes?: string }).seen_changes ? done : reply(409, verdictsChange());

test('keeps its own reason when it changes past days', async () => {
  const view = open({
    api: { 'PUT /internships/15/interruptions/8': onceSeen({ data: ILLNESS }) },
  });
  await view.choose('Ubah jeda');
  await view.person.type(await reason(), ' Surat RS menyusul.');
  await view.save();
  const question = within(
    await screen.findByRole('alertdialog', { name: '48 hari yang sudah lewat akan berubah' }),
  );
  // Another reason typed here would replace the one that the student reads.
  expect(question.getByText('Alasan: Rawat inap. Surat RS menyusul.')).toBeVisible();
  expect(question.queryByRole('textbox')).not.toBeInTheDocument();
  expect(question.getByRole('button', { name: 'Batal' })).toHaveFocus();
  await view.person.click(question.getByRole('button', { name: 'Lanjutkan' }));
  await expectToast('status', 'Data berhasil diedit');
  expect(view.sent('PUT').at(-1)).toEqual({
    start_date: '2026-11-16',
    end_date: '2026-11-27',
    reason: 'Rawat inap. Surat RS menyusul.',
    expected: 2,
    version: 2,
    seen_changes: someVerdictChanges().seen_changes,
  });
});

test('shows other activities that go by now, and asks once more', async () => {
  let deleted = 2;
  const view = open({
    api: {
      'GET /internships/15/dropped-activities': () => dropped(deleted),
      'POST /internships/15/interruptions': ({ body }) =>
        (body as { expected: number }).expected === deleted
          ? reply(201, { data: ILLNESS })
          : reply(409, { message: 'x', code: 'schedule_changed' }),
    },
  });
  await fill(view);
  await screen.findByText(/^2 aktivitas pada hari jeda/);
  deleted = 5;
  await view.save();
  expect(await screen.findByText(/tadi 2 yang akan dihapus, sekarang 5\./)).toBeVisible();
  expect(await reason()).toHaveValue('Cuti melahirkan.');
  await view.save();
  await expectToast('status', 'Data berhasil ditambahkan');
});

test('shows a refused day at its field and keeps what is typed', async () => {
  const text = 'Sudah ada jeda lain pada tanggal ini';
  const view = open({
    api: {
      'POST /internships/15/interruptions': reply(422, {
        message: 'x',
        errors: { start_date: [text] },
      }),
    },
  });
  await fill(view);
  await view.save();
  expect(await screen.findByText(text)).toBeVisible();
  expect(await reason()).toHaveValue('Cuti melahirkan.');
});

test('sends an interruption whose answer was lost with the same key again', async () => {
  let isLost = true;
  const view = open({
    api: {
      'POST /internships/15/interruptions': () => {
        if (!isLost) return reply(201, { data: ILLNESS });
        isLost = false;
        return noConnection();
      },
    },
  });
  await fill(view);
  await view.save();
  await expectToast('alert', 'Terjadi kesalahan saat menambahkan data');
  await view.save();
  await expectToast('status', 'Data berhasil ditambahkan');
  const keys = view.calls
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('asks which reason to keep after another person has changed it', async () => {
  const theirs = { ...ILLNESS, reason: 'Opname.', version: 3 };
  let stored = ILLNESS;
  const view = open({
    api: {
      'GET /internships/15/interruptions': () => ({ data: [stored] }),
      'PUT /internships/15/interruptions/8': ({ body }) =>
        (body as { version: number }).version === 3
          ? { data: theirs }
          : reply(409, { message: 'x', code: 'stale_version' }),
    },
  });
  await view.choose('Ubah jeda');
  await view.person.type(await reason(), ' Tifus.');
  stored = theirs;
  await view.save();
  const question = within(
    await screen.findByRole('dialog', { name: 'Data ini sudah diubah orang lain' }),
  );
  await view.person.click(
    question.getByRole('radio', { name: /^Pakai isian saya.*Rawat inap\. Tifus\.$/ }),
  );
  await view.person.click(question.getByRole('button', { name: 'Simpan lagi' }));
  await expectToast('status', 'Data berhasil diedit');
  expect(view.sent('PUT').at(-1)).toMatchObject({ reason: 'Rawat inap. Tifus.', version: 3 });
});

test('keeps what is typed over the end of the session', async () => {
  const view = open();
  await fill(view, 'Cuti.');
  const user = selectUser(view.store.getState());
  if (!user) throw new Error('The session has no user');
  act(() => void view.store.dispatch(sessionExpired()));
  act(() => void view.store.dispatch(loggedIn({ accessToken: 'new', user })));
  await view.person.keyboard('{Escape}');
  await view.press('Tutup');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await view.press('Tambah Jeda');
  await waitFor(async () => expect(await reason()).toHaveValue('Cuti.'));
});

test('takes an interruption back after a confirmation and the reason for the past days', async () => {
  const view = open({
    api: {
      'POST /internships/15/interruptions/8/cancel': onceSeen({ data: { message: 'x' } }),
    },
  });
  await view.choose('Batalkan jeda');
  await view.press('Batalkan jeda');
  await view.person.type(await screen.findByRole('textbox', { name: 'Alasan' }), 'Salah orang.');
  await view.press('Lanjutkan');
  await expectToast('status', 'Jeda dibatalkan');
  expect(view.sent('POST').at(-1)).toEqual({
    version: 2,
    reason: 'Salah orang.',
    seen_changes: someVerdictChanges().seen_changes,
  });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('keeps what is typed about an interruption that another person takes back', async () => {
  let stored = [ILLNESS];
  const view = open({
    api: {
      'GET /internships/15/interruptions': () => ({ data: stored }),
      'PUT /internships/15/interruptions/8': reply(404, { message: 'x' }),
    },
  });
  await view.choose('Ubah jeda');
  await view.person.type(await reason(), ' Tifus.');
  stored = [];
  await view.save();
  await expectToast('alert', 'Data ini sudah dihapus orang lain.');
  expect(await screen.findByText('Belum ada jeda.')).toBeInTheDocument();
  expect(await reason()).toHaveValue('Rawat inap. Tifus.');
});

test('takes an interruption as taken back that is gone already', async () => {
  const view = open({
    api: { 'POST /internships/15/interruptions/8/cancel': reply(404, { message: 'x' }) },
  });
  await view.choose('Batalkan jeda');
  await view.press('Batalkan jeda');
  await expectToast('status', 'Jeda dibatalkan');
});
