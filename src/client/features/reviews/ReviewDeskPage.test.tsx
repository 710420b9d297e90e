import { act, screen, waitFor, within } from '@testing-library/react';
import type { Review, ReviewDecisionResult, ReviewDecisionsInput } from '@/client/api/api';
import {
  announced,
  aServer,
  BUDI,
  count,
  decisions,
  names,
  open,
  row,
  rowsAtFirst,
  SARI,
  type Stub,
} from '@/client/testing/deskServer';
import { held } from '@/client/testing/held';
import { aReview, reviewCounts } from '@/client/testing/records/review';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, noConnection, reply, type StubRequest } from '@/client/testing/stubApi';
import { describeInAll, few, testInAll } from '@/shared/testing/testLevel';
import { ReviewDeskPage } from './ReviewDeskPage';

testInAll('shows what a reviewer needs to decide, under the heading of each student', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Budi Santoso',
    'Sari Dewi',
  ]);
  const first = within(row(/Konfigurasi VLAN/));
  expect(first.getByText('08:00 - 16:00')).toBeVisible();
  expect(first.getByText('Membuat tiga VLAN.')).toBeVisible();
  expect(first.getByText('Dikirim 2 hari kemudian')).toBeVisible();
  expect(first.getByText('Mentor belum meninjau')).toBeVisible();
  expect(within(row(/Pasang kabel/)).getByText('Belum absen')).toBeVisible();
  expect(within(row(/Pasang kabel/)).getByText('Belum ada catatan kegiatan.')).toBeVisible();
});

testInAll('groups of students of the same name have different names', async () => {
  const namesake = { ...SARI, name: BUDI.name };
  await open(
    aServer([aReview({ id: 1, student: BUDI }), aReview({ id: 2, student: namesake })]).api,
  );
  for (const { nim } of [BUDI, namesake]) {
    expect(screen.getByRole('list', { name: new RegExp(`^Budi Santoso ${nim}`) })).toBeVisible();
  }
});

