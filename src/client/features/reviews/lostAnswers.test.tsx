import { act, screen, waitFor, within } from '@testing-library/react';
import {
  announced,
  aServer,
  count,
  decisions,
  names,
  open,
  row,
  type Stub,
} from '@/client/testing/deskServer';
import { type ApiStubs, noConnection, reply, type StubRequest } from '@/client/testing/stubApi';
import { describeInAll, few, testInAll } from '@/shared/testing/testLevel';

const POST = 'POST /reviews/decisions';

/** The desk at a server that answers its decisions in another way. */
const openWith = (decide: (stored: Stub, request: StubRequest) => object | Promise<object>) => {
  const { api } = aServer();
  const answer = { current: decide };
  const stubs: ApiStubs = {
    ...api,
    [POST]: (request) => answer.current(api[POST] as Stub, request),
  };
  const heal = () => {
    answer.current = (stored, request) => stored(request);
  };
  return open(stubs).then((view) => ({ ...view, heal }));
};

const cutOff = () =>
  new Response('{"data": {"results": [', { headers: { 'content-type': 'application/json' } });

const chooseAll = ({ person }: Awaited<ReturnType<typeof openWith>>) =>
  person.click(screen.getByRole('checkbox', { name: 'Pilih yang tampil (3)' }));

const markOf = (name: RegExp) =>
  within(row(name)).queryByRole('button', { name: /^Kirim ulang/ })?.parentElement?.textContent;

describe.each([
  ['is cut off', cutOff],
  ['is lost', noConnection],
])('an answer that %s', (_how, lose) => {
  const storing = (stored: Stub, request: StubRequest) => {
    stored(request);
    return lose();
  };

  testInAll('after the decision was stored is no failure', async () => {
    const { person, calls } = await openWith(storing);
    await person.keyboard('jv');
    await waitFor(() => expect(calls.some(({ query }) => query.ids === '1')).toBe(true));
    await waitFor(() => expect(calls.filter(({ path }) => path === '/reviews')).toHaveLength(3));
    expect(names()).toEqual(['Uji trunk', 'Pasang kabel']);
    await waitFor(() => expect(count('Selesai')).toBe('11'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(decisions(calls)).toHaveLength(1);
  });

  testInAll('after many were stored is a result', async () => {
    const view = await openWith(storing);
    await chooseAll(view);
    await view.person.keyboard('v');
    const dialog = within(await screen.findByRole('dialog'));
    await view.person.click(dialog.getByRole('button', { name: 'Validasi 3 aktivitas' }));
    expect(await dialog.findByText('3 divalidasi.')).toBeVisible();
    expect(decisions(view.calls)).toHaveLength(1);
  });

  testInAll('before the decision was stored is marked on its row', async () => {
    const { person } = await openWith(lose);
    await person.keyboard('jv');
    expect(await within(row(/Konfigurasi VLAN/)).findByText(/Koneksi terputus\./)).toBeVisible();
  });
});

testInAll('decisions without a connection are marked on their rows and reported once', async () => {
  const { person, calls, heal } = await openWith(noConnection);
  await person.keyboard('jvvr');
  await person.keyboard('Kurang jelas.{Control>}{Enter}{/Control}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Koneksi terputus');
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Kirim ulang/ })).toHaveLength(3),
  );
  expect(markOf(/Konfigurasi VLAN/)).toMatch(/^Validasi belum tersimpan\. Koneksi terputus\./);
  expect(markOf(/Pasang kabel/)).toMatch(/^Pengembalian belum tersimpan\. Koneksi terputus\./);
  expect(screen.getAllByRole('alert')).toHaveLength(1);

  heal();
  const sent = decisions(calls).length;
  await person.click(screen.getByRole('button', { name: /^Kirim ulang Pasang kabel/ }));
  await waitFor(() => expect(count('Perlu revisi')).toBe('2'));
  expect(decisions(calls).slice(sent)).toEqual([
    {
      decision: 'return',
      activity_ids: [3],
      seen_state: 'waiting',
      comment: 'Kurang jelas.',
    },
  ]);
  expect(names()).toEqual(['Konfigurasi VLAN', 'Uji trunk']);
  await person.click(screen.getByRole('button', { name: /^Abaikan Uji trunk/ }));
  expect(markOf(/Uji trunk/)).toBeUndefined();
  expect(row(/Uji trunk/)).toHaveFocus();
});

