import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportCheckedRow, ImportCheckInput, ImportInput } from '@/client/api/api';
import { anImportFile, importColumn as column } from '@/client/testing/records/importFile';
import { onceSettled, settled, settleLeftovers } from '@/client/testing/records/leftovers';
import {
  confirmed,
  confirmPastDays,
  declinePastDays,
  onceConfirmed,
} from '@/client/testing/records/verdictChanges';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, noConnection, reply, type StubRequest } from '@/client/testing/stubApi';
import { PHONE_QUERY } from '@/shared/constants/screen';
import type { Role } from '@/shared/permissions';
import { few, testInAll } from '@/shared/testing/testLevel';
import { SILENCE_MS } from './createSilence';
import { ImportPage } from './ImportPage';

// The data grid renders slowly on a busy machine.
const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

const COLUMNS = [
  column('nim', 'NIM', { type: 'identifier' }),
  column('name', 'Nama'),
  column('gender', 'Jenis Kelamin', {
    type: 'choice',
    choices: [
      { value: 'male', label: 'Laki-laki' },
      { value: 'female', label: 'Perempuan' },
    ],
  }),
];

const NAMES = ['Andi', 'Siti', 'Bayu'];

const aFile = (change: object = {}) => ({
  data: anImportFile({
    columns: COLUMNS,
    other_columns: [column('email', 'Email')],
    rows: NAMES.map((name, index) => ({
      number: index + 2,
      values: { nim: `250331000${index}`, name },
      errors: {},
    })),
    ...change,
  }),
});

const NIM_ERROR = 'NIM harus 10 karakter';

/** Rows without a NIM of ten digits are wrong; every other one is new, or what `known` says. */
const checkOf =
  (known: Readonly<Record<number, Partial<ImportCheckedRow>>> = {}) =>
  ({ body }: StubRequest) => {
    const { rows } = body as ImportCheckInput;
    return {
      data: {
        counts: { added: 0, changed: 0, same: 0, kept: 0, wrong: 0 },
        suggestions: [],
        rows: rows.map(({ number, values }) => ({
          number,
          state: 'added',
          errors: {},
          before: null,
          seen: null,
          ...(/^\d{10}$/.test(values.nim ?? '')
            ? known[number]
            : { state: 'wrong', errors: { nim: NIM_ERROR } }),
        })),
      },
    };
  };

const STORED = {
  data: { added: 3, changed: 0, same: 0, kept: 0, without_signature: [] as string[] },
};

const open = (api: ApiStubs = {}, user: Role = 'super_admin', kind = 'students') =>
  renderApp(<ImportPage />, {
    user,
    path: `/imports/${kind}`,
    route: '/imports/:kind',
    api: {
      [`POST /imports/${kind}/read`]: aFile(),
      [`POST /imports/${kind}/check`]: checkOf(),
      [`POST /imports/${kind}`]: STORED,
      ...api,
    },
  });

const spreadsheet = (name = 'mahasiswa.xlsx') => new File(['PK'], name);

const choose = (person: ReturnType<typeof open>['person'], file = spreadsheet()) =>
  person.upload(screen.getByLabelText('Berkas yang diimpor'), file);

const importButton = (rows: number) => screen.findByRole('button', { name: `Impor ${rows} baris` });

const requests = (calls: readonly StubRequest[], path: string) =>
  calls.filter((call) => call.path === path);

const cellOf = async (row: RegExp, index: number) =>
  within(await screen.findByRole('row', { name: row })).getAllByRole('gridcell')[
    index
  ] as HTMLElement;