describeInAll('by keyboard', () => {
  test('moves with j, k and the arrows', async () => {
    const { person } = await open();
    await person.keyboard('j');
    expect(row(/Konfigurasi VLAN/)).toHaveFocus();
    await person.keyboard('j{ArrowDown}');
    expect(row(/Pasang kabel/)).toHaveFocus();
    await person.keyboard('j');
    expect(row(/Pasang kabel/)).toHaveFocus();
    await person.keyboard('{ArrowUp}k');
    expect(row(/Konfigurasi VLAN/)).toHaveFocus();
  });

  test('v validates at once, goes on and counts before the server has answered', async () => {
    const { api } = aServer();
    const decision = held(api['POST /reviews/decisions'] as Stub);
    const { person, calls } = await open({ ...api, 'POST /reviews/decisions': decision.answer });
    await waitFor(() => expect(count('Menunggu')).toBe('3'));
    await person.keyboard('jv');
    expect(names()).toEqual(['Uji trunk', 'Pasang kabel']);
    expect(row(/Uji trunk/)).toHaveFocus();
    expect([count('Menunggu'), count('Selesai')]).toEqual(['2', '11']);
    await waitFor(() => expect(decisions(calls)).toHaveLength(1));
    const isKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isKept()).toBe(true);
    await decision.release();
    await waitFor(() => expect(calls.filter(({ path }) => path === '/reviews')).toHaveLength(2));
    expect(isKept()).toBe(false);
    expect([count('Menunggu'), count('Selesai')]).toEqual(['2', '11']);
    expect(decisions(calls)).toEqual([
      { decision: 'validate', activity_ids: [1], seen_state: 'waiting' },
    ]);
  });

  test('v until the end leaves a celebration', async () => {
    const { person } = await open();
    await person.keyboard('jvvv');
    expect(await screen.findByText('Semua sudah Anda tinjau!')).toBeVisible();
    await waitFor(() => expect(count('Menunggu')).toBe('0'));
    expect(count('Selesai')).toBe('13');
  });

  test('goes on with what the server has after the last row of a page', async () => {
    const { api, decided } = aServer();
    const later = [aReview({ id: 4, name: 'Uji firewall', student: SARI })];
    const { person } = await open({
      ...api,
      'GET /reviews': (request) =>
        decided.size === 3
          ? { data: later, meta: { page: 1, per_page: 25, total: 1 } }
          : (api['GET /reviews'] as Stub)(request),
      'GET /reviews/counts': { data: reviewCounts({ waiting: 4 }) },
    });
    await waitFor(() => expect(count('Menunggu')).toBe('4'));
    await person.keyboard('jvvv');
    expect(screen.queryByText('Semua sudah Anda tinjau!')).not.toBeInTheDocument();
    expect(await screen.findByRole('article', { name: /Uji firewall/ })).toHaveFocus();
  });

  test('r asks for a comment and Ctrl+Enter sends it', async () => {
    const { person, calls } = await open();
    await person.keyboard('jr');
    const comment = screen.getByRole('textbox', { name: /Catatan revisi/ });
    expect(comment).toHaveFocus();
    // Keys do nothing while one types.
    await person.keyboard('jv');
    expect(comment).toHaveValue('jv');
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByText(/minimal 3 karakter/)).toBeVisible();
    expect(decisions(calls)).toEqual([]);
    await person.keyboard(' lagi{Control>}{Enter}{/Control}');
    expect(row(/Uji trunk/)).toHaveFocus();
    await waitFor(() => expect(count('Perlu revisi')).toBe('2'));
    expect(decisions(calls)).toEqual([
      { decision: 'return', activity_ids: [1], seen_state: 'waiting', comment: 'jv lagi' },
    ]);
  });

  test('Escape leaves the comment, back to the row', async () => {
    const { person } = await open();
    await person.keyboard('jr{Escape}');
    expect(screen.queryByRole('textbox', { name: /Catatan revisi/ })).not.toBeInTheDocument();
    expect(row(/Konfigurasi VLAN/)).toHaveFocus();
  });

  test('u undoes the latest decision and focuses its row', async () => {
    const { person, calls } = await open();
    await person.keyboard('jv');
    expect(screen.getByText('Divalidasi')).toBeVisible();
    await person.keyboard('u');
    await waitFor(() => expect(row(/Konfigurasi VLAN/)).toHaveFocus());
    await waitFor(() => expect(decisions(calls)).toHaveLength(2));
    expect(decisions(calls)[1]).toEqual({ decision: 'undo', activity_ids: [1] });
    expect([count('Menunggu'), count('Selesai')]).toEqual(['3', '10']);
    expect(screen.queryByText('Divalidasi')).not.toBeInTheDocument();
  });

  test('an undone row stays and keeps the focus while the answers arrive', async () => {
    const { api } = aServer();
    const decision = held(api['POST /reviews/decisions'] as Stub);
    const { person, calls } = await open({ ...api, 'POST /reviews/decisions': decision.answer });
    await person.keyboard('jvu');
    expect(row(/Konfigurasi VLAN/)).toHaveFocus();
    expect([count('Menunggu'), count('Selesai')]).toEqual(['3', '10']);
    await decision.release();
    await waitFor(() => expect(decisions(calls)).toHaveLength(2));
    expect(row(/Konfigurasi VLAN/)).toHaveFocus();
    expect([count('Menunggu'), count('Selesai')]).toEqual(['3', '10']);
    await person.keyboard('v');
    await decision.release();
    await decision.release();
    await waitFor(() => expect(count('Selesai')).toBe('11'));
    expect(decisions(calls)).toEqual([
      { decision: 'validate', activity_ids: [1], seen_state: 'waiting' },
      { decision: 'undo', activity_ids: [1] },
      { decision: 'validate', activity_ids: [1], seen_state: 'waiting' },
    ]);
  });

  test('says why a key does nothing on the row', async () => {
    const { person, calls } = await open();
    await person.keyboard('ju');
    expect(await screen.findByText('Tidak ada keputusan.')).toBeVisible();
    expect(decisions(calls)).toEqual([]);
  });

  test('without a focused row, keys do nothing but move', async () => {
    const { person, calls } = await open();
    await person.keyboard('vrxu{Enter}');
    expect(decisions(calls)).toEqual([]);
    expect(screen.queryByRole('textbox', { name: /Catatan revisi/ })).not.toBeInTheDocument();
    expect(screen.queryByText('1 dipilih')).not.toBeInTheDocument();
    expect(screen.queryByText('Rencana')).not.toBeInTheDocument();
    await person.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(row(/Konfigurasi VLAN/)).toHaveFocus();
    expect(screen.queryByText(/dipilih/)).not.toBeInTheDocument();
  });

  test.each(
    few(
      [
        ['v', 'Validasi 2 aktivitas'],
        ['r', 'Kembalikan 2 aktivitas'],
      ],
      1,
    ),
  )('%s decides on the selection, after asking', async (key, title) => {
    const { person, calls } = await open();
    await person.keyboard(`jx{Shift>}{ArrowDown}{/Shift}${key}`);
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(decisions(calls)).toEqual([]);
  });

  test('u in the list of what is done goes on with the next row', async () => {
    const done = {
      state: 'validated',
      refusals: { validate: 'a', return: 'b', undo: null },
    } as const;
    const rows = rowsAtFirst().map((one) => ({ ...one, ...done }));
    const { person, calls } = await open(
      { ...aServer().api, ...listOf(rows) },
      '/reviews?view=done',
    );
    await person.keyboard('ju');
    expect(row(/Uji trunk/)).toHaveFocus();
    await waitFor(() => expect(decisions(calls)).toHaveLength(1));
  });

  test('Enter opens the log, x selects, Shift and arrows select a range', async () => {
    const { person } = await open();
    await person.keyboard('j{Enter}');
    expect(within(row(/Konfigurasi VLAN/)).getByText('Rencana')).toBeVisible();
    await person.keyboard('{Enter}');
    expect(screen.queryByText('Rencana')).not.toBeInTheDocument();
    await person.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(screen.getByText('3 dipilih')).toBeVisible();
    await person.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(screen.getByText('2 dipilih')).toBeVisible();
  });

  test('/ searches, ? shows the keys, and no key works behind the dialog', async () => {
    const { person, calls } = await open();
    await person.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Pintasan papan ketik' })).toBeVisible();
    await person.keyboard('v');
    expect(decisions(calls)).toEqual([]);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await person.keyboard('v');
    expect(decisions(calls)).toEqual([]);
    expect(screen.getByRole('searchbox')).toHaveValue('v');
  });
});

