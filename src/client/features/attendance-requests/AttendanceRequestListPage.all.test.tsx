import { act, screen, waitFor, within } from '@testing-library/react';
import type { AttendanceRequest } from '@/client/api/api';
import { anAttendanceRequest } from '@/client/testing/records/attendanceRequest';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply, type StubRequest } from '@/client/testing/stubApi';
import { saveFile } from '@/client/ui/saveFile';
import { AttendanceRequestListPage } from './AttendanceRequestListPage';

jest.mock('@/client/ui/saveFile');

const OF_MENTOR: AttendanceRequest['allowed'] = ['approve', 'reject'];
const ahmad = anAttendanceRequest({ allowed: OF_MENTOR });
const bunga = anAttendanceRequest({
  id: 32,
  student_name: 'Bunga Lestari',
  kind: 'correction',
  start_date: '2026-11-20',
  end_date: '2026-11-20',
  activity: { id: 118, name: 'Konfigurasi VLAN', start_time: '08:00', end_time: '16:00' },
  press: 'in',
  claimed_at: '2026-11-20T01:05:00.000Z',
  time_zone: 'WITA',
  allowed: OF_MENTOR,
});
const citra = anAttendanceRequest({ id: 33, student_name: 'Citra Dewi', allowed: OF_MENTOR });

interface Decision {
  decision: string;
  request_ids: number[];
}

/** A server whose decided requests leave the list. */
function open(
  api: ApiStubs = {},
  requests = [ahmad, bunga, citra],
  url = '',
  page = <AttendanceRequestListPage />,
) {
  const decided = new Set<number>();
  return renderApp(page, {
    user: 'mentor',
    path: `/attendance-requests${url}`,
    api: {
      'GET /attendance-requests': () => ({ data: requests.filter(({ id }) => !decided.has(id)) }),
      'POST /attendance-requests/decisions': ({ body }: StubRequest) => {
        const { decision, request_ids } = body as Decision;
        for (const id of request_ids) {
          if (decision === 'undo') decided.delete(id);
          else decided.add(id);
        }
        const results = request_ids.map((request_id) => ({
          request_id,
          outcome: 'done',
          message: null,
          state: 'approved',
        }));
        return { data: { results } };
      },
      ...api,
    },
  });
}

const rowOf = (name: string) => screen.findByRole('article', { name: new RegExp(name) });

test('shows what a reviewer needs to decide', async () => {
  open({
    'GET /attendance-requests/counts': {
      data: { waiting: 3, approved: 12, rejected: 1, withdrawn: 0 },
    },
  });
  const sick = within(await rowOf('Ahmad Fauzi'));
  expect(sick.getByText('Sakit')).toBeVisible();
  expect(sick.getByText('23 Nov 2026 s/d 24 Nov 2026 (2 hari)')).toBeVisible();
  expect(sick.getByText('Demam sejak semalam.')).toBeVisible();
  const claim = within(await rowOf('Bunga Lestari'));
  expect(claim.getByText('Absen masuk pukul 09:05 WITA untuk Konfigurasi VLAN')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Menunggu (3)', selected: true })).toBeVisible();
});

test('approves with a key, moves on, and takes it back', async () => {
  const { person, calls } = open();
  await rowOf('Ahmad Fauzi');
  await person.keyboard('jv');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    decision: 'approve',
    request_ids: [31],
    seen_state: 'waiting',
    seen_changes: [],
  });
  expect(await rowOf('Bunga Lestari')).toHaveFocus();
  expect(screen.queryByRole('article', { name: /Ahmad Fauzi/ })).not.toBeInTheDocument();
  await person.keyboard('u');
  expect(await rowOf('Ahmad Fauzi')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    decision: 'undo',
    request_ids: [31],
  });
});

