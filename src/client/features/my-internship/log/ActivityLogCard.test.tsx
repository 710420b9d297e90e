import { act, screen, waitFor, within } from '@testing-library/react';
import { textDraft } from '@/client/session/textDraft';
import { freezeDate } from '@/client/testing/device';
import { fakeUploads } from '@/client/testing/fakeUploads';
import { aLog, anActivityDetail, aPhoto } from '@/client/testing/records/internship';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, noConnection, reply, type StubRequest } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { describeInAll, testInAll } from '@/shared/testing/testLevel';
import { StudentActivityPage } from '../StudentActivityPage';

const mockShrink = jest.fn(async (file: File) => file);
jest.mock('@/client/ui/photos/shrinkPhoto', () => ({
  shrinkPhoto: (file: File) => mockShrink(file),
}));

const DAY = '2026-11-21';
const DRAFT = textDraft('activity-log-draft', 1, 120);

beforeEach(() => {
  freezeDate(`${DAY}T03:00:00Z`);
  mockShrink.mockClear();
});
afterEach(() => jest.useRealTimers());

/** Opens the page with a server that holds one activity; `api` adds answers to changes. */
const open = (activity = anActivityDetail(), api: ApiStubs = {}) => {
  let stored = activity;
  const change = (changes: Partial<typeof activity>) => {
    stored = { ...stored, ...changes };
    return { data: stored };
  };
  return renderApp(<StudentActivityPage />, {
    user: 'student',
    path: '/student/activities/120',
    route: '/student/activities/:id',
    api: {
      'GET /activities/120': () => ({ data: stored }),
      'PUT /student/activities/120/log': ({ body }) =>
        change({
          log: aLog({
            text: (body as { text: string }).text,
            handed_in_at: null,
            handed_in_version: null,
            days_late: null,
          }),
        }),
      'POST /student/activities/120/log/hand-in': () =>
        change({ log: aLog({ text: stored.log?.text }) }),
      'POST /student/activities/120/photos': () => {
        const photo = aPhoto(stored.photos.length + 1);
        change({ photos: [...stored.photos, photo] });
        return reply(201, { data: photo });
      },
      'DELETE /student/activities/120/photos/:photo': () => {
        change({ photos: [] });
        return { data: { message: 'Dihapus' } };
      },
      ...api,
    },
  });
};

const textArea = () => screen.findByRole('textbox', { name: /kerjakan/ });
const sectionOf = () => within(screen.getByRole('region', { name: 'Catatan kegiatan' }));

const chooseFiles = async (
  person: ReturnType<typeof open>['person'],
  ...files: readonly File[]
) => {
  await textArea();
  await person.upload(screen.getByLabelText('Pilih foto', { selector: 'input' }), [...files]);
};

const photoFile = (name = 'rak.png') => new File(['x'], name, { type: 'image/png' });

testInAll('appears from the day of the activity on', async () => {
  open(anActivityDetail({ date: '2026-11-22' }));
  expect(await screen.findByRole('heading', { name: 'Konfigurasi VLAN' })).toBeVisible();
  expect(screen.queryByText('Catatan kegiatan')).not.toBeInTheDocument();
});

testInAll('saves a draft and then hands it in', async () => {
  const { person, calls } = open();
  await person.type(await textArea(), 'Membuat tiga VLAN.');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await expectToast('status', 'Catatan tersimpan.');
  expect(await sectionOf().findByText('Draf')).toBeVisible();
  expect(DRAFT.read()).toBeNull();

  await person.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(await sectionOf().findByText('Dikirim')).toBeVisible();
  expect(calls.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
    '/student/activities/120/log',
    // The unchanged text, which the server compares with the stored one.
    '/student/activities/120/log',
    '/student/activities/120/log/hand-in',
  ]);
});