describeInAll('when somebody else was faster', () => {
  const answering = (result: Partial<ReviewDecisionResult>) => {
    const { api } = aServer();
    return {
      ...api,
      'POST /reviews/decisions': {
        data: {
          results: [{ activity_id: 1, outcome: 'refused', message: null, state: null, ...result }],
          counts: reviewCounts(),
        },
      },
    };
  };

  test('says what has happened and offers no undo', async () => {
    const { person } = await open(
      answering({ message: 'Aktivitas ini sudah dikembalikan untuk revisi.', state: 'returned' }),
    );
    await person.keyboard('jv');
    expect(await screen.findByText('Aktivitas ini sudah dikembalikan untuk revisi.')).toBeVisible();
    expect(screen.queryByText('Divalidasi')).not.toBeInTheDocument();
  });

  test('an earlier validation is no mistake', async () => {
    const { person } = await open(answering({ outcome: 'already', state: 'validated' }));
    await person.keyboard('jv');
    expect(await screen.findByText('Sudah divalidasi sebelumnya')).toBeVisible();
  });
});

describeInAll('a double tap', () => {
  const openAt = async () => {
    const time = { now: 5_000 };
    const view = await open(undefined, undefined, <ReviewDeskPage clock={() => time.now} />);
    return { ...view, time };
  };
  const press = (name: RegExp) =>
    screen.getAllByRole('button', { name }).at(0) ?? document.createElement('button');

  test('decides on one activity when it hits Validasi', async () => {
    const { person, calls, time } = await openAt();
    await person.click(press(/^Validasi/));
    await person.click(press(/^Validasi/));
    expect(names()).toEqual(['Uji trunk', 'Pasang kabel']);
    time.now += 400;
    await person.click(press(/^Validasi/));
    expect(names()).toEqual(['Pasang kabel']);
    await waitFor(() => expect(decisions(calls)).toHaveLength(2));
  });

  test('decides nothing when it hits Batal of a comment', async () => {
    const { person, calls } = await openAt();
    await person.click(press(/^Kembalikan/));
    await person.click(press(/^Batal/));
    await person.click(press(/^Validasi/));
    expect(names()).toHaveLength(3);
    expect(decisions(calls)).toEqual([]);
  });

  test('does not apply to keys on a button', async () => {
    const { person, calls } = await openAt();
    await person.click(press(/^Validasi/));
    act(() => press(/^Validasi/).focus());
    await person.keyboard('{Enter}');
    expect(names()).toEqual(['Pasang kabel']);
    await waitFor(() => expect(decisions(calls)).toHaveLength(2));
  });
});

