import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aStudentRow,
  bodiesOf,
  COURSE,
  CREATED,
  cell,
  findCell,
  NAMES,
  openSheet,
  rowOf,
  SCORES,
  storedScores,
} from '@/client/testing/gradeSheet';
import { aGrade } from '@/client/testing/records/internship';
import { type ApiStubs, noConnection, reply } from '@/client/testing/stubApi';
import { latestAnnouncement } from '@/client/ui/announcements';
import { STALE_VERSION } from '@/shared/constants/errorCodes';
import { describeInAll, testInAll } from '@/shared/testing/testLevel';

const keptDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('grade-draft'));

describe('a row', () => {
  testInAll('shows its total while it is typed, and is stored when it is left', async () => {
    const { person, calls } = openSheet({}, { 'POST /grades': CREATED });
    await person.click(await findCell('Tugas 1', 'Agus Salim'));
    await person.keyboard('80{Tab}70{Tab}60{Tab}90{Tab}50,5');
    // 8 + 10.5 + 15 + 27 + 10.1
    expect(rowOf('Agus Salim')).toHaveTextContent('70,60B');
    expect(bodiesOf(calls, 'POST')).toEqual([]);
    await person.tab();
    expect(await within(rowOf('Agus Salim')).findByText('Tersimpan')).toBeVisible();
    expect(bodiesOf(calls, 'POST')).toEqual([
      {
        internship_id: 1,
        course_code: COURSE.code,
        assignment_1: 80,
        assignment_2: 70,
        midterm: 60,
        final: 90,
        other: 50.5,
      },
    ]);
    expect(cell('Tugas 1', 'Budi Santoso')).toHaveFocus();
    expect(latestAnnouncement().text).toBe('Nilai Agus Salim tersimpan.');
    expect(keptDrafts()).toEqual([]);
  });

  testInAll('names what is missing or wrong, and waits', async () => {
    const { person, calls } = openSheet();
    await person.click(await findCell('Tugas 1', 'Agus Salim'));
    await person.keyboard('101{Tab}70{Enter}');
    expect(rowOf('Agus Salim')).toHaveTextContent(
      'Belum lengkap: UTS, UAS, Lainnya. Periksa: Tugas 1.',
    );
    expect(cell('Tugas 1', 'Agus Salim')).toBeInvalid();
    expect(cell('Tugas 1', 'Agus Salim')).toHaveAccessibleDescription('Nilai tugas 1 maksimal 100');
    expect(cell('UTS', 'Agus Salim')).toHaveAccessibleDescription('Nilai UTS wajib diisi');
    await person.click(screen.getByRole('button', { name: '1 baris perlu diperiksa' }));
    expect(cell('Tugas 1', 'Agus Salim')).toHaveFocus();
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(bodiesOf(calls, 'POST')).toEqual([]);
  });

  test('that changes a stored grade needs a reason, which others can share', async () => {
    const rows = [1, 2].map((id) =>
      aStudentRow(id, NAMES[id - 1] ?? '', storedScores({ id: 30 + id, internship_id: id })),
    );
    const { person, calls } = openSheet(
      { rows },
      {
        'PUT /grades/:id': ({ params, body }) => ({
          data: { ...aGrade(), ...(body as object), id: Number(params.id), version: 2 },
        }),
      },
    );
    await person.click(await findCell('UTS', 'Agus Salim'));
    await person.keyboard('61{Enter}62{Enter}');
    expect(rowOf('^Agus Salim')).toHaveTextContent('Isi alasan perubahan.');
    expect(bodiesOf(calls, 'PUT')).toEqual([]);
    await person.type(
      screen.getByRole('textbox', { name: 'Alasan perubahan, Agus Salim' }),
      'Salah ketik',
    );
    await person.click(
      screen.getByRole('button', { name: 'Pakai alasan "Salah ketik" untuk 1 baris lain' }),
    );
    await person.click(screen.getByRole('button', { name: /^Simpan semua/ }));
    expect(await screen.findByText('2 dari 2 sudah dinilai.')).toBeVisible();
    expect(bodiesOf(calls, 'PUT')).toEqual([
      expect.objectContaining({ midterm: 61, reason: 'Salah ketik', version: 1 }),
      expect.objectContaining({ midterm: 62, reason: 'Salah ketik', version: 1 }),
    ]);
  });

  testInAll('keeps the focus when its reason is gone', async () => {
    const { person } = openSheet(
      { rows: [aStudentRow(1, 'Agus Salim', storedScores({ internship_id: 1 }))] },
      { 'PUT /grades/:id': ({ body }) => ({ data: { ...aGrade(), ...(body as object) } }) },
    );
    await person.click(await findCell('UTS', 'Agus Salim'));
    await person.keyboard('61{Enter}');
    await person.type(screen.getByRole('textbox', { name: /^Alasan/ }), 'Salah ketik');
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(await within(rowOf('Agus Salim')).findByText('Tersimpan')).toBeVisible();
    await waitFor(() => expect(cell('Tugas 1', 'Agus Salim')).toHaveFocus());
  });
});