testInAll("'Kirim' saves first what has been typed", async () => {
  const { person, calls } = open();
  await person.type(await textArea(), 'Membuat tiga VLAN.');
  await person.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(await sectionOf().findByText('Dikirim')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    text: 'Membuat tiga VLAN.',
    version: 0,
  });
});

testInAll('must not be empty or too long', async () => {
  const { person, calls } = open();
  await person.click(await screen.findByRole('button', { name: 'Kirim' }));
  expect(await screen.findByText('Catatan kegiatan wajib diisi')).toBeVisible();
  expect(await textArea()).toHaveFocus();
  await person.click(await textArea());
  await person.paste('a'.repeat(5001));
  await person.tab();
  expect(await screen.findByText('Catatan kegiatan maksimal 5000 karakter')).toBeVisible();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

testInAll(
  'keeps typed text on the device, shows it after a reload and offers to discard it',
  async () => {
    const { person, unmount } = open(anActivityDetail({ log: aLog() }));
    await person.type(await textArea(), ' Lalu mengujinya.');
    expect(screen.getByText('Belum tersimpan. Draf disimpan di perangkat ini.')).toBeVisible();
    unmount();

    const again = open(anActivityDetail({ log: aLog() }));
    expect(await textArea()).toHaveValue('Membuat tiga VLAN. Lalu mengujinya.');
    expect(screen.getByText('Ini draf dari perangkat ini yang belum tersimpan.')).toBeVisible();
    await again.person.click(screen.getByRole('button', { name: 'Buang draf' }));
    const dialog = await screen.findByRole('alertdialog');
    await again.person.click(within(dialog).getByRole('button', { name: 'Buang draf' }));
    await waitFor(async () => expect(await textArea()).toHaveValue('Membuat tiga VLAN.'));
    expect(DRAFT.read()).toBeNull();
    expect(screen.queryByText(/^Ini draf/)).not.toBeInTheDocument();
  },
);

testInAll.each([
  [
    'without a network',
    noConnection,
    'Tulisan Anda tetap ada di perangkat ini. Silakan coba lagi.',
  ],
  [
    'when a reviewer was faster',
    () => reply(409, { message: 'Catatan tidak dapat diubah karena aktivitas sudah divalidasi.' }),
    'Catatan tidak dapat diubah karena aktivitas sudah divalidasi.',
  ],
])('%s, the draft is kept and the reason shown', async (_when, answer, reason) => {
  const { person } = open(undefined, { 'PUT /student/activities/120/log': answer });
  await person.type(await textArea(), 'Membuat tiga VLAN.');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await expectToast('alert', 'Catatan belum tersimpan', reason);
  expect(DRAFT.read()).toBe('Membuat tiga VLAN.');
  expect(await textArea()).toHaveValue('Membuat tiga VLAN.');
});

describeInAll('a log stored from another tab or device meanwhile', () => {
  const ELSEWHERE = 'Catatan ini sudah disimpan dari tab atau perangkat lain';
  const REFUSED = `${ELSEWHERE}. Pilih tulisan yang dipakai.`;

  /** Opens a draft on top of version 1, while the server has version 2. */
  const openStale = async () => {
    let log = aLog();
    const opened = open(undefined, {
      'GET /activities/120': () => ({ data: anActivityDetail({ log }) }),
      'PUT /student/activities/120/log': ({ body }) => {
        const { text, version } = body as { text: string; version: number };
        if (version !== log.version) return reply(409, { code: 'stale_version', message: 'Basi' });
        log = aLog({ text, version: version + 1 });
        return { data: anActivityDetail({ log }) };
      },
    });
    await opened.person.type(await textArea(), ' Dari laptop.');
    log = aLog({ text: 'Dari ponsel.', version: 2 });
    await opened.person.click(screen.getByRole('button', { name: 'Simpan' }));
    await expectToast('alert', 'Catatan belum tersimpan', REFUSED);
    expect(await screen.findByText('Dari ponsel.')).toBeVisible();
    return opened;
  };

  test('replaces nothing before the student has chosen', async () => {
    const { person } = await openStale();
    expect(await textArea()).toHaveValue('Membuat tiga VLAN. Dari laptop.');
    await person.click(screen.getByRole('button', { name: 'Pakai tulisan saya' }));
    expect(await textArea()).toHaveFocus();
    expect(screen.queryByText(ELSEWHERE)).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    await expectToast('status', 'Catatan tersimpan.');
    expect(await textArea()).toHaveValue('Membuat tiga VLAN. Dari laptop.');
  });

  test('can take the place of the typed text', async () => {
    const { person } = await openStale();
    await person.click(screen.getByRole('button', { name: 'Pakai yang tersimpan' }));
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Buang draf' }));
    await waitFor(async () => expect(await textArea()).toHaveValue('Dari ponsel.'));
    expect(screen.queryByText(ELSEWHERE)).not.toBeInTheDocument();
    expect(DRAFT.read()).toBeNull();
  });

  test('passes for the same text whose answer was lost', async () => {
    let log = aLog();
    let isLost = true;
    const { person, calls } = open(undefined, {
      'GET /activities/120': () => ({ data: anActivityDetail({ log }) }),
      'PUT /student/activities/120/log': ({ body }) => {
        const { text, version } = body as { text: string; version: number };
        if (version !== log.version) return reply(409, { code: 'stale_version', message: 'Basi' });
        log = aLog({ text, version: version + 1 });
        if (!isLost) return { data: anActivityDetail({ log }) };
        isLost = false;
        return noConnection();
      },
    });
    await person.type(await textArea(), ' Lalu');
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    await expectToast('alert', 'Catatan belum tersimpan');
    await person.type(await textArea(), ' mengujinya.');
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    await expectToast('status', 'Catatan tersimpan.');
    expect(screen.queryByText(ELSEWHERE)).not.toBeInTheDocument();
    expect(
      calls
        .filter(({ method }) => method === 'PUT')
        .map(({ body }) => (body as { version: number }).version),
    ).toEqual([1, 1, 2]);
  });

  test('shows beside a draft that was based on an older one', async () => {
    DRAFT.write('Dari laptop.', 1);
    open(anActivityDetail({ log: aLog({ text: 'Dari ponsel.', version: 2 }) }));
    expect(await textArea()).toHaveValue('Dari laptop.');
    expect(screen.getByText(ELSEWHERE)).toBeVisible();
  });

  test('hands in no text that the student has not seen', async () => {
    const { person, calls } = open(anActivityDetail({ log: aLog({ handed_in_at: null }) }), {
      'PUT /student/activities/120/log': reply(409, { code: 'stale_version', message: 'Basi' }),
    });
    await textArea();
    await person.click(screen.getByRole('button', { name: 'Kirim' }));
    await expectToast('alert', 'Catatan belum tersimpan', REFUSED);
    expect(calls.map(({ method }) => method)).not.toContain('POST');
  });
});

describe('another tab of this browser', () => {
  /** The event by which a tab learns what another one has written. */
  const tellOfOtherTab = () =>
    act(() =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'activity-log-draft-1-120' })),
    );

  testInAll('shows the same draft', async () => {
    const { person } = open();
    await textArea();
    DRAFT.write('Dari tab lain.', 0);
    tellOfOtherTab();
    await waitFor(async () => expect(await textArea()).toHaveValue('Dari tab lain.'));
    await person.type(await textArea(), ' Lalu di sini.');
    expect(DRAFT.read()).toBe('Dari tab lain. Lalu di sini.');
  });

  test('does not write back an older text while the person types there', async () => {
    open();
    await textArea();
    DRAFT.write('Dari', 0);
    tellOfOtherTab();
    DRAFT.write('Dari tab', 0);
    await waitFor(async () => expect(await textArea()).toHaveValue('Dari'));
    expect(DRAFT.read()).toBe('Dari tab');
  });

  testInAll('shows the stored log once the other one has saved it', async () => {
    let log = aLog();
    const { person } = open(undefined, {
      'GET /activities/120': () => ({ data: anActivityDetail({ log }) }),
    });
    await person.type(await textArea(), ' Lalu mengujinya.');
    log = aLog({ text: 'Membuat tiga VLAN. Lalu mengujinya.', version: 2 });
    DRAFT.clear();
    tellOfOtherTab();
    await waitFor(() => expect(screen.getByText(/^Tersimpan/)).toBeVisible());
    await waitFor(async () => expect(await textArea()).toHaveValue(log.text));
    expect(DRAFT.read()).toBeNull();
  });
});