testInAll('reads a file, shows its rows, stores them and says what was stored', async () => {
  const { person, calls } = open();
  expect(screen.getByText('Pilih berkas', { selector: 'li' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(screen.getByText('XLSX atau CSV, paling besar 10 MB dan 10.000 baris.')).toBeVisible();
  await choose(person);

  expect(await screen.findByRole('row', { name: /2 Ditambahkan 2503310000 Andi/ })).toBeVisible();
  expect(screen.getByText('3 ditambahkan.')).toBeVisible();
  await person.click(await importButton(3));

  expect(await screen.findByRole('heading', { name: '3 baris diimpor' })).toBeVisible();
  const [{ body }] = requests(calls, '/imports/students') as [StubRequest];
  expect((body as ImportInput).update_existing).toBe(true);
  expect((body as ImportInput).rows[0]).toEqual({
    number: 2,
    values: { nim: '2503310000', name: 'Andi' },
    seen: null,
  });
  expect(requests(calls, '/imports/students')[0]?.headers.get('idempotency-key')).toMatch(/./);

  await person.click(screen.getByRole('button', { name: 'Impor berkas lain' }));
  expect(screen.getByLabelText('Berkas yang diimpor')).toBeInTheDocument();
});

test('asks about the past days that the rows change before it stores them', async () => {
  const { person, calls } = open({ 'POST /imports/students': onceConfirmed(STORED) });
  await choose(person);
  await person.click(await importButton(3));
  await declinePastDays(person);
  await person.click(await importButton(3));
  await confirmPastDays(person, 'Surat keputusan terlambat.');
  expect(await screen.findByRole('heading', { name: '3 baris diimpor' })).toBeVisible();
  expect(requests(calls, '/imports/students').at(-1)?.body).toMatchObject({
    update_existing: true,
    ...confirmed('Surat keputusan terlambat.'),
  });
});

test('asks about records that the rows leave over before it stores them', async () => {
  const { person, calls } = open({ 'POST /imports/students': onceSettled(STORED) });
  await choose(person);
  await person.click(await importButton(3));
  await settleLeftovers(person, 'Pindah mitra.', 'Biarkan seperti sekarang');
  expect(await screen.findByRole('heading', { name: '3 baris diimpor' })).toBeVisible();
  expect(requests(calls, '/imports/students').at(-1)?.body).toMatchObject({
    ...settled('Pindah mitra.', 'keep'),
  });
});

testInAll(
  'a file that is refused says why at its field; a file that is too large is not sent',
  async () => {
    const reason = 'Berkas berisi makro. Simpan sebagai XLSX tanpa makro.';
    const { person, calls } = open({
      'POST /imports/students/read': reply(422, { message: reason, errors: { file: [reason] } }),
    });
    await choose(person);
    expect(await screen.findByText(reason)).toBeVisible();
    const input = screen.getByLabelText('Berkas yang diimpor');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(expect.stringContaining(reason));

    const huge = spreadsheet('besar.xlsx');
    Object.defineProperty(huge, 'size', { value: 11 * 1024 * 1024 });
    await choose(person, huge);
    expect(await screen.findByText(/Berkas terlalu besar/)).toBeVisible();
    expect(requests(calls, '/imports/students/read')).toHaveLength(1);
  },
);

testInAll(
  'shows errors in their cells, only wrong rows on demand, and checks a corrected cell again',
  async () => {
    const file = aFile();
    const [first] = file.data.rows;
    if (first) Object.assign(first, { values: { nim: '25', name: 'Andi' } });
    const { person, calls } = open({ 'POST /imports/students/read': file });
    await choose(person);
    expect(await cellOf(/2 Salah 25/, 2)).toHaveTextContent(NIM_ERROR);
    expect(await importButton(2)).toBeEnabled();

    await person.click(screen.getByRole('button', { name: 'Salah 1' }));
    expect(screen.queryByRole('row', { name: /Siti/ })).not.toBeInTheDocument();

    await person.dblClick(await cellOf(/2 Salah 25/, 2));
    const editor = await screen.findByRole('textbox');
    await person.clear(editor);
    await person.type(editor, '2503310009{Enter}');
    expect(await screen.findByRole('row', { name: /2 Ditambahkan 2503310009/ })).toBeVisible();
    expect(await importButton(3)).toBeEnabled();
    const last = requests(calls, '/imports/students/check').at(-1)?.body as ImportCheckInput;
    expect(last.rows[0]?.values).toEqual({ nim: '2503310009', name: 'Andi' });
  },
);

testInAll('a corrected file can be dropped anywhere on the page', async () => {
  const { person, calls } = open();
  await choose(person);
  await importButton(3);
  const corrected = spreadsheet('diperbaiki.xlsx');
  fireEvent.drop(screen.getByRole('list', { name: 'Langkah impor' }), {
    dataTransfer: { files: [corrected] },
  });
  expect(await screen.findByText('diperbaiki.xlsx')).toBeVisible();
  expect(requests(calls, '/imports/students/read')).toHaveLength(2);
});

test('rows with warnings are stored once the person confirms them', async () => {
  const { person, calls } = open({
    'POST /imports/students/check': checkOf({ 3: { warnings: { name: 'Titik ini aneh' } } }),
  });
  await choose(person);
  await person.click(await importButton(3));
  await person.click(await screen.findByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Andi/ })).not.toBeInTheDocument());
  await person.click(await importButton(3));
  const dialog = await screen.findByRole('alertdialog', { name: 'Impor dengan peringatan?' });
  expect(dialog).toHaveAccessibleDescription(
    '1 baris yang akan diimpor memuat peringatan. Sudah diperiksa?',
  );
  expect(requests(calls, '/imports/students')).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Impor' }));
  await waitFor(() => expect(requests(calls, '/imports/students')).toHaveLength(1));
});

