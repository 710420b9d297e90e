import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expectBusy, untilIdle } from '@/client/testing/busy';
import { held } from '@/client/testing/held';
import { aLetter } from '@/client/testing/records/letter';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { saveFile } from '@/client/ui/saveFile';
import { notify } from '@/client/ui/toasts/notify';
import { LetterListPage } from './LetterListPage';
import { LetterPage } from './LetterPage';
import { LetterSeriesPage } from './LetterSeriesPage';
import { LetterTemplatesPage } from './LetterTemplatesPage';

jest.mock('@/client/ui/saveFile');

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = (Page: () => ReactElement, api: ApiStubs, path = '/letters', route?: string) =>
  renderApp(<Page />, { user: 'super_admin', path, route, api });

test('shows the archive, and cancels a letter with a reason', async () => {
  const { person, calls } = open(LetterListPage, {
    'GET /letters': page(aLetter()),
    'POST /letters/17/cancel': { data: aLetter({ state: 'cancelled' }) },
  });
  const row = await screen.findByRole('row', { name: /007\/SP\/III\/2026/ });
  expect(row).toHaveTextContent('Surat Pengantar');
  expect(row).toHaveTextContent('Belum ditandatangani');
  await person.click(within(row).getByRole('button', { name: /^Aksi untuk/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Batalkan' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Batalkan Surat' });
  await person.type(within(dialog).getByRole('textbox'), 'Nama perusahaan salah.');
  await person.click(within(dialog).getByRole('button', { name: 'Batalkan Surat' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    reason: 'Nama perusahaan salah.',
  });
});

test('prints the selected letters as one PDF, and shows that it is being made', async () => {
  const file = held(reply(200, {}));
  const { person, calls } = open(LetterListPage, {
    'GET /letters': page(aLetter(), aLetter({ id: 18, number: '008/SP/III/2026' })),
    'GET /letters/files': file.answer,
  });
  await person.click(await screen.findByRole('button', { name: 'Pilih' }));
  for (const number of ['007/SP/III/2026', '008/SP/III/2026']) {
    await person.click(await screen.findByRole('checkbox', { name: `Pilih ${number}` }));
  }
  const print = screen.getByRole('button', { name: 'Cetak (satu PDF)' });
  await person.click(print);
  expectBusy(print);
  expect(print).toHaveTextContent('Menyiapkan PDF…');
  expect(print).toHaveFocus();
  await file.release();
  await untilIdle(() => print);
  expect(saveFile).toHaveBeenCalledTimes(1);
  expect(jest.mocked(saveFile).mock.lastCall?.[1]).toBe('surat.pdf');
  const sent = calls.find(({ path }) => path === '/letters/files');
  expect(sent?.query).toEqual({ ids: '17,18', format: 'print' });
});

test('warns in the list and after a download that letters lack the address', async () => {
  const warning = jest.spyOn(notify, 'warning');
  const { person } = open(LetterListPage, {
    'GET /public-address': { data: { address: null, source: null, confirmed_at: null } },
    'GET /letters': page(aLetter({ has_address: false })),
    'GET /letters/17/file': reply(200, {}),
  });
  expect(await screen.findByText(/Alamat publik belum dikonfirmasi/)).toBeVisible();
  const row = await screen.findByRole('row', { name: /007\/SP\/III\/2026/ });
  await person.click(within(row).getByRole('button', { name: /^Aksi untuk/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Unduh PDF' }));
  await waitFor(() => expect(warning).toHaveBeenCalledTimes(1));
  expect(warning).toHaveBeenCalledWith(
    'Periksa alamat pada surat',
    expect.stringContaining('Alamat dikonfirmasi di halaman Sistem.'),
  );
  expect(jest.mocked(saveFile).mock.lastCall?.[1]).toBe('007-SP-III-2026.pdf');
});

test('a letter from before the address says so when the address is confirmed', async () => {
  const letter = aLetter({ has_address: false });
  open(LetterPage, { 'GET /letters/17': { data: letter } }, '/letters/17', '/letters/:id');
  expect(await screen.findByText(/dibuat sebelum alamat publik dikonfirmasi/)).toHaveTextContent(
    'Kode QR-nya sudah memuat alamat itu.',
  );
});

test('says that the PDF of a row waits for its turn, and saves it then', async () => {
  const answers = [
    reply(202, { data: { message: 'PDF surat menunggu giliran.' } }),
    reply(200, {}),
  ];
  const info = jest.spyOn(notify, 'info');
  const { person } = open(LetterListPage, {
    'GET /letters': page(aLetter()),
    'GET /letters/17/file': () => answers.shift() ?? reply(503, {}),
  });
  const row = await screen.findByRole('row', { name: /007\/SP\/III\/2026/ });
  await person.click(within(row).getByRole('button', { name: /^Aksi untuk/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Unduh PDF' }));
  const savedName = () => jest.mocked(saveFile).mock.lastCall?.[1];
  await waitFor(() => expect(savedName()).toBe('007-SP-III-2026.pdf'));
  expect(info.mock.calls.map(([title]) => title)).toEqual(['Menyiapkan PDF…', 'Menunggu giliran…']);
  expect(answers).toEqual([]);
});

test('keeps the reason after a failure', async () => {
  const { person } = open(
    LetterPage,
    {
      'GET /letters/17': { data: aLetter() },
      'POST /letters/17/cancel': reply(503, { message: 'Server sibuk.' }),
    },
    '/letters/17',
    '/letters/:id',
  );
  await person.click(await screen.findByRole('button', { name: 'Batalkan Surat' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Batalkan Surat' });
  await person.type(within(dialog).getByRole('textbox'), 'Salah cetak.');
  await person.click(within(dialog).getByRole('button', { name: 'Batalkan Surat' }));
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Batalkan Surat' })).toBeEnabled(),
  );
  expect(within(dialog).getByRole('textbox')).toHaveValue('Salah cetak.');
});

test('a cancelled letter says why, and offers neither scan nor cancellation', async () => {
  const letter = aLetter({ state: 'cancelled', cancelled_reason: 'Salah cetak.' });
  open(LetterPage, { 'GET /letters/17': { data: letter } }, '/letters/17', '/letters/:id');
  expect(await screen.findByText('Salah cetak.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Batalkan Surat' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pilih Hasil Pindai' })).not.toBeInTheDocument();
});

const SERIES = {
  kind: 'introduction',
  register: 'introduction',
  year: 2026,
  pattern: '{no:3}/{kode}/{bulan_romawi}/{tahun}',
  last_number: 6,
  start_number: null,
  version: 2,
};

test('shows the number that a pattern makes while it is typed, and keeps it after a refusal', async () => {
  const { person, calls } = open(LetterSeriesPage, {
    'GET /letter-series': { data: [SERIES] },
    'PUT /letter-series/introduction/2026': reply(409, {
      message: 'Data ini sudah diubah orang lain.',
      code: 'stale_version',
    }),
  });
  expect(await screen.findByText(/Contoh untuk bulan Maret: 007\/SP\/III\/2026/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Ubah pola Surat Pengantar 2026' }));
  const field = await screen.findByRole('textbox', { name: /Pola Nomor/ });
  await person.clear(field);
  await person.click(field);
  await person.paste('{no}/PL.1/{bulan_romawi}/{tahun}');
  expect(await screen.findByText('Contoh untuk bulan Maret: 7/PL.1/III/2026')).toBeVisible();
  const start = screen.getByRole('textbox', { name: /Mulai dari Nomor/ });
  await person.type(start, '120');
  expect(await screen.findByText('Contoh untuk bulan Maret: 120/PL.1/III/2026')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText(/sudah diubah orang lain/);
  expect(field).toHaveValue('{no}/PL.1/{bulan_romawi}/{tahun}');
  expect(start).toHaveValue('120');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    pattern: '{no}/PL.1/{bulan_romawi}/{tahun}',
    register: 'introduction',
    start_number: 120,
    version: 2,
  });
});

const ASSIGNMENTS = { ...SERIES, kind: 'assignment', register: 'assignment', last_number: 2 };

test('lets a kind share the numbers of another, and shows the next one before and after', async () => {
  const all = [{ ...SERIES, start_number: 120 }, ASSIGNMENTS];
  let isShared = false;
  const { person, calls } = open(LetterSeriesPage, {
    'GET /letter-series': () => ({
      data: isShared ? [all[0], { ...ASSIGNMENTS, register: 'introduction' }] : all,
    }),
    'PUT /letter-series/assignment/2026': () => {
      isShared = true;
      return { data: ASSIGNMENTS };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Ubah pola Surat Tugas 2026' }));
  const register = await screen.findByRole('combobox', { name: /Nomor Urut/ });
  await person.selectOptions(register, 'Bersama Surat Pengantar');
  expect(register).toHaveAccessibleDescription(/mengikuti Surat Pengantar/);
  expect(screen.queryByRole('textbox', { name: /Pola Nomor/ })).not.toBeInTheDocument();
  expect(await screen.findByText('Contoh untuk bulan Maret: 120/ST/III/2026')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Bersama Surat Pengantar')).toBeVisible();
  expect(screen.getByText('Dipakai bersama Surat Tugas')).toBeVisible();
  expect(screen.getByText(/Contoh untuk bulan Maret: 120\/ST\/III\/2026/)).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    register: 'introduction',
  });
});

test('a series without a number left says so, and shows the one that it goes back to', async () => {
  const { person } = open(LetterSeriesPage, {
    'GET /letter-series': { data: [{ ...SERIES, last_number: 999_999, start_number: 999_998 }] },
  });
  expect(await screen.findByText(/Nomor sudah habis\. Ubah untuk melanjutkan/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Ubah pola Surat Pengantar 2026' }));
  const start = await screen.findByRole('textbox', { name: /Mulai dari Nomor/ });
  expect(start).toHaveAccessibleDescription(/Isi nomor yang belum dipakai/);
  await person.clear(start);
  await person.type(start, '7');
  expect(await screen.findByText('Contoh untuk bulan Maret: 007/SP/III/2026')).toBeVisible();
});

const TEMPLATE = {
  kind: 'introduction',
  name: 'Surat Pengantar',
  current_number: 2,
  version: 3,
  versions: [
    {
      number: 2,
      file_name: 'Surat Kami.docx',
      uploaded_at: '2026-03-09T02:00:00Z',
      uploaded_by_name: 'Jurusan',
    },
    {
      number: 1,
      file_name: 'Surat Pengantar.docx',
      uploaded_at: null,
      uploaded_by_name: null,
    },
  ],
};

test('lists everything that is wrong with an uploaded template', async () => {
  const wrong = ['Template ini memuat bagian yang tidak dapat diisi.', '{namaa} tidak dikenal.'];
  const { person } = open(LetterTemplatesPage, {
    'GET /letter-templates': { data: [TEMPLATE] },
    'GET /internships': page(),
    'POST /letter-templates/introduction/versions': reply(422, {
      message: 'Periksa kembali isian Anda.',
      errors: { file: wrong },
    }),
  });
  const input = await screen.findByLabelText('Unggah template Surat Pengantar');
  await person.upload(input, new File(['PK'], 'Surat.docx'));
  const alert = await screen.findByRole('alert');
  const items = within(alert).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(wrong);
});

const LACKS = 'Tidak ada {nomor}: surat akan keluar tanpa nomor.';

test('asks about a template that lacks something, shows it, and loses nothing when the question is cancelled', async () => {
  let sent = 0;
  const { person, calls } = open(LetterTemplatesPage, {
    'GET /letter-templates': { data: [TEMPLATE] },
    'GET /internships': page(),
    'POST /letter-templates/introduction/preview': reply(409, { message: 'PDF memerlukan …' }),
    'POST /letter-templates/introduction/versions': () => {
      sent += 1;
      return sent === 1
        ? reply(422, { message: 'Belum.', code: 'template_incomplete', errors: { file: [LACKS] } })
        : { data: { ...TEMPLATE, current_number: 3 } };
    },
  });
  const input = await screen.findByLabelText('Unggah template Surat Pengantar');
  await person.upload(input, new File(['PK'], 'Surat.docx'));
  const question = { name: 'Pakai template yang belum lengkap?' };
  const dialog = await screen.findByRole('dialog', question);
  expect(within(dialog).getByText(LACKS)).toBeVisible();
  expect(await within(dialog).findByText(/memerlukan LibreOffice di server/)).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('“Surat.docx” belum dipakai.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Periksa Lagi' }));
  const again = await screen.findByRole('dialog', question);
  await person.click(within(again).getByRole('button', { name: 'Pakai Template Ini' }));
  expect(await screen.findByText('Surat baru memakai versi 3.')).toBeVisible();
  expect(screen.queryByText('“Surat.docx” belum dipakai.')).not.toBeInTheDocument();
  const uploads = calls.filter(({ path }) => path === '/letter-templates/introduction/versions');
  expect(uploads).toHaveLength(2);
});

test('a template shows the number of its next letter, and with whom it shares its numbers', async () => {
  jest.useFakeTimers({ now: new Date('2026-12-01T03:00:00Z'), advanceTimers: true });
  open(LetterTemplatesPage, {
    'GET /letter-templates': { data: [TEMPLATE] },
    'GET /internships': page(),
    'GET /letter-series': { data: [{ ...SERIES, register: 'assignment' }, ASSIGNMENTS] },
  });
  expect(await screen.findByText('003/SP/XII/2026')).toBeVisible();
  expect(screen.getByText(/bersama Surat Tugas/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ubah di Seri Nomor' })).toHaveAttribute(
    'href',
    '/letters/series',
  );
});

test('lets new letters use an older version', async () => {
  const { person, calls } = open(LetterTemplatesPage, {
    'GET /letter-templates': { data: [TEMPLATE] },
    'GET /internships': page(),
    'PUT /letter-templates/introduction': { data: { ...TEMPLATE, current_number: 1 } },
  });
  expect(await screen.findByText('Bawaan aplikasi')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Pakai versi 1' }));
  expect(await screen.findByText('Surat baru memakai versi 1.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    current_number: 1,
    version: 3,
    is_confirmed: false,
  });
});