testInAll('a session that has expired keeps the draft', async () => {
  const { person, store } = open(undefined, {
    'PUT /student/activities/120/log': reply(401, { message: 'Sesi berakhir' }),
    'POST /refresh': reply(401, { message: 'Sesi berakhir' }),
  });
  await person.type(await textArea(), 'Membuat tiga VLAN.');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(store.getState().session.user).toBeNull());
  expect(DRAFT.read()).toBe('Membuat tiga VLAN.');
});

testInAll('stays open while loading the activity again fails', async () => {
  let isDown = false;
  const { person } = open(undefined, {
    'GET /activities/120': () => (isDown ? noConnection() : { data: anActivityDetail() }),
  });
  await person.type(await textArea(), 'Membuat tiga VLAN.');
  isDown = true;
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await expectToast('status', 'Catatan tersimpan.');
  expect(await sectionOf().findByText('Draf')).toBeVisible();
  expect(DRAFT.read()).toBeNull();
});

test('a late log says how late it is', async () => {
  open(anActivityDetail({ date: '2026-11-18', log: aLog({ days_late: 3 }) }));
  expect(await screen.findByText('Dikirim 3 hari kemudian')).toBeVisible();
  expect(screen.getByText('Dikirim')).toBeVisible();
});

test.each([
  ['while the student may change it', {}],
  ['once validated', { validated_at_by_mentor: '2026-11-21T10:00:00Z' }],
])('shows both times of a log and a photo that arrived later, %s', async (_when, validated) => {
  const log = aLog({
    written_at: '2026-11-21T00:05:00.000Z',
    written_received_at: '2026-11-21T06:07:00.000Z',
  });
  const photo = aPhoto(1, {
    made_at: '2026-11-21T03:05:00.000Z',
    created_at: '2026-11-21T06:08:00.000Z',
  });
  open(anActivityDetail({ log, photos: [photo], ...validated }));
  expect(
    await screen.findByText(
      'Catatan ditulis 21 Nov 2026, 07:05 · Terkirim belakangan (6 jam), diterima 21 Nov 2026, 13:07',
    ),
  ).toBeVisible();
  expect(
    screen.getByText(
      'Foto 1 ditambahkan 21 Nov 2026, 10:05 · Terkirim belakangan (3 jam), diterima 21 Nov 2026, 13:08',
    ),
  ).toBeVisible();
});