describe('a row that could not be stored', () => {
  const fill = async (api: ApiStubs) => {
    const app = openSheet({}, api);
    await app.person.click(await findCell('Tugas 1', 'Agus Salim'));
    await app.person.paste(SCORES);
    await app.person.keyboard('{Enter}');
    return app;
  };

  testInAll('stays with the reason, and is sent again with the same key', async () => {
    let answer: () => object = noConnection;
    const { person, calls } = await fill({
      'POST /grades': () => answer(),
      'GET /grades': { data: [] },
    });
    expect(await within(rowOf('Agus Salim')).findByText('Koneksi terputus.')).toBeVisible();
    answer = () => CREATED;
    act(() => screen.getByRole('button', { name: 'Kirim ulang Agus Salim' }).focus());
    await person.keyboard('{Enter}');
    expect(cell('Tugas 1', 'Agus Salim')).toHaveFocus();
    expect(await within(rowOf('Agus Salim')).findByText('Tersimpan')).toBeVisible();
    const keys = calls
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  testInAll('counts as stored if only the answer was lost', async () => {
    await fill({
      'POST /grades': noConnection,
      'GET /grades': { data: [aGrade({ internship_id: 1, version: 1 })] },
    });
    expect(await within(rowOf('Agus Salim')).findByText('Tersimpan')).toBeVisible();
  });

  testInAll('says why the server refused it', async () => {
    await fill({
      'POST /grades': reply(409, { message: 'Periode ini sudah ditutup.' }),
      'GET /grades': { data: [] },
    });
    expect(
      await within(rowOf('Agus Salim')).findByText('Periode ini sudah ditutup.'),
    ).toBeVisible();
  });

  testInAll('holds back the rows behind it', async () => {
    const { person, calls } = openSheet(
      {},
      { 'POST /grades': noConnection, 'GET /grades': noConnection },
    );
    await person.click(await findCell('Tugas 1', 'Agus Salim'));
    await person.paste([SCORES, SCORES, SCORES].join('\n'));
    await person.click(screen.getByRole('button', { name: 'Simpan semua (3)' }));
    expect(await screen.findAllByText('Koneksi terputus.')).toHaveLength(3);
    expect(bodiesOf(calls, 'POST')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Kirim ulang Agus Salim' })).toHaveFocus();
  });

  test('compares the scores of another person, and stores those that are chosen', async () => {
    const theirs = storedScores({ internship_id: 1, midterm: 65, version: 2 });
    const { person, calls } = openSheet(
      { rows: [aStudentRow(1, 'Agus Salim', storedScores({ internship_id: 1 }))] },
      {
        'GET /grades': { data: [{ ...aGrade(), ...theirs }] },
        'GET /grades/:id/history': { data: [], meta: { total: 0 } },
        'PUT /grades/:id': ({ body }) =>
          (body as { version: number }).version === 1
            ? reply(409, { message: 'x', code: STALE_VERSION })
            : { data: { ...aGrade(), ...(body as object), version: 3 } },
      },
    );
    await person.click(await findCell('UTS', 'Agus Salim'));
    await person.keyboard('70{Enter}');
    await person.type(screen.getByRole('textbox', { name: /^Alasan/ }), 'Salah ketik{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Bandingkan Agus Salim' }));
    const dialog = await screen.findByRole('dialog', { name: 'Data ini sudah diubah orang lain' });
    expect(within(dialog).getByText('Sekarang: 65')).toBeVisible();
    await person.click(within(dialog).getByRole('radio', { name: /Pakai isian saya/ }));
    await person.click(within(dialog).getByRole('button', { name: 'Simpan lagi' }));
    expect(await within(rowOf('Agus Salim')).findByText('Tersimpan')).toBeVisible();
    expect(bodiesOf(calls, 'PUT').at(-1)).toMatchObject({
      midterm: 70,
      version: 2,
      reason: 'Salah ketik',
    });
  });
});

describeInAll('a draft', () => {
  test('comes back after the page has been left, until it is discarded', async () => {
    const { person, unmount } = openSheet();
    await person.click(await findCell('Tugas 1', 'Agus Salim'));
    await person.keyboard('80{Tab}7');
    unmount();
    const again = openSheet();
    expect(await findCell('Tugas 2', 'Agus Salim')).toHaveValue('7');
    expect(cell('Tugas 1', 'Agus Salim')).toHaveValue('80');
    expect(
      screen.getByText('1 baris berasal dari draf di perangkat ini dan belum tersimpan.'),
    ).toBeVisible();
    await again.person.click(screen.getByRole('button', { name: 'Buang draf' }));
    await again.person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Buang draf' }),
    );
    await waitFor(() => expect(cell('Tugas 1', 'Agus Salim')).toHaveValue(''));
    expect(keptDrafts()).toEqual([]);
  });

  test('meets the scores that somebody has stored meanwhile', async () => {
    const { person, unmount } = openSheet();
    await person.click(await findCell('Tugas 1', 'Agus Salim'));
    await person.keyboard('80');
    unmount();
    openSheet({ rows: [aStudentRow(1, 'Agus Salim', storedScores({ assignment_1: 75 }))] });
    expect(await screen.findByRole('button', { name: 'Bandingkan Agus Salim' })).toBeVisible();
  });

  test('meets the grade over which it was typed in the comparison', async () => {
    const { person, unmount } = openSheet({
      rows: [aStudentRow(1, 'Agus Salim', storedScores())],
    });
    await person.click(await findCell('UTS', 'Agus Salim'));
    await person.keyboard('70');
    unmount();
    const again = openSheet(
      { rows: [aStudentRow(1, 'Agus Salim', storedScores({ midterm: 65, version: 2 }))] },
      { 'GET /grades/:id/history': { data: [], meta: { total: 0 } } },
    );
    await again.person.click(await screen.findByRole('button', { name: 'Bandingkan Agus Salim' }));
    const dialog = await screen.findByRole('dialog', { name: 'Data ini sudah diubah orang lain' });
    expect(within(dialog).getByText('Sekarang: 65')).toBeVisible();
  });

  test('disappears when its scores are stored already', async () => {
    const { person, unmount } = openSheet();
    await person.click(await findCell('Tugas 1', 'Agus Salim'));
    await person.paste(SCORES);
    unmount();
    openSheet({ rows: [aStudentRow(1, 'Agus Salim', storedScores({ internship_id: 1 }))] });
    expect(await findCell('UTS', 'Agus Salim')).toHaveValue('60');
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Bandingkan/ })).not.toBeInTheDocument();
  });

  test('makes room for the scores that are stored by then, and for nothing else', async () => {
    const { person, unmount } = openSheet();
    await person.click(await findCell('Tugas 1', 'Agus Salim'));
    await person.keyboard('80');
    unmount();
    const again = openSheet({
      rows: [
        aStudentRow(1, 'Agus Salim', storedScores({ assignment_1: 75 })),
        aStudentRow(2, 'Budi Santoso'),
      ],
    });
    await again.person.click(await findCell('Tugas 1', 'Budi Santoso'));
    await again.person.keyboard('90');
    await again.person.click(screen.getByRole('button', { name: 'Buang draf' }));
    await again.person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Buang draf' }),
    );
    await waitFor(() => expect(cell('Tugas 1', 'Agus Salim')).toHaveValue('75'));
    expect(cell('Tugas 1', 'Budi Santoso')).toHaveValue('90');
  });

  test('belongs to one user', async () => {
    const { person, unmount } = openSheet();
    await person.click(await findCell('Tugas 1', 'Agus Salim'));
    await person.keyboard('80');
    unmount();
    for (const key of keptDrafts()) {
      localStorage.setItem(key.replace('grade-draft-1-', 'grade-draft-2-'), localStorage[key]);
      localStorage.removeItem(key);
    }
    expect(keptDrafts()).toHaveLength(1);
    openSheet();
    expect(await findCell('Tugas 1', 'Agus Salim')).toHaveValue('');
  });

  test('goes without a promise in a browser that keeps none', async () => {
    const { person, router } = openSheet();
    await person.click(await findCell('Tugas 1', 'Agus Salim'));
    const store = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await person.keyboard('80');
    expect(screen.getByText('0 dari 3 sudah dinilai. 1 baris belum tersimpan.')).toBeVisible();
    await person.click(screen.getByRole('columnheader', { name: 'Mahasiswa' }));
    await act(async () => void router.navigate('/'));
    const question = await screen.findByRole('alertdialog', { name: 'Tinggalkan halaman?' });
    expect(question).not.toHaveTextContent('draf di perangkat ini');
    store.mockRestore();
  });

  test('makes the page ask before it is left', async () => {
    const { person, router } = openSheet();
    await person.click(await findCell('Tugas 1', 'Agus Salim'));
    await person.keyboard('80');
    await person.click(screen.getByRole('columnheader', { name: 'Mahasiswa' }));
    await act(async () => void router.navigate('/'));
    const question = await screen.findByRole('alertdialog', { name: 'Tinggalkan halaman?' });
    expect(question).toHaveTextContent(
      'Baris yang belum tersimpan tetap ada sebagai draf di perangkat ini.',
    );
  });
});
