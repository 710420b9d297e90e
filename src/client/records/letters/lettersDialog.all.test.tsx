import Button from '@mui/material/Button';
import { screen, waitFor, within } from '@testing-library/react';
import { aLetter } from '@/client/testing/records/letter';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply, settings } from '@/client/testing/stubApi';
import { restoredLetters } from './lettersDraft';
import { groupsOf } from './lettersToMake';
import { OwnLetters } from './OwnLetters';
import { useLettersDialog } from './useLettersDialog';

const PLACEMENTS = [
  { internship_id: 11, name: 'Budi Santoso', place: '3/5' },
  { internship_id: 12, name: 'Siti Rahma', place: '3/5' },
];

function Opener() {
  const [dialog, open] = useLettersDialog();
  return (
    <>
      <Button onClick={() => open(PLACEMENTS)}>Buat untuk dua</Button>
      {dialog}
    </>
  );
}

const API: ApiStubs = {
  'GET /letters': page(aLetter()),
  'GET /lecturers': { data: [] },
  'POST /letters/check': {
    data: {
      letters: [
        {
          number: '008/SP/III/2026',
          company_name: 'PT Nusantara Jaringan',
          student_names: ['Budi Santoso'],
          notes: ['Budi Santoso sudah memiliki Surat Pengantar 001/SP/III/2026.'],
        },
        {
          number: '009/SP/III/2026',
          company_name: 'PT Nusantara Jaringan',
          student_names: ['Siti Rahma'],
          notes: [],
        },
      ],
    },
  },
};

/** The draft in the storage of the browser. */
const keptLetters = () => {
  const key = Object.keys(localStorage).find((name) => name.startsWith('letters-draft'));
  return key === undefined ? null : localStorage.getItem(key);
};

const openDialog = async (api: ApiStubs = {}) => {
  const app = renderApp(<Opener />, { user: 'super_admin', api: { ...API, ...api } });
  await app.person.click(screen.getByRole('button', { name: 'Buat untuk dua' }));
  const dialog = await screen.findByRole('dialog', { name: 'Buat Surat untuk 2 Mahasiswa' });
  return { ...app, dialog };
};

test('makes letters with one more click, with the signatory of the latest one', async () => {
  const { person, calls, dialog } = await openDialog({
    'POST /letters': reply(201, { data: { letter_ids: [21, 22] } }),
  });
  expect(
    await within(dialog).findByText('2 surat: 008/SP/III/2026 s/d 009/SP/III/2026'),
  ).toBeVisible();
  expect(within(dialog).getByText(/sudah memiliki Surat Pengantar/)).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Buat Surat' }));
  const made = await screen.findByRole('dialog', { name: 'Surat sudah dibuat' });
  expect(within(made).getByRole('button', { name: 'Unduh Semua (ZIP)' })).toBeEnabled();
  expect(within(made).getByRole('button', { name: 'Cetak (satu PDF)' })).toBeEnabled();
  const sent = calls.find(({ method, path }) => method === 'POST' && path === '/letters');
  expect(sent?.body).toMatchObject({
    kind: 'introduction',
    signatory_name: 'Dr. Ratna Dewi, M.Kom.',
    signatory_nip: '198001012005012001',
    groups: [[11, 12]],
  });
});

test('a group gets one letter for each company, and one for each student if the office wants so', async () => {
  const { person, calls, dialog } = await openDialog();
  const groups = () =>
    calls
      .filter(({ path }) => path === '/letters/check')
      .map(({ body }) => (body as { groups: number[][] }).groups)
      .at(-1);
  await waitFor(() => expect(groups()).toEqual([[11, 12]]));
  const per = within(dialog).getByRole('combobox', { name: /Jumlah Surat/ });
  expect(per).toHaveDisplayValue('Satu surat per mitra');
  const kind = within(dialog).getByRole('combobox', { name: /Jenis Surat/ });
  // A sheet is about one student.
  await person.selectOptions(kind, 'Lembar Penilaian');
  expect(per).toHaveDisplayValue('Satu surat per mahasiswa');
  await waitFor(() => expect(groups()).toEqual([[11], [12]]));
  await person.selectOptions(kind, 'Surat Tugas');
  expect(per).toHaveDisplayValue('Satu surat per mitra');
  await person.selectOptions(per, 'Satu surat per mahasiswa');
  await person.selectOptions(kind, 'Surat Pengantar');
  expect(per).toHaveDisplayValue('Satu surat per mahasiswa');
});

const NO_ADDRESS = { data: { address: null, source: null, confirmed_at: null } };