testInAll('a refusal of the server is marked with its reason', async () => {
  const { person } = await openWith(() =>
    reply(503, { message: 'Basis data sedang tidak tersedia.' }),
  );
  await person.keyboard('jv');
  expect(await screen.findByRole('alert')).toHaveTextContent('Keputusan tidak tersimpan');
  expect(markOf(/Konfigurasi VLAN/)).toMatch(/Basis data sedang tidak tersedia\./);
});

test('an undo that could not be stored stays on the desk with its mark', async () => {
  const { person } = await openWith((stored, request) =>
    (request.body as { decision: string }).decision === 'undo'
      ? reply(500, { message: 'Rusak.' })
      : stored(request),
  );
  await person.keyboard('jvu');
  await waitFor(() =>
    expect(markOf(/Konfigurasi VLAN/)).toMatch(/^Keputusan belum diurungkan\. Rusak\./),
  );
});

describeInAll('a server that never answers', () => {
  afterEach(() => jest.useRealTimers());

  test('marks every row after eight seconds, and sends again on request', async () => {
    const never = () => new Promise<object>(() => {});
    const { person, calls, heal } = await openWith(never);
    jest.useFakeTimers({ advanceTimers: true });
    await person.keyboard('jvv');
    await act(() => jest.advanceTimersByTimeAsync(7_000));
    expect(names()).toEqual(['Pasang kabel']);
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(names()).toEqual(['Konfigurasi VLAN', 'Uji trunk', 'Pasang kabel']);
    expect(markOf(/Konfigurasi VLAN/)).toMatch(/Server tidak menjawab dalam 8 detik\./);
    expect(markOf(/Uji trunk/)).toMatch(/Server tidak menjawab dalam 8 detik\./);
    // The second one has not been sent.
    expect(decisions(calls)).toHaveLength(1);
    expect(await screen.findAllByRole('alert')).toHaveLength(1);

    heal();
    const key = (call?: StubRequest) => call?.headers.get('idempotency-key');
    const posts = () => calls.filter(({ path }) => path === '/reviews/decisions');
    await person.click(screen.getByRole('button', { name: /^Kirim ulang Konfigurasi VLAN/ }));
    await waitFor(() => expect(posts()).toHaveLength(2));
    expect(key(posts()[1])).toBe(key(posts()[0]));
    await waitFor(() => expect(count('Selesai')).toBe('11'));
    expect(names()).toEqual(['Uji trunk', 'Pasang kabel']);
  });
});

testInAll('the end of the session stops the decisions without a word', async () => {
  const { api } = aServer();
  const { person, calls, store } = await open({
    ...api,
    [POST]: () => reply(401, { message: 'Sesi berakhir.' }),
    'POST /refresh': () => reply(401, { message: 'Sesi berakhir.' }),
  });
  await person.keyboard('jvvv');
  await waitFor(() => expect(store.getState().session.user).toBeNull());
  await act(async () => {});
  expect(decisions(calls)).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

testInAll.each(
  few(
    [
      ['jv', 'Konfigurasi VLAN · Budi Santoso divalidasi. 2 aktivitas menunggu.'],
      ['jvvu', 'Uji trunk · Budi Santoso: validasi diurungkan. 2 aktivitas menunggu.'],
      ['jvu', 'Konfigurasi VLAN · Budi Santoso: validasi diurungkan. 3 aktivitas menunggu.'],
      ['jx{Shift>}{ArrowDown}{/Shift}', '2 dipilih.'],
      ['jxx', 'Tidak ada yang dipilih.'],
    ],
    5,
  ),
)('%s says: %s', async (keys, text) => {
  const { person } = await open();
  await waitFor(() => expect(count('Menunggu')).toBe('3'));
  await person.keyboard(keys);
  await waitFor(() => expect(announced()).toBe(text));
});