test('becomes read-only once validated', async () => {
  open(
    anActivityDetail({
      log: aLog(),
      photos: [aPhoto()],
      validated_at_by_mentor: '2026-11-21T10:00:00Z',
    }),
  );
  expect(await screen.findByText('Membuat tiga VLAN.')).toBeVisible();
  expect(screen.getByText('Divalidasi')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Buka foto 1' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Kirim' })).not.toBeInTheDocument();
});

test('becomes read-only once the period is closed', async () => {
  open(anActivityDetail({ log: aLog(), closed_by: 'period' }));
  expect(await screen.findByText('Membuat tiga VLAN.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

testInAll('a draft that was too late stays readable until it is discarded', async () => {
  DRAFT.write('Membuat tiga VLAN dan mengujinya.');
  const { person } = open(
    anActivityDetail({ log: aLog(), validated_at_by_mentor: '2026-11-21T10:00:00Z' }),
  );
  expect(await screen.findByText('Membuat tiga VLAN dan mengujinya.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Buang draf' }));
  expect(screen.queryByText('Membuat tiga VLAN dan mengujinya.')).not.toBeInTheDocument();
  expect(screen.getByText('Membuat tiga VLAN.')).toBeVisible();
  expect(DRAFT.read()).toBeNull();
});

testInAll('can be changed after a return, with the comment of the reviewer', async () => {
  const step = (id: number, comment: string) => ({
    id,
    kind: 'returned',
    reviewer: 'lecturer',
    actor: { name: 'Dewi Lestari, M.Kom.', role: 'lecturer' },
    comment,
    log: null,
    at: '2026-11-21T10:00:00Z',
  });
  open(
    anActivityDetail({
      log: aLog(),
      validated_at_by_mentor: '2026-11-21T09:30:00Z',
      returned_at_by_lecturer: '2026-11-21T10:00:00Z',
    }),
    {
      'GET /activities/120/steps': {
        data: [step(1, 'Terlalu singkat.'), step(2, 'Sebutkan perangkatnya.')],
      },
    },
  );
  // The history of the page has all comments.
  expect(await screen.findAllByText('Sebutkan perangkatnya.')).toHaveLength(2);
  const card = sectionOf();
  expect(card.getByText('Sebutkan perangkatnya.')).toBeVisible();
  expect(card.queryByText('Terlalu singkat.')).not.toBeInTheDocument();
  expect(card.getByText('Dikembalikan oleh Dewi Lestari, M.Kom.')).toBeVisible();
  expect(card.getByText('Dikembalikan')).toBeVisible();
  expect(await textArea()).toBeEnabled();
});

describe('photos', () => {
  const answered = () => {
    let answer: (value: object) => void = () => {};
    const promise = new Promise<object>((resolve) => {
      answer = resolve;
    });
    return { promise, answer };
  };

  testInAll('shrink, show the progress of their upload and appear', async () => {
    const uploads = fakeUploads();
    const { promise, answer } = answered();
    const sent: StubRequest[] = [];
    let photos = [] as ReturnType<typeof aPhoto>[];
    const { person } = open(undefined, {
      'GET /activities/120': () => ({ data: anActivityDetail({ photos }) }),
      'POST /student/activities/120/photos': (request) => {
        sent.push(request);
        return promise;
      },
    });
    mockShrink.mockResolvedValueOnce(new File(['small'], 'rak.jpg', { type: 'image/jpeg' }));
    await chooseFiles(person, photoFile());

    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => uploads.report(0.4));
    expect(await screen.findByText('Mengirim 40%')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Mengirim rak.png' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    act(() => uploads.report(1));
    expect(await screen.findByText('Menyimpan…')).toBeVisible();

    photos = [aPhoto()];
    answer(reply(201, { data: aPhoto() }));
    expect(await screen.findByRole('button', { name: 'Buka foto 1' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    const form = sent[0]?.body as FormData;
    expect((form.get('photo') as File).name).toBe('rak.jpg');
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
  });

  testInAll('stay after a failure, to be sent again with the same key or discarded', async () => {
    fakeUploads();
    const keys: (string | null)[] = [];
    let isDown = true;
    const { person } = open(undefined, {
      'POST /student/activities/120/photos': ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return isDown ? noConnection() : reply(409, { message: 'Sudah ada dua foto.' });
      },
    });
    await chooseFiles(person, photoFile());
    expect(await screen.findByText('Belum terkirim. Periksa koneksi Anda.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'rak.png' })).toBeVisible();

    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Sudah ada dua foto.')).toBeVisible();
    expect(keys[1]).toBe(keys[0]);
    await person.click(screen.getByRole('button', { name: 'Buang' }));
    expect(screen.queryByRole('img', { name: 'rak.png' })).not.toBeInTheDocument();
  });

  test('a photo is not taken for stored by the answer of another network', async () => {
    fakeUploads();
    const { person } = open(undefined, {
      'POST /student/activities/120/photos': () => new Response(null, { status: 204 }),
    });
    await chooseFiles(person, photoFile());
    expect(await screen.findByText('Belum terkirim. Periksa koneksi Anda.')).toBeVisible();
    expect(screen.queryByText('Foto tersimpan.')).not.toBeInTheDocument();
  });

  testInAll('can be cancelled while they are sent', async () => {
    const uploads = fakeUploads();
    const { promise, answer } = answered();
    let isAsked = false;
    const { person } = open(undefined, {
      'POST /student/activities/120/photos': () => {
        isAsked = true;
        return promise;
      },
    });
    await chooseFiles(person, photoFile());
    await waitFor(() => expect(isAsked).toBe(true));
    await person.click(await screen.findByRole('button', { name: 'Batal' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(uploads.cancelled()).toBe(1);
    answer({});
    expect(await screen.findByRole('button', { name: 'Pilih foto' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('can be cancelled while they shrink', async () => {
    let shrunk: (photo: File) => void = () => {};
    const shrinking = new Promise<File>((resolve) => {
      shrunk = resolve;
    });
    mockShrink.mockReturnValueOnce(shrinking);
    const { person, calls } = open();
    await chooseFiles(person, photoFile());
    expect(await screen.findByText('Menyiapkan…')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Batal' }));
    await act(async () => shrunk(photoFile()));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  testInAll('number two at most', async () => {
    fakeUploads();
    const { person, calls } = open();
    await chooseFiles(person, photoFile('a.png'), photoFile('b.png'), photoFile('c.png'));
    expect(await screen.findByText('1 foto tidak ditambahkan: paling banyak 2.')).toBeVisible();
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Pilih foto' })).not.toBeInTheDocument();
  });

  testInAll('lets only one be chosen beside another', async () => {
    fakeUploads();
    const { person, calls } = open(anActivityDetail({ photos: [aPhoto(1)] }));
    await chooseFiles(person, photoFile('a.png'), photoFile('b.png'));
    expect(await screen.findByRole('button', { name: 'Buka foto 2' })).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Pilih foto' })).not.toBeInTheDocument();
  });

  testInAll('that the server cannot read say so, and the others arrive', async () => {
    fakeUploads();
    const { person } = open(undefined, {
      'POST /student/activities/120/photos': ({ body }) => {
        const { name } = (body as FormData).get('photo') as File;
        return name === 'rak.png'
          ? reply(201, { data: aPhoto() })
          : reply(422, { message: 'Data tidak valid.', errors: { photo: ['Foto harus JPG.'] } });
      },
    });
    await chooseFiles(person, photoFile('IMG_1.heic'), photoFile());
    expect(await screen.findByText('Foto harus JPG.')).toBeVisible();
    await expectToast('status', 'Foto tersimpan.');
    expect(screen.getByRole('img', { name: 'IMG_1.heic' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'rak.png' })).not.toBeInTheDocument();
  });

  testInAll('disappear after a confirmed deletion', async () => {
    const { person } = open(anActivityDetail({ photos: [aPhoto(1)] }));
    await person.click(await screen.findByRole('button', { name: 'Hapus foto 1' }));
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Buka foto 1' })).not.toBeInTheDocument(),
    );
  });

  testInAll('open large in a dialog', async () => {
    const { person } = open(anActivityDetail({ photos: [aPhoto(1), aPhoto(2)] }));
    await person.click(await screen.findByRole('button', { name: 'Buka foto 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Foto 2 dari 2' });
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', aPhoto(2).url);
    await person.click(within(dialog).getByRole('button', { name: 'Sebelumnya' }));
    expect(within(dialog).getByRole('img', { name: 'Foto kegiatan 1' })).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