testInAll('an answer that arrives after the desk was left does no harm', async () => {
  const { api } = aServer();
  const decision = held(api['POST /reviews/decisions'] as Stub);
  const { person, calls, unmount } = await open({
    ...api,
    'POST /reviews/decisions': decision.answer,
  });
  await person.keyboard('jv');
  await waitFor(() => expect(decisions(calls)).toHaveLength(1));
  unmount();
  await decision.release();
  expect(decisions(calls)).toHaveLength(1);
});

testInAll('offers to try again when the next rows cannot be read', async () => {
  const { api } = aServer();
  let isDown = false;
  const { person } = await open({
    ...api,
    'GET /reviews': (request) => (isDown ? noConnection() : (api['GET /reviews'] as Stub)(request)),
    'GET /reviews/counts': { data: reviewCounts({ waiting: 8 }) },
    'POST /reviews/decisions': ({ body }) => ({
      data: {
        results: (body as ReviewDecisionsInput).activity_ids.map((activity_id) => ({
          activity_id,
          outcome: 'done',
          message: null,
          state: 'validated',
        })),
        counts: reviewCounts({ waiting: 8 }),
      },
    }),
  });
  await waitFor(() => expect(count('Menunggu')).toBe('8'));
  isDown = true;
  await person.keyboard('jvvv');
  expect(await screen.findByRole('alert')).toHaveTextContent('Terjadi kesalahan saat memuat data.');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

testInAll('the comment of a return stays until the server has stored it', async () => {
  const { api } = aServer();
  const refused = reply(500, {});
  const stored = api['POST /reviews/decisions'] as Stub;
  let answer: Stub = () => refused;
  const stubs = {
    ...api,
    'POST /reviews/decisions': (request: StubRequest) => answer(request),
  };
  const { person, unmount } = await open(stubs);
  await person.keyboard('jrTanpa foto.{Control>}{Enter}{/Control}');
  expect(await within(row(/Konfigurasi VLAN/)).findByText('Draf catatan revisi')).toBeVisible();

  unmount();
  const { person: later } = await open(stubs);
  expect(within(row(/Konfigurasi VLAN/)).getByText('Draf catatan revisi')).toBeVisible();
  await later.keyboard('jr');
  expect(screen.getByRole('textbox', { name: /Catatan revisi/ })).toHaveValue('Tanpa foto.');
  await later.keyboard('{Escape}r');
  expect(screen.getByRole('textbox', { name: /Catatan revisi/ })).toHaveValue('Tanpa foto.');
  answer = stored;
  await later.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(count('Perlu revisi')).toBe('2'));
  expect(Object.keys(localStorage).join()).not.toContain('return-comment-draft');
});

testInAll('a kept comment can be discarded', async () => {
  const { person } = await open();
  await person.keyboard('jrSalah tempat{Escape}r');
  await person.click(screen.getByRole('button', { name: 'Buang draf' }));
  expect(screen.getByRole('textbox', { name: /Catatan revisi/ })).toHaveValue('');
  await person.keyboard('{Escape}');
  await person.click(within(row(/Konfigurasi VLAN/)).getByRole('button', { name: /Kembalikan/ }));
  expect(screen.getByRole('textbox', { name: /Catatan revisi/ })).toHaveValue('');
});

testInAll(
  'a list that was requested before a decision was stored does not bring it back',
  async () => {
    const { api } = aServer();
    const answers: (() => void)[] = [];
    /** The answer at the time of the request, held until it is released. */
    const held = (call: keyof ApiStubs) => (request: StubRequest) => {
      const answer = (api[call] as (request: StubRequest) => object)(request);
      return new Promise<object>((resolve) => {
        answers.push(() => resolve(answer));
      });
    };
    const release = () => answers.shift()?.();
    let isHeld = false;
    const { person, calls } = await open({
      ...api,
      'GET /reviews': (request) =>
        (isHeld ? held('GET /reviews') : (api['GET /reviews'] as () => object))(request),
      'POST /reviews/decisions': (request) => held('POST /reviews/decisions')(request),
    });
    const expectCalls = (path: string, times: number) =>
      waitFor(() => expect(calls.filter((call) => call.path === path)).toHaveLength(times));

    await person.keyboard('jvv');
    await expectCalls('/reviews/decisions', 1);
    release();
    await expectCalls('/reviews/decisions', 2);
    await person.keyboard('v');
    isHeld = true;
    release();
    // The list is read while the third decision is on its way, and answered after it.
    await expectCalls('/reviews', 2);
    await expectCalls('/reviews/decisions', 3);
    await waitFor(() => expect(answers).toHaveLength(2));
    answers.reverse();
    release();
    await waitFor(() => expect(count('Menunggu')).toBe('0'));
    release();
    await expectCalls('/reviews', 3);
    // The counts already show that no activity waits.
    expect(screen.getByText('Semua sudah Anda tinjau!')).toBeVisible();
    release();
    await waitFor(() => expect(answers).toHaveLength(0));
    expect(screen.getByText('Semua sudah Anda tinjau!')).toBeVisible();
  },
);

describeInAll('many at once', () => {
  const chooseAll = async (api?: ApiStubs) => {
    const view = await open(api);
    await view.person.click(screen.getByRole('checkbox', { name: 'Pilih yang tampil (3)' }));
    return view;
  };

  test('summarizes, validates, shows the result and offers the undo', async () => {
    const { person, calls } = await chooseAll();
    await person.click(screen.getByRole('button', { name: 'Validasi 3 aktivitas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Validasi 3 aktivitas' }));
    expect(
      await dialog.findByText('3 aktivitas dari 2 mahasiswa, 1 tanpa absen, 2 tanpa catatan.'),
    ).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Validasi 3 aktivitas' }));
    expect(await dialog.findByText('3 divalidasi.')).toBeVisible();
    expect(dialog.getAllByText('Berhasil divalidasi')).toHaveLength(3);
    await person.click(dialog.getByRole('button', { name: 'Tutup' }));
    expect(await screen.findByText('Semua sudah Anda tinjau!')).toBeVisible();
    await person.keyboard('u');
    expect(await screen.findByText('3 keputusan diurungkan')).toBeVisible();
    expect(decisions(calls).at(-1)).toEqual({ decision: 'undo', activity_ids: [1, 2, 3] });
    expect(await screen.findByRole('article', { name: /Pasang kabel/ })).toBeVisible();
  });

  test('ends on the next row after three keys, and says the result', async () => {
    const { api } = aServer();
    const { person, calls } = await open({
      ...api,
      'GET /reviews/counts': { data: reviewCounts() },
    });
    await person.keyboard('jx{Shift>}{ArrowDown}{/Shift}v');
    expect(await screen.findByRole('button', { name: 'Validasi 2 aktivitas' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Tutup' })).toHaveFocus();
    expect(announced()).toBe('2 divalidasi.');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(calls.filter(({ path }) => path === '/reviews')).toHaveLength(2));
    expect(row(/Pasang kabel/)).toHaveFocus();
    expect(announced()).toBe('2 divalidasi.');
    await person.keyboard('{Enter}');
    expect(within(row(/Pasang kabel/)).getByText('Rencana')).toBeVisible();
  });

  test('returns with one comment and names what was refused', async () => {
    const { api } = aServer();
    const { person, calls } = await chooseAll({
      ...api,
      'POST /reviews/decisions': {
        data: {
          results: [
            { activity_id: 1, outcome: 'done', message: null, state: 'returned' },
            { activity_id: 2, outcome: 'already', message: null, state: 'returned' },
            { activity_id: 3, outcome: 'refused', message: 'Sudah divalidasi.', state: null },
          ],
          counts: reviewCounts(),
        },
      },
    });
    await person.click(screen.getByRole('button', { name: 'Kembalikan 3 aktivitas' }));
    let dialog = within(await screen.findByRole('dialog'));
    const comment = dialog.getByRole('textbox', { name: /Catatan revisi/ });
    await person.click(dialog.getByRole('button', { name: 'Kembalikan 3 aktivitas' }));
    expect(dialog.getByText(/minimal 3 karakter/)).toBeVisible();
    await person.type(comment, 'Lengkapi.');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Kembalikan 3 aktivitas' }));
    dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: /Catatan revisi/ })).toHaveValue('Lengkapi.');
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(
      await dialog.findByText('1 dikembalikan, 1 sudah dikembalikan sebelumnya, 1 ditolak.'),
    ).toBeVisible();
    expect(dialog.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^Sari Dewi · Pasang kabel.*DitolakSudah divalidasi\.$/),
      expect.stringMatching(/Uji trunk.*Sudah dikembalikan$/),
      expect.stringMatching(/Konfigurasi VLAN.*Berhasil dikembalikan$/),
    ]);
    expect(decisions(calls)).toEqual([
      {
        decision: 'return',
        comment: 'Lengkapi.',
        seen_state: 'waiting',
        activity_ids: [1, 2, 3],
      },
    ]);
  });

  test('a lost answer is asked for again with the same key', async () => {
    const { api } = aServer();
    let isDown = true;
    const answer = api['POST /reviews/decisions'] as (request: StubRequest) => object;
    const { person, calls } = await chooseAll({
      ...api,
      'POST /reviews/decisions': (request: StubRequest) =>
        isDown ? noConnection() : answer(request),
    });
    await person.click(screen.getByRole('button', { name: 'Validasi 3 aktivitas' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Validasi 3 aktivitas' }));
    expect(await dialog.findByText(/belum pasti apakah keputusan tersimpan/)).toBeVisible();
    isDown = false;
    await person.click(dialog.getByRole('button', { name: 'Kirim ulang' }));
    expect(await dialog.findByText('3 divalidasi.')).toBeVisible();
    const keys = calls
      .filter(({ path }) => path === '/reviews/decisions')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  test('selects all of the view, beyond the page', async () => {
    const { api } = aServer();
    const { person } = await open({
      ...api,
      'GET /reviews/counts': { data: reviewCounts({ waiting: 40 }) },
      'GET /reviews/selection': {
        data: {
          activity_ids: Array.from({ length: 40 }, (_, index) => index + 1),
          total: 40,
          activities: 40,
          students: 8,
          without_attendance: 0,
          without_log: 0,
        },
      },
    });
    await person.click(
      await screen.findByRole('button', { name: 'Pilih semua 40 di tampilan ini' }),
    );
    expect(await screen.findByRole('button', { name: 'Validasi 40 aktivitas' })).toBeVisible();
  });
});

test('shows what is attended and what has a log on their own, and leaves both with a decision', async () => {
  const { api } = aServer();
  const decision = held(api['POST /reviews/decisions'] as Stub);
  const { person, calls } = await open({
    ...api,
    'GET /reviews/counts': { data: reviewCounts({ attended: 3, handed_in: 1, empty: 252 }) },
    'POST /reviews/decisions': decision.answer,
  });
  await waitFor(() => expect(count('Menunggu')).toBe('3'));
  expect([count('Sudah absen'), count('Catatan dikirim')]).toEqual(['3', '1']);
  await person.click(screen.getByRole('tab', { name: /^Sudah absen/ }));
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ view: 'attended' }));
  await screen.findByRole('article', { name: /Konfigurasi VLAN/ });
  await person.keyboard('jv');
  expect(names()).toEqual(['Uji trunk', 'Pasang kabel']);
  expect([count('Menunggu'), count('Sudah absen')]).toEqual(['2', '2']);
  await decision.release();
});