test('says which past days an approval changes, and approves exactly that in one step', async () => {
  const verdict_changes = [
    { date: '2026-11-20', before: 'absent' as const, after: 'sick' as const },
    { date: '2026-11-21', before: 'absent' as const, after: 'sick' as const },
    { date: '2026-11-23', before: 'needs_settling' as const, after: 'sick' as const },
  ];
  const late = { ...ahmad, verdict_changes, changes_key: '2c26b46b68ffc68f' };
  const { person, calls } = open({}, [late, bunga]);
  const effects = within(await rowOf('Ahmad Fauzi')).getByRole('list', { name: 'Bila disetujui' });
  expect(
    within(effects)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Bila disetujui, 20 Nov 2026 s/d 21 Nov 2026 (2 hari): Alpa → Sakit',
    'Bila disetujui, 23 Nov 2026: Perlu Diselesaikan → Sakit',
  ]);
  await person.keyboard('jv');
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    request_ids: [31],
    seen_changes: ['2c26b46b68ffc68f'],
  });
});

test('says that a request is about days after the end, and offers to reject it', async () => {
  open({}, [{ ...ahmad, is_outside: true, allowed: ['reject'] }]);
  const row = within(await rowOf('Ahmad Fauzi'));
  expect(row.getByText(/^Di luar masa magang/)).toBeVisible();
  expect(row.getByRole('button', { name: /^Tolak/ })).toBeVisible();
  expect(row.queryByText(/^Menunggu mentor/)).not.toBeInTheDocument();
});

const CLASHING = {
  ...ahmad,
  clash_key: '9f86d081',
  clashes: [
    {
      request: null,
      presses: {
        ...{ date: '2026-11-23', first_in: '2026-11-23T01:03:00Z', last_out: null },
        time_zone: 'WIB' as const,
      },
    },
  ],
};

test('asks before it approves a leave over a press, also among several', async () => {
  const { person, calls } = open({}, [CLASHING, bunga]);
  const row = await rowOf('Ahmad Fauzi');
  expect(await within(row).findByText('Sudah absen masuk 08:03 pada 23 Nov 2026')).toBeVisible();
  await person.keyboard('jxjxv');
  const question = await screen.findByRole('alertdialog', { name: 'Setujui walau bertabrakan?' });
  expect(question).toHaveTextContent('Ahmad Fauzi, Sakit:Sudah absen masuk 08:03 pada 23 Nov 2026');
  expect(question).not.toHaveTextContent('Bunga');
  // Enter does not agree unread, and the selection stays.
  await person.keyboard('{Enter}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(screen.getByText('2 dipilih')).toBeVisible();

  await person.keyboard('v');
  await person.click(await screen.findByRole('button', { name: 'Setujui', hidden: false }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      decision: 'approve',
      request_ids: [31, 32],
      seen_state: 'waiting',
      seen_changes: [],
      confirmed_clashes: ['9f86d081'],
    }),
  );
});