testInAll(
  'a warning stands in its cell, has a filter, and keeps no row from being stored',
  async () => {
    const outside = 'Di luar periode magang';
    const { person } = open({
      'POST /imports/students/check': checkOf({ 3: { warnings: { name: outside } } }),
    });
    await choose(person);
    expect(await cellOf(/3 Ditambahkan/, 3)).toHaveTextContent(`Siti${outside}`);
    expect(await importButton(3)).toBeEnabled();
    await person.click(screen.getByRole('button', { name: 'Peringatan 1' }));
    expect(screen.queryByRole('row', { name: /Andi/ })).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Siti/ })).toBeVisible();
  },
);

testInAll('a cell that could not be read stays wrong until it is edited', async () => {
  const file = aFile();
  const [first] = file.data.rows;
  if (first) Object.assign(first, { errors: { name: 'Sel ini berisi rumus.' } });
  const { person } = open({ 'POST /imports/students/read': file });
  await choose(person);
  expect(await cellOf(/2 Salah/, 3)).toHaveTextContent('Sel ini berisi rumus.');
  expect(await importButton(2)).toBeEnabled();
});

testInAll(
  'shows what would change, and leaves it when existing records are not updated',
  async () => {
    const { person, calls } = open({
      'POST /imports/students/check': (request) =>
        checkOf({
          3: (request.body as ImportCheckInput).update_existing
            ? { state: 'changed', before: { name: 'Siti Aminah' }, seen: '7.1' }
            : { state: 'kept', seen: '7.1' },
        })(request),
    });
    await choose(person);
    expect(await cellOf(/3 Diubah/, 3)).toHaveTextContent('SitiSebelumnya: Siti Aminah');

    await person.click(screen.getByRole('switch', { name: 'Perbarui data yang sudah ada' }));
    expect(await screen.findByRole('row', { name: /3 Dibiarkan/ })).toBeVisible();
    await person.click(await importButton(2));
    await screen.findByRole('heading', { name: '3 baris diimpor' });
    const [{ body }] = requests(calls, '/imports/students') as [StubRequest];
    expect(body).toMatchObject({ update_existing: false, rows: [{ number: 2 }, { number: 4 }] });
  },
);

testInAll('names unknown columns, and shows an error of a column that the file lacks', async () => {
  const { person } = open({
    'POST /imports/students/read': aFile({ unknown_columns: ['Hobi', 'Zodiak'] }),
    'POST /imports/students/check': checkOf({
      2: { state: 'wrong', errors: { email: 'Email tidak valid', user: 'Akun lain.' } },
    }),
  });
  await choose(person);
  expect(
    await screen.findByText('Kolom yang tidak dikenal dan diabaikan: Hobi, Zodiak.'),
  ).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: 'Email' })).toBeVisible();
  expect(
    await screen.findByRole('row', { name: /2 Salah Akun lain\..*Email tidak valid/ }),
  ).toBeVisible();
});

testInAll(
  'what somebody else has changed meanwhile is shown, and nothing of it stored',
  async () => {
    const taken = 'NIM sudah terdaftar';
    let isTaken = false;
    const { person } = open({
      'POST /imports/students': () => {
        isTaken = true;
        return reply(409, {
          message: 'Ada baris yang berubah sejak diperiksa.',
          code: 'import_changed',
          errors: { 'rows.3.nim': [taken] },
        });
      },
      'POST /imports/students/check': (request) =>
        checkOf(isTaken ? { 3: { state: 'same', seen: '8.1' } } : {})(request),
    });
    await choose(person);
    await person.click(await importButton(3));

    expect(await screen.findByText(/1 baris berubah sejak diperiksa/)).toBeVisible();
    expect(
      await screen.findByRole('button', { name: 'Berubah sejak diperiksa 1' }),
    ).toHaveAttribute('aria-pressed', 'true');
    expect(await cellOf(/3 Sama/, 2)).toHaveTextContent(taken);
    expect(await importButton(2)).toBeEnabled();
  },
);

