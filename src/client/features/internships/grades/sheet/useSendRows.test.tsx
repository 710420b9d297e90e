import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aStudentRow,
  bodiesOf,
  CREATED,
  cell,
  findCell,
  NAMES,
  openSheet,
  rowOf,
  SCORES,
  storedScores,
} from '@/client/testing/gradeSheet';
import { held } from '@/client/testing/held';
import { aGrade } from '@/client/testing/records/internship';
import { type ApiStubs, noConnection, reply, type StubRequest } from '@/client/testing/stubApi';
import { latestAnnouncement } from '@/client/ui/announcements';
import { STALE_VERSION } from '@/shared/constants/errorCodes';
import { describeInAll, testInAll } from '@/shared/testing/testLevel';

/** Fills the first rows and stores them together. */
const storeRows = async (count: number, api: ApiStubs) => {
  const app = openSheet({}, api);
  await app.person.click(await findCell('Tugas 1', 'Agus Salim'));
  await app.person.paste(Array.from({ length: count }, () => SCORES).join('\n'));
  await app.person.keyboard('{Control>}{Enter}{/Control}');
  return app;
};

/** Opens graded students. */
const openGraded = (count: number, api: ApiStubs) =>
  openSheet(
    {
      rows: Array.from({ length: count }, (_, index) =>
        aStudentRow(
          index + 1,
          NAMES[index] ?? '',
          storedScores({ id: 31 + index, internship_id: index + 1 }),
        ),
      ),
    },
    api,
  );

const reasonOf = (name: string) =>
  screen.getByRole('textbox', { name: `Alasan perubahan, ${name}` });

const accepted = ({ params, body }: StubRequest) => ({
  data: { ...aGrade(), ...(body as object), id: Number(params.id), version: 2 },
});

const saved = (name: string) => within(rowOf(`^${name}`)).findByText('Tersimpan');