test('says what has come in between when an approval is refused, and reads the rows again', async () => {
  const text = 'Pengajuan Izin 23 Nov 2026 sudah disetujui';
  const { person, calls } = open({
    'POST /attendance-requests/decisions': reply(422, {
      message: 'Data yang dikirim tidak valid.',
      errors: { confirmed_clashes: [text] },
      code: 'request_clashes',
    }),
  });
  await rowOf('Ahmad Fauzi');
  const reads = () => calls.filter(({ path }) => path === '/attendance-requests').length;
  const before = reads();
  await person.keyboard('jv');
  expect(
    await screen.findByText(`${text}. Periksa pengajuannya, lalu putuskan lagi.`),
  ).toBeVisible();
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

test('a rejection needs a sentence', async () => {
  const { person, calls } = open();
  const row = within(await rowOf('Ahmad Fauzi'));
  await person.click(row.getByRole('button', { name: /Tolak/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Tolak Pengajuan' }));
  await person.click(dialog.getByRole('button', { name: 'Tolak' }));
  expect(dialog.getByText('Catatan keputusan wajib diisi')).toBeVisible();
  await person.type(dialog.getByLabelText(/Catatan Keputusan/), 'Ada ujian.');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    decision: 'reject',
    request_ids: [31],
    comment: 'Ada ujian.',
    seen_state: 'waiting',
  });
});

test('decides on the selected ones at once', async () => {
  const { person, calls } = open();
  await rowOf('Ahmad Fauzi');
  await person.keyboard('jxjx');
  expect(screen.getByText('2 dipilih')).toBeVisible();
  await person.keyboard('v');
  expect(await screen.findByText('2 pengajuan')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    request_ids: [31, 32],
  });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

test('says why the server refuses a decision, and keeps the request', async () => {
  const { person } = open({
    'POST /attendance-requests/decisions': {
      data: {
        results: [
          {
            request_id: 31,
            outcome: 'refused',
            message: 'Pengajuan ini sudah ditarik mahasiswa.',
            state: 'withdrawn',
          },
        ],
      },
    },
  });
  await rowOf('Ahmad Fauzi');
  await person.keyboard('jv');
  expect(await screen.findByText('Pengajuan ini sudah ditarik mahasiswa.')).toBeVisible();
  expect(await rowOf('Ahmad Fauzi')).toBeVisible();
});

test('a failed decision is said and nothing is lost', async () => {
  const { person } = open({ 'POST /attendance-requests/decisions': reply(500, { message: 'x' }) });
  await rowOf('Ahmad Fauzi');
  await person.keyboard('jv');
  expect(await screen.findByText(/Keputusan tidak tersimpan/)).toBeVisible();
  expect(await rowOf('Ahmad Fauzi')).toBeVisible();
});

test('a lecturer reads from when on they may decide', async () => {
  open({}, [anAttendanceRequest()]);
  const row = within(await rowOf('Ahmad Fauzi'));
  expect(row.getByText('Menunggu mentor. Dosen dapat memutuskan mulai 26 Nov 2026.')).toBeVisible();
  expect(row.queryByRole('button')).not.toBeInTheDocument();
});

test('the decided ones say who decided', async () => {
  const approved = anAttendanceRequest({
    state: 'approved',
    decided_at: '2026-11-23T03:00:00.000Z',
    decided_by_name: 'Dewi Kartika',
    decided_by_role: 'mentor',
    comment: 'Semoga lekas sembuh.',
    allowed: ['undo'],
  });
  const { person, calls, location } = open({}, [approved]);
  await rowOf('Ahmad Fauzi');
  await person.click(screen.getByRole('tab', { name: /Disetujui/ }));
  expect(location()).toBe('/attendance-requests?state=approved');
  expect(await screen.findByText(/^Disetujui oleh Dewi Kartika \(Mentor\)/)).toBeVisible();
  expect(screen.getByText('Semoga lekas sembuh.')).toBeVisible();
  expect(calls.at(-1)?.query).toMatchObject({ state: 'approved', sort: '-start_date' });
});

test('says that nothing waits, and offers another try after a failure', async () => {
  let isBroken = true;
  const { person } = open({
    'GET /attendance-requests': () => (isBroken ? reply(500, { message: 'x' }) : { data: [] }),
  });
  const again = await screen.findByRole('button', { name: /Coba lagi/i });
  isBroken = false;
  await person.click(again);
  expect(await screen.findByText('Tidak ada pengajuan yang menunggu keputusan.')).toBeVisible();
});

const listCalls = (calls: StubRequest[]) =>
  calls.filter(({ path }) => path === '/attendance-requests').map(({ query }) => query);

/** A server whose list finds names. */
const searching: ApiStubs = {
  'GET /attendance-requests': ({ query: { search = '' } }: StubRequest) => {
    const data = [ahmad, bunga, citra].filter(({ student_name }) => student_name.includes(search));
    return { data, meta: { page: 1, per_page: 50, total: data.length } };
  },
};

test('searches by key, goes to the first hit with Enter, and back to the row with Escape', async () => {
  const { person, location } = open(searching);
  await rowOf('Ahmad Fauzi');
  await person.keyboard('jjj/');
  expect(screen.getByRole('searchbox', { name: 'Cari mahasiswa, mitra, alasan' })).toHaveFocus();
  await person.keyboard('Bunga{Enter}');
  await waitFor(() => expect(screen.getByRole('article', { name: /Bunga/ })).toHaveFocus());
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(location()).toBe('/attendance-requests?search=Bunga');
  await person.keyboard('/{Escape}');
  await waitFor(() => expect(screen.getByRole('article', { name: /Bunga/ })).toHaveFocus());
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(location()).toBe('/attendance-requests');
});

test('filters by period and kind in the URL, and counts and exports the same', async () => {
  const { person, calls, location } = open({
    'GET /internship-periods': { data: [aPeriod({ id: 2 })] },
    'GET /attendance-requests/export': { data: [] },
  });
  await rowOf('Ahmad Fauzi');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Jenis' }), 'Sakit');
  await person.click(screen.getByRole('combobox', { name: 'Periode' }));
  const periods = within(await screen.findByRole('listbox'));
  await person.click(await periods.findByRole('option'));
  await person.type(screen.getByRole('searchbox'), 'Ahmad{Enter}');
  await waitFor(() =>
    expect(location()).toBe('/attendance-requests?kind=sick&internship_period_id=2&search=Ahmad'),
  );
  await waitFor(() =>
    expect(listCalls(calls).at(-1)).toMatchObject({
      kind: 'sick',
      internship_period_id: '2',
      search: 'Ahmad',
      state: 'waiting',
    }),
  );
  const counted = calls.filter(({ path }) => path === '/attendance-requests/counts');
  expect(counted.at(-1)?.query).toEqual({ internship_period_id: '2' });
  await person.click(screen.getByRole('button', { name: 'Ekspor' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/export'))?.query).toEqual({
      kind: 'sick',
      internship_period_id: '2',
      search: 'Ahmad',
      state: 'waiting',
      sort: 'start_date',
      format: 'xlsx',
    }),
  );
});

const FILES: ApiStubs = {
  'GET /attendance-requests/:id/file': () =>
    new Response('content', { headers: { 'content-type': 'application/octet-stream' } }),
};

test('Enter opens the attachment of the row: a document as a download', async () => {
  jest.mocked(saveFile).mockClear();
  const file = { name: 'surat-dokter.pdf', kind: 'pdf', bytes: 182_044 } as const;
  const { person } = open(FILES, [bunga, { ...ahmad, file }]);
  await rowOf('Ahmad Fauzi');
  // A row without one has nothing to open.
  await person.keyboard('j{Enter}');
  expect(saveFile).not.toHaveBeenCalled();
  await person.keyboard('j{Enter}');
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'surat-dokter.pdf'));
});

describe('a photographed attachment', () => {
  const file = { name: 'surat.jpg', kind: 'jpeg', bytes: 240_000 } as const;
  let show: () => void = () => {};
  beforeEach(() => {
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
    jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
      const observer = {
        observe: () => {},
        disconnect: () => {},
      } as unknown as IntersectionObserver;
      show = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer);
      return observer;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('shows in its row once that is in sight, and Enter opens it in full size', async () => {
    const { person, calls } = open(FILES, [{ ...ahmad, file }]);
    const row = await rowOf('Ahmad Fauzi');
    expect(calls.some(({ path }) => path.endsWith('/file'))).toBe(false);
    act(show);
    const thumbnail = await within(row).findByRole('button', {
      name: 'Perbesar lampiran surat.jpg',
    });
    expect(thumbnail.querySelector('img')).toHaveAttribute('src', 'blob:photo');
    await person.keyboard('j{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'surat.jpg' }));
    expect(dialog.getByRole('img', { name: 'Lampiran surat.jpg' })).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(row).toHaveFocus();
  });

  test('that cannot be read is still a download', async () => {
    const broken = { 'GET /attendance-requests/:id/file': () => reply(500, { message: 'x' }) };
    open(broken, [{ ...ahmad, file }]);
    const row = within(await rowOf('Ahmad Fauzi'));
    act(show);
    expect(row.getByRole('button', { name: /^surat\.jpg/ })).toBeEnabled();
    expect(row.queryByRole('button', { name: /^Perbesar/ })).not.toBeInTheDocument();
  });
});

test('shows the keys, of which none works behind the dialog', async () => {
  const { person, calls } = open();
  await rowOf('Ahmad Fauzi');
  await person.keyboard('j?');
  const dialog = await screen.findByRole('dialog', { name: 'Pintasan papan ketik' });
  expect(within(dialog).getByText('Setujui, lalu lanjut')).toBeVisible();
  expect(within(dialog).getByText('Buka lampiran')).toBeVisible();
  await person.keyboard('v{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await rowOf('Ahmad Fauzi')).toHaveFocus();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('a search without hits offers to remove the filters', async () => {
  const { person, location } = open(searching, undefined, '?state=approved&search=Zahra&kind=sick');
  expect(await screen.findByText('Tidak ada yang cocok.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Hapus filter' }));
  expect(await rowOf('Ahmad Fauzi')).toBeVisible();
  expect(location()).toBe('/attendance-requests?state=approved');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test.each(['page=1.5', 'page=1e99', 'state=x&kind=y', 'internship_period_id=-1'])(
  'takes "%s" for the start',
  async (url) => {
    const { calls } = open({}, undefined, `?${url}`);
    await rowOf('Ahmad Fauzi');
    expect(listCalls(calls)).toEqual([
      { state: 'waiting', sort: 'start_date', page: '1', per_page: '50' },
    ]);
  },
);

test('a page beyond the end leads to the last page', async () => {
  const { calls, location } = open(
    {
      'GET /attendance-requests': ({ query: { page } }: StubRequest) => ({
        data: page === '1' ? [ahmad] : [],
        meta: { page: Number(page), per_page: 50, total: 1 },
      }),
    },
    undefined,
    '?page=2',
  );
  expect(await rowOf('Ahmad Fauzi')).toBeVisible();
  expect(listCalls(calls).map(({ page }) => page)).toEqual(['2', '1']);
  expect(location()).toBe('/attendance-requests');
});

/** Decisions whose answers the test gives, in the order of the requests. */
function heldDecisions() {
  const waiting: (() => void)[] = [];
  const decide = ({ body }: StubRequest) =>
    new Promise<object>((resolve) => {
      const { request_ids } = body as Decision;
      const results = request_ids.map((request_id) => ({
        request_id,
        outcome: 'done',
        message: null,
        state: 'approved',
      }));
      waiting.push(() => resolve({ data: { results } }));
    });
  return {
    api: { 'POST /attendance-requests/decisions': decide },
    answer: () => waiting.shift()?.(),
  };
}

const posted = (calls: StubRequest[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body as Decision);

test('takes back the latest decision, also before its answer, and only once', async () => {
  const { api, answer } = heldDecisions();
  const { person, calls } = open(api);
  await rowOf('Ahmad Fauzi');
  await person.keyboard('jv');
  await waitFor(() => expect(posted(calls)).toHaveLength(1));
  answer();
  expect(await screen.findByRole('toolbar', { name: 'Keputusan' })).toHaveTextContent('Ahmad');
  await person.keyboard('vuu');
  for (const sent of [2, 3]) {
    await waitFor(() => expect(posted(calls)).toHaveLength(sent));
    answer();
  }
  await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  expect(posted(calls).map(({ decision, request_ids }) => [decision, ...request_ids])).toEqual([
    ['approve', 31],
    ['approve', 32],
    ['undo', 32],
  ]);
});

test('undoes the row with the focus in another tab, not the decision before', async () => {
  const approved = anAttendanceRequest({
    id: 40,
    student_name: 'Dimas Putra',
    state: 'approved',
    decided_at: '2026-11-23T03:00:00.000Z',
    decided_by_name: 'Dewi Kartika',
    decided_by_role: 'mentor',
    allowed: ['undo'],
  });
  const { person, calls } = open({
    'GET /attendance-requests': ({ query: { state } }: StubRequest) => ({
      data: state === 'approved' ? [approved] : [ahmad],
    }),
  });
  await rowOf('Ahmad Fauzi');
  await person.keyboard('jv');
  expect(await screen.findByRole('toolbar', { name: 'Keputusan' })).toBeVisible();
  await person.click(screen.getByRole('tab', { name: /Disetujui/ }));
  await rowOf('Dimas Putra');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  await person.keyboard('ju');
  await waitFor(() => expect(posted(calls)).toHaveLength(2));
  expect(posted(calls).at(-1)).toMatchObject({ decision: 'undo', request_ids: [40] });
});

test('moves on after a rejection by key', async () => {
  const { person } = open();
  await rowOf('Ahmad Fauzi');
  await person.keyboard('jr');
  await person.type(await screen.findByLabelText(/Catatan Keputusan/), 'Ada ujian.');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: /Ahmad Fauzi/ })).not.toBeInTheDocument(),
  );
  expect(await rowOf('Bunga Lestari')).toHaveFocus();
});

test('keeps the rows when they cannot be read again', async () => {
  let isBroken = false;
  const { person } = open({
    'GET /attendance-requests': () =>
      isBroken ? reply(500, { message: 'x' }) : { data: [ahmad, bunga] },
    'POST /attendance-requests/decisions': () => {
      isBroken = true;
      return reply(500, { message: 'x' });
    },
  });
  await rowOf('Ahmad Fauzi');
  await person.keyboard('jv');
  expect(await screen.findByText(/Keputusan tidak tersimpan/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false'));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a second tap does not decide on the row that has moved up', async () => {
  const stopped = <AttendanceRequestListPage clock={() => 0} />;
  const { person, calls } = open(undefined, undefined, undefined, stopped);
  const first = within(await rowOf('Ahmad Fauzi'));
  await person.click(first.getByRole('button', { name: /Setujui/ }));
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: /Ahmad Fauzi/ })).not.toBeInTheDocument(),
  );
  const second = within(await rowOf('Bunga Lestari'));
  await person.click(second.getByRole('button', { name: /Setujui/ }));
  expect(posted(calls)).toHaveLength(1);
});

test('tells how many of the selected ones have been decided on', async () => {
  const { person } = open({
    'POST /attendance-requests/decisions': {
      data: {
        results: [
          { request_id: 31, outcome: 'done', message: null, state: 'approved' },
          { request_id: 32, outcome: 'done', message: null, state: 'approved' },
          { request_id: 33, outcome: 'refused', message: 'Sudah ditarik.', state: 'withdrawn' },
        ],
      },
    },
  });
  await rowOf('Ahmad Fauzi');
  await person.keyboard('jxjxjxv');
  expect(await screen.findByText('Sudah ditarik.')).toBeVisible();
  expect(screen.getByRole('toolbar', { name: 'Keputusan' })).toHaveTextContent(
    '2 pengajuan disetujui',
  );
});

test('decides on many requests with a key for each', async () => {
  const count = 30;
  const many = Array.from({ length: count }, (_, index) => ({
    ...ahmad,
    id: 100 + index,
    student_name: `Mahasiswa ${index + 1}`,
  }));
  const { person, calls } = open({}, many);
  await rowOf(`Mahasiswa ${count}`);
  await person.keyboard(`j${'v'.repeat(count)}`);
  expect(await screen.findByText('Tidak ada pengajuan yang menunggu keputusan.')).toBeVisible();
  const decided = posted(calls).flatMap(({ request_ids }) => request_ids);
  expect(decided).toEqual(many.map(({ id }) => id));
});