/** An answer whose lines arrive one after the other. */
const inLines = () => {
  let lines: ReadableStreamDefaultController | undefined;
  const body = new ReadableStream({
    start: (controller) => {
      lines = controller;
    },
  });
  return {
    answer: () => new Response(body, { headers: { 'content-type': 'application/x-ndjson' } }),
    send: (line: object) => lines?.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`)),
    close: () => lines?.close(),
  };
};

testInAll('says how many rows are written while they are stored', async () => {
  const { answer, send, close } = inLines();
  const { person, calls } = open({ 'POST /imports/students': answer });
  await choose(person);
  await person.click(await importButton(3));
  const bar = await screen.findByRole('progressbar', { name: 'Mengimpor 3 baris...' });
  expect(bar).not.toHaveAttribute('aria-valuenow');
  send({ written: 0, total: 3 });
  expect(await screen.findByText(/^0 dari 3 baris ditulis/)).toBeVisible();
  send({ written: 2, total: 3 });
  expect(await screen.findByText(/^2 dari 3 baris ditulis/)).toBeVisible();
  expect(bar).toHaveAttribute('aria-valuenow', '67');
  expect(screen.getByText('50% ditulis')).toBeInTheDocument();
  send({ written: 3, total: 3 });
  expect(await screen.findByText(/^Semua 3 baris ditulis/)).toBeVisible();
  send(STORED);
  close();
  expect(await screen.findByRole('heading', { name: '3 baris diimpor' })).toBeVisible();
  const [sent] = requests(calls, '/imports/students');
  expect(sent?.headers.get('accept')).toContain('application/x-ndjson');
});

testInAll.each(
  few(
    [
      ['an error in the last line', { status: 409, message: 'Terlambat.' }, /^Terlambat/],
      ['no last line', null, /Koneksi terputus sebelum hasilnya diterima/],
    ],
    1,
  ),
)('ends with %s', async (_what, line, text) => {
  const { answer, send, close } = inLines();
  const { person } = open({ 'POST /imports/students': answer });
  await choose(person);
  await person.click(await importButton(3));
  send({ written: 2, total: 3 });
  if (line) send(line);
  close();
  expect(await screen.findByText(text)).toBeVisible();
  expect(await importButton(3)).toBeEnabled();
});

testInAll('without news, the server is asked what became of the import', async () => {
  const { setTimeout: later } = window;
  // Not a mock: Testing Library would take it for fake timers.
  window.setTimeout = ((run: () => void, ms: number) =>
    later(run, ms === SILENCE_MS ? 0 : ms)) as typeof window.setTimeout;
  let asked = 0;
  const { answer, send, close } = inLines();
  const { person, calls } = open({
    'POST /imports/students': () => {
      asked += 1;
      return asked === 1 ? new Promise<never>(() => {}) : answer();
    },
  });
  await choose(person);
  await person.click(await importButton(3));
  expect(await screen.findByText(/hasilnya ditanyakan langsung ke server/)).toBeVisible();
  send(STORED);
  close();
  expect(await screen.findByRole('heading', { name: '3 baris diimpor' })).toBeVisible();
  window.setTimeout = later;
  const keys = requests(calls, '/imports/students').map(({ headers }) =>
    headers.get('idempotency-key'),
  );
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

testInAll('an import can be cancelled; the rows are still there', async () => {
  const { person } = open({ 'POST /imports/students': () => new Promise<never>(() => {}) });
  await choose(person);
  await person.click(await importButton(3));
  expect(await screen.findByRole('progressbar', { name: 'Mengimpor 3 baris...' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Batalkan' }));
  expect(await screen.findByText('Tidak ada baris yang disimpan.')).toBeVisible();
  expect(await importButton(3)).toBeEnabled();
});

testInAll('a cancellation that comes too late says so', async () => {
  let isStored = false;
  const { person } = open({
    'POST /imports/students': () => {
      isStored = true;
      return new Promise<never>(() => {});
    },
    'POST /imports/students/check': (request) =>
      checkOf(isStored ? { 2: { state: 'same' }, 3: { state: 'same' }, 4: { state: 'same' } } : {})(
        request,
      ),
  });
  await choose(person);
  await person.click(await importButton(3));
  await person.click(await screen.findByRole('button', { name: 'Batalkan' }));
  expect(await screen.findByText('Terlambat dibatalkan')).toBeVisible();
});

test('without an answer nothing typed is lost, and the same import has the same key', async () => {
  let isAway = true;
  const { person, calls } = open({
    'POST /imports/students': () => (isAway ? noConnection() : STORED),
  });
  await choose(person);
  await person.click(await importButton(3));
  expect(await screen.findByText(/Koneksi terputus sebelum hasilnya diterima/)).toBeVisible();
  isAway = false;
  await person.click(await importButton(3));
  await screen.findByRole('heading', { name: '3 baris diimpor' });
  const keys = requests(calls, '/imports/students').map(({ headers }) =>
    headers.get('idempotency-key'),
  );
  expect(new Set(keys).size).toBe(1);
});

testInAll('asks before the rows are left', async () => {
  const { person, router } = open();
  await choose(person);
  await importButton(3);
  act(() => void router.navigate('/elsewhere'));
  expect(await screen.findByRole('alertdialog', { name: 'Tinggalkan halaman?' })).toBeVisible();
});

testInAll(
  'afterwards names who has no signature, and saves the refused rows with their errors',
  async () => {
    const file = aFile();
    const [first] = file.data.rows;
    if (first) Object.assign(first, { values: { nim: '25', name: 'Andi' } });
    const { person, calls } = open({
      'POST /imports/students/read': file,
      'POST /imports/students': {
        data: { ...STORED.data, added: 2, without_signature: ['Dedi Kurniawan', 'Maya Sari'] },
      },
      'POST /imports/students/refused-rows': () =>
        new Response('PK', {
          headers: { 'content-disposition': 'attachment; filename="ditolak-mahasiswa.xlsx"' },
        }),
    });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await choose(person);
    await person.click(await importButton(2));
    expect(await screen.findByText('2 ditambahkan. Tidak disimpan: 1 salah.')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Dedi Kurniawan', 'Maya Sari']),
    );
    await person.click(screen.getByRole('button', { name: 'Unduh 1 baris yang salah' }));
    await waitFor(() => expect(clicked).toHaveBeenCalled());
    expect(requests(calls, '/imports/students/refused-rows')[0]?.body).toEqual({
      rows: [{ number: 2, values: { nim: '25', name: 'Andi' }, errors: { nim: NIM_ERROR } }],
    });
  },
);

testInAll('afterwards leads to everybody without a signature', async () => {
  const stored = { data: { ...STORED.data, without_signature: ['Rina Kusuma'] } };
  const { person } = open({ 'POST /imports/lecturers': stored }, 'super_admin', 'lecturers');
  await choose(person);
  await person.click(await importButton(3));
  expect(
    await screen.findByRole('link', { name: 'Semua dosen tanpa tanda tangan' }),
  ).toHaveAttribute('href', '/lecturers?has_signature=false');
});

testInAll('on a phone, what is wrong is a field to correct it', async () => {
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: media === PHONE_QUERY });
  const file = aFile();
  const [first] = file.data.rows;
  if (first) Object.assign(first, { values: { nim: '25', name: 'Andi' } });
  const { person } = open({ 'POST /imports/students/read': file });
  await choose(person);
  const field = await screen.findByRole('textbox', { name: 'NIM' });
  expect(field).toHaveAccessibleDescription(NIM_ERROR);
  await person.clear(field);
  await person.type(field, '2503310009{Enter}');
  expect(await importButton(3)).toBeEnabled();
});

testInAll.each<[Role, string, boolean]>([
  ['lecturer', 'grades', true],
  ['mentor', 'activities', true],
  ['lecturer', 'students', false],
  ['mentor', 'grades', false],
  ['super_admin', 'constructor', false],
])('a %s may open the import of %s: %s', async (role, kind, isAllowed) => {
  const { location } = open({}, role, kind);
  await waitFor(() => expect(location()).toBe(isAllowed ? `/imports/${kind}` : '/'));
});

testInAll.each([
  ['super_admin', 'internships', 'Impor Aktivitas', '/imports/activities'],
  ['super_admin', 'activities', 'Impor Nilai', '/imports/grades'],
  ['mentor', 'activities', 'Impor Nilai', null],
] as const)(
  'after the import of a %s of %s comes what they may import next',
  async (role, kind, name, url) => {
    const { person } = open({}, role, kind);
    await choose(person);
    await person.click(await importButton(3));
    await screen.findByRole('heading', { name: '3 baris diimpor' });
    const link = screen.queryByRole('link', { name });
    if (url) expect(link).toHaveAttribute('href', url);
    else expect(link).not.toBeInTheDocument();
  },
);