describe('what others do meanwhile', () => {
  test('a grade that somebody else has added is a conflict, which is not sent again', async () => {
    const { person, calls } = await storeRows(1, {
      'POST /grades': reply(422, { message: 'x', errors: { course_code: ['Sudah ada'] } }),
      'GET /grades': { data: [aGrade({ internship_id: 1, version: 1, midterm: 65 })] },
    });
    expect(await screen.findByRole('button', { name: 'Bandingkan Agus Salim' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Simpan semua/ }));
    await act(async () => {});
    expect(bodiesOf(calls, 'POST')).toHaveLength(1);
  });

  testInAll('the same score of somebody else needs no choice', async () => {
    const theirs = aGrade({ id: 31, internship_id: 1, midterm: 65, version: 2 });
    const { person, calls } = openGraded(1, {
      'GET /grades': { data: [theirs] },
      'PUT /grades/:id': (request) =>
        (request.body as { version: number }).version === 1
          ? reply(409, { message: 'x', code: STALE_VERSION })
          : accepted(request),
    });
    await person.click(await findCell('UTS', 'Agus Salim'));
    await person.keyboard('65{ArrowRight}95');
    await person.type(reasonOf('Agus Salim'), 'Salah ketik{Enter}');
    expect(await saved('Agus Salim')).toBeVisible();
    expect(bodiesOf(calls, 'PUT').at(-1)).toMatchObject({ midterm: 65, final: 95, version: 2 });
  });

  testInAll('a grade that somebody has deleted can be added again', async () => {
    const { person, calls } = openGraded(1, {
      'GET /grades': { data: [] },
      'PUT /grades/:id': reply(404),
      'POST /grades': CREATED,
    });
    await person.click(await findCell('UTS', 'Agus Salim'));
    await person.keyboard('65{Enter}');
    await person.type(reasonOf('Agus Salim'), 'Salah ketik{Enter}');
    expect(
      await screen.findByText(/^Nilai ini sudah dihapus orang lain\. Kirim ulang/),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Kirim ulang Agus Salim' }));
    await waitFor(() => expect(bodiesOf(calls, 'POST')).toHaveLength(1));
  });
});

describeInAll('the reason', () => {
  test('counts for one change only', async () => {
    const { person } = openGraded(1, { 'PUT /grades/:id': accepted });
    await person.click(await findCell('UTS', 'Agus Salim'));
    await person.keyboard('65{Enter}');
    await person.type(reasonOf('Agus Salim'), 'Salah ketik{Enter}');
    expect(await saved('Agus Salim')).toBeVisible();
    await person.click(cell('UTS', 'Agus Salim'));
    await person.keyboard('66');
    expect(reasonOf('Agus Salim')).toHaveValue('');
  });

  test('replaces no reason of another row', async () => {
    const { person } = openGraded(3, {});
    // Rows with an error wait, with their reason.
    for (const [index, score] of ['101', '102', '65'].entries()) {
      await person.click(await findCell('UTS', NAMES[index] ?? ''));
      await person.keyboard(score);
    }
    await person.type(reasonOf('Agus Salim'), 'Salah ketik');
    await person.type(reasonOf('Budi Santoso'), 'Ujian susulan');
    await person.click(screen.getByRole('button', { name: /^Pakai alasan "Ujian susulan"/ }));
    expect(NAMES.map((name) => (reasonOf(name) as HTMLInputElement).value)).toEqual([
      'Salah ketik',
      'Ujian susulan',
      'Ujian susulan',
    ]);
  });
});

describeInAll('while a row is sent', () => {
  test('what is typed into it stays', async () => {
    const { answer, release } = held(CREATED);
    const { person } = await storeRows(1, { 'POST /grades': answer });
    await person.click(cell('UTS', 'Agus Salim'));
    await person.keyboard('65');
    await release();
    expect(await screen.findByRole('textbox', { name: /^Alasan/ })).toBeVisible();
    expect(cell('UTS', 'Agus Salim')).toHaveValue('65');
  });

  test('a row behind it that has become wrong is not sent', async () => {
    const { answer, release } = held(CREATED);
    const { person, calls } = await storeRows(2, { 'POST /grades': answer });
    await person.click(cell('UTS', 'Budi Santoso'));
    await person.keyboard('101');
    await release();
    expect(await saved('Agus Salim')).toBeVisible();
    expect(await screen.findByText('Periksa: UTS.')).toBeVisible();
    expect(bodiesOf(calls, 'POST')).toHaveLength(1);
  });

  test('the page asks before it is left', async () => {
    const { answer, release } = held(CREATED);
    const { router } = await storeRows(1, { 'POST /grades': answer });
    await act(async () => void router.navigate('/'));
    expect(await screen.findByRole('alertdialog', { name: 'Tinggalkan halaman?' })).toBeVisible();
    await release();
  });
});

describe('without an answer', () => {
  afterEach(() => jest.useRealTimers());

  test('the row is given up after eight seconds, and sent again only on request', async () => {
    const { person, calls } = openSheet(
      {},
      { 'POST /grades': () => new Promise<object>(() => {}), 'GET /grades': { data: [] } },
    );
    await person.click(await findCell('Tugas 1', 'Agus Salim'));
    await person.paste(SCORES);
    jest.useFakeTimers({ advanceTimers: true });
    await person.keyboard('{Enter}');
    await act(() => jest.advanceTimersByTimeAsync(7_000));
    expect(rowOf('Agus Salim')).toHaveTextContent('Menyimpan...');
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(rowOf('Agus Salim')).toHaveTextContent('Server tidak menjawab dalam 8 detik.');
    await person.click(cell('UTS', 'Agus Salim'));
    await person.click(cell('UTS', 'Budi Santoso'));
    await act(async () => {});
    expect(bodiesOf(calls, 'POST')).toHaveLength(1);
  });

  testInAll('a row that was stored says so', async () => {
    await storeRows(1, {
      'POST /grades': noConnection,
      'GET /grades': { data: [aGrade({ internship_id: 1, version: 1 })] },
    });
    expect(await saved('Agus Salim')).toBeVisible();
    await waitFor(() => expect(latestAnnouncement().text).toMatch(/^1 baris tersimpan, 0 belum/));
  });
});

testInAll('the end of the session stops the rows without a word', async () => {
  const { calls, store } = await storeRows(3, {
    'POST /grades': reply(401, { message: 'Sesi berakhir.' }),
    'POST /refresh': reply(401, { message: 'Sesi berakhir.' }),
  });
  await waitFor(() => expect(store.getState().session.user).toBeNull());
  await act(async () => {});
  expect(calls.filter(({ path }) => path === '/grades')).toHaveLength(1);
  expect(latestAnnouncement().text).not.toMatch(/^Nilai .* belum tersimpan/);
});