test('says before and after letters are made that no address is confirmed, and refuses nothing', async () => {
  const { person, dialog } = await openDialog({
    'GET /public-address': NO_ADDRESS,
    'POST /letters': reply(201, { data: { letter_ids: [21, 22] } }),
  });
  const warning = /Alamat publik belum dikonfirmasi/;
  expect(await within(dialog).findByText(warning)).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Konfirmasi alamat di Sistem' })).toHaveAttribute(
    'href',
    '/system',
  );
  await person.click(within(dialog).getByRole('button', { name: 'Buat Surat' }));
  const made = await screen.findByRole('dialog', { name: 'Surat sudah dibuat' });
  expect(within(made).getByText(warning)).toBeVisible();
  expect(within(made).getByRole('button', { name: 'Cetak (satu PDF)' })).toBeEnabled();
});

test('says nothing about an address that is confirmed', async () => {
  const { dialog, calls } = await openDialog();
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/public-address'));
  await within(dialog).findByText(/^2 surat/);
  expect(within(dialog).queryByRole('note')).not.toBeInTheDocument();
});

test('keeps what was typed after a failure, and after the page was left', async () => {
  const { person, dialog, unmount } = await openDialog({
    'POST /letters': reply(503, { message: 'Server sibuk.' }),
  });
  const field = within(dialog).getByLabelText(/Nama Penanda Tangan/);
  await person.clear(field);
  await person.type(field, 'Dr. Baru');
  await person.click(within(dialog).getByRole('button', { name: 'Buat Surat' }));
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Buat Surat' })).toBeEnabled(),
  );
  expect(field).toHaveValue('Dr. Baru');
  await person.click(within(dialog).getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await person.click(screen.getByRole('button', { name: 'Buat untuk dua' }));
  expect(await screen.findByLabelText(/Nama Penanda Tangan/)).toHaveValue('Dr. Baru');
  unmount();

  const again = await openDialog({ 'POST /letters': reply(201, { data: { letter_ids: [21] } }) });
  const name = within(again.dialog).getByLabelText(/Nama Penanda Tangan/);
  expect(name).toHaveValue('Dr. Baru');
  await again.person.click(within(again.dialog).getByRole('button', { name: 'Buang isian' }));
  expect(name).toHaveValue('Dr. Ratna Dewi, M.Kom.');
  expect(keptLetters()).toBeNull();
});

test('forgets what was typed once the letters are made', async () => {
  const { person, dialog } = await openDialog({
    'POST /letters': reply(201, { data: { letter_ids: [21, 22] } }),
  });
  await person.type(within(dialog).getByLabelText(/Nama Penanda Tangan/), ', M.T.');
  expect(keptLetters()).toContain('M.T.');
  await person.click(within(dialog).getByRole('button', { name: 'Buat Surat' }));
  await screen.findByRole('dialog', { name: 'Surat sudah dibuat' });
  expect(keptLetters()).toBeNull();
});

test('a draft of another version of the program changes no field that it does not know', () => {
  const stored = {
    kind: 'introduction',
    date: '2026-03-09',
    per: 'student',
    signatory_lecturer_id: '',
    signatory_name: 'Dr. Ratna Dewi',
    signatory_position: 'Ketua Jurusan',
    signatory_nip: '',
  } as const;
  const kept = JSON.stringify({ kind: 'invitation', per: 7, signatory_lecturer_id: 3, date: null });
  expect(restoredLetters(kept, stored)).toEqual({ ...stored, signatory_lecturer_id: 3 });
  expect(restoredLetters('{', stored)).toBeNull();
});

test('groups placements by place only if the office asks for it', () => {
  const other = { internship_id: 13, name: 'Lina', place: '4/5' };
  expect(groupsOf([...PLACEMENTS, other], 'student')).toEqual([[11], [12], [13]]);
  expect(groupsOf([...PLACEMENTS, other], 'place')).toEqual([[11, 12], [13]]);
});

test('a student downloads the scan of a signed letter, and no cancelled one', async () => {
  renderApp(<OwnLetters />, {
    user: 'student',
    api: {
      'GET /letters': page(
        aLetter({ id: 1, number: '001/SP/III/2026', state: 'signed', is_signed: true }),
        aLetter({ id: 2, number: '002/SP/III/2026', state: 'cancelled' }),
      ),
    },
  });
  expect(await screen.findByRole('button', { name: 'Unduh 001/SP/III/2026' })).toBeVisible();
  expect(screen.getByText(/002\/SP\/III\/2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unduh 002/SP/III/2026' })).not.toBeInTheDocument();
});

test.each([
  [true, ['Unduh PDF 001/SP/III/2026', 'Unduh 001/SP/III/2026']],
  [false, ['Unduh 001/SP/III/2026']],
])('a student gets a letter as PDF if the server makes PDFs (%s)', async (letter_pdfs, labels) => {
  renderApp(<OwnLetters />, {
    user: 'student',
    api: {
      'GET /settings': { data: { ...settings.data, letter_pdfs } },
      'GET /letters': page(aLetter({ number: '001/SP/III/2026' })),
    },
  });
  await screen.findByText(/001\/SP\/III\/2026 ·/);
  await waitFor(() =>
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(labels),
  );
});