testInAll('views, search, group and filters are in the URL', async () => {
  const { person, location, calls } = await open(
    { ...aServer().api, 'GET /internships': { data: [] } },
    '/reviews?group=day&student_id=7&date_from=2026-11-01',
  );
  expect(calls.find(({ path }) => path === '/reviews')?.query).toEqual({
    view: 'waiting',
    group: 'day',
    page: '1',
    per_page: '25',
    student_id: '7',
    date_from: '2026-11-01',
  });
  await person.click(screen.getByRole('tab', { name: /^Semua/ }));
  expect(location()).toBe('/reviews?group=day&student_id=7&date_from=2026-11-01&view=all');
});

testInAll('an error can be retried', async () => {
  const { api } = aServer();
  let isDown = true;
  const { person } = renderApp(<ReviewDeskPage />, {
    user: 'mentor',
    path: '/reviews',
    api: {
      ...api,
      'GET /reviews': (request: StubRequest) =>
        isDown
          ? reply(500, { message: 'x' })
          : (api['GET /reviews'] as (request: StubRequest) => object)(request),
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Terjadi kesalahan saat memuat data.');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

describe('undoing a validation by both reviewers', () => {
  const DONE = {
    state: 'validated',
    decided_at: '2026-11-21T10:00:00Z',
    other_review: {
      reviewer: 'mentor',
      name: 'Agus Pratama',
      state: 'validated',
      decided_at: '2026-11-21T10:00:00Z',
    },
    refusals: { validate: 'Sudah.', return: 'Sudah.', undo: null },
  } satisfies Partial<Review>;
  const rows = [
    aReview({ ...DONE, id: 1, name: 'Konfigurasi VLAN', student: BUDI }),
    aReview({ ...DONE, id: 2, name: 'Uji trunk', student: BUDI }),
  ];
  /** Refuses to undo the second activity without a reason, never the first one. */
  const needingReason: ApiStubs = {
    ...aServer(rows).api,
    'POST /reviews/decisions': ({ body }: StubRequest) => {
      const { activity_ids, reason, decision } = body as ReviewDecisionsInput;
      const results = activity_ids.map((activity_id): ReviewDecisionResult => {
        const isRefused = decision === 'undo' && !reason && activity_id === 2;
        return isRefused
          ? {
              activity_id,
              outcome: 'refused',
              needs_reason: true,
              message: 'Tuliskan alasan.',
              state: 'validated',
            }
          : { activity_id, outcome: 'done', message: null, state: 'waiting' };
      });
      return { data: { results, counts: reviewCounts() } };
    },
  };
  const explain = async (person: Awaited<ReturnType<typeof open>>['person']) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Urungkan Validasi' }));
    await person.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Salah orang.');
    await person.click(dialog.getByRole('button', { name: 'Urungkan' }));
    return dialog;
  };

  test('u asks why, and returns to the row', async () => {
    const { person, calls } = await open(needingReason, '/reviews?view=done');
    await person.keyboard('ju');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^Validasi Konfigurasi VLAN · Budi Santoso/)).toBeVisible();
    expect(decisions(calls)).toEqual([]);
    await explain(person);
    expect(await screen.findByText('Validasi diurungkan.')).toBeVisible();
    expect(decisions(calls)).toEqual([
      { decision: 'undo', activity_ids: [1], reason: 'Salah orang.' },
    ]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(row(/Konfigurasi VLAN/)).toHaveFocus();
  });

  testInAll('undoes a recent decision at once, unless the server asks why', async () => {
    const waiting = rows.map(({ id, name, student }) => aReview({ id, name, student }));
    const { person, calls } = await open({ ...needingReason, ...listOf(waiting) });
    await person.keyboard('jvu');
    await waitFor(() => expect(decisions(calls)).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await person.click(row(/Uji trunk/));
    await person.keyboard('vu');
    await explain(person);
    expect(await screen.findByText('Validasi diurungkan.')).toBeVisible();
    expect(decisions(calls).at(-1)).toEqual({
      decision: 'undo',
      activity_ids: [2],
      reason: 'Salah orang.',
    });
  });

  testInAll('many ask once, for those that need it', async () => {
    const waiting = rows.map(({ id, name, student }) => aReview({ id, name, student }));
    const { person, calls } = await open({ ...needingReason, ...listOf(waiting) });
    await person.click(screen.getByRole('checkbox', { name: 'Pilih yang tampil (2)' }));
    await person.click(screen.getByRole('button', { name: 'Validasi 2 aktivitas' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Validasi 2 aktivitas' }));
    await person.click(await dialog.findByRole('button', { name: 'Urungkan' }));
    expect(await screen.findByText('1 keputusan diurungkan')).toBeVisible();
    await explain(person);
    expect(await screen.findByText('Validasi diurungkan.')).toBeVisible();
    expect(decisions(calls).slice(1)).toEqual([
      { decision: 'undo', activity_ids: [1, 2] },
      { decision: 'undo', activity_ids: [2], reason: 'Salah orang.' },
    ]);
  });
});

const listOf = (data: Review[]): ApiStubs => ({
  'GET /reviews': { data, meta: { page: 1, per_page: 25, total: data.length } },
});
