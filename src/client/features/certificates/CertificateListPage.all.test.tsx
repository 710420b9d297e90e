import { screen, waitFor, within } from '@testing-library/react';
import type { CertificateRecipient } from '@/client/api/api';
import { held } from '@/client/testing/held';
import { aCertificate } from '@/client/testing/records/certificate';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { CertificateListPage } from './CertificateListPage';

jest.mock('@/client/ui/saveFile');

const CLOSED = aPeriod({
  id: 3,
  start_date: '2026-01-05',
  end_date: '2026-06-30',
  is_active: false,
  closed_at: '2026-07-20T08:00:00Z',
});

const aRecipient = (changes: Partial<CertificateRecipient> = {}): CertificateRecipient => ({
  id: 12,
  name: 'Siti Rahmawati',
  note: '2403310001',
  company_name: 'PT Nusantara Jaringan',
  students: 1,
  issued_on: null,
  state: 'ready',
  missing: [],
  certificate: null,
  ...changes,
});

const ungraded = aRecipient({
  id: 13,
  name: 'Budi Santoso',
  state: 'missing',
  missing: ['incomplete_recap', 'no_grade'],
});
const issued = aRecipient({
  id: 14,
  name: 'Wati Lestari',
  issued_on: '2026-07-21',
  state: 'issued',
  certificate: aCertificate(),
});

const open = (api: ApiStubs = {}, path = '/certificates') =>
  renderApp(<CertificateListPage />, {
    user: 'super_admin',
    path,
    api: {
      'GET /internship-periods': page(aPeriod(), CLOSED),
      'GET /certificates': page(aRecipient(), ungraded, issued),
      'GET /companies': page(),
      'GET /lecturers': page(),
      ...api,
    },
  });

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

test('rows can be selected when the button was pressed before the periods were there', async () => {
  const periods = held(page(aPeriod(), CLOSED));
  const { person } = open({ 'GET /internship-periods': periods.answer });
  await person.click(await screen.findByRole('button', { name: 'Pilih' }));
  await periods.release();
  expect(await screen.findByRole('checkbox', { name: /Budi Santoso/ })).toBeVisible();
});

test('shows the latest closed period with what is missing, and issues what is ready', async () => {
  const { person, calls } = open({
    'GET /certificates/check': {
      data: {
        ready_ids: [12],
        left_out: [{ id: 13, name: 'Budi Santoso', missing: ['incomplete_recap', 'no_grade'] }],
      },
    },
    'POST /certificates': reply(201, {
      data: {
        certificate_ids: [6],
        left_out: [{ id: 13, name: 'Budi Santoso', missing: ['incomplete_recap', 'no_grade'] }],
      },
    }),
  });
  const missing = 'Rekap kehadiran belum lengkap, belum ada nilai';
  expect(await rowOf(/Budi Santoso/)).toHaveTextContent(missing);
  expect(await rowOf(/Wati Lestari/)).toHaveTextContent('Terbit 21 Jul 2026');
  const listed = calls.find(({ path }) => path === '/certificates');
  expect(listed?.query).toMatchObject({ kind: 'student', internship_period_id: '3' });

  await person.click(screen.getByRole('button', { name: 'Pilih' }));
  for (const name of ['Siti Rahmawati', 'Budi Santoso']) {
    await person.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
  }
  await person.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Terbitkan Sertifikat' }));
  expect(await dialog.findByText(/^1 memenuhi syarat, 1 tidak/)).toBeVisible();
  expect(dialog.getByText(`Budi Santoso: ${missing}`)).toBeVisible();
  await person.type(dialog.getByLabelText(/^Tempat/), 'Bandung');
  await person.type(dialog.getByLabelText(/^Nama Penanda Tangan/), 'Dr. Ratna Dewi, M.Kom.');
  await person.type(dialog.getByLabelText(/^Jabatan/), 'Ketua Jurusan');
  await person.click(dialog.getByRole('button', { name: 'Terbitkan' }));
  expect(await screen.findByText('1 sertifikat terbit, 1 tidak.')).toBeVisible();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({
    kind: 'student',
    internship_period_id: 3,
    recipient_ids: [12, 13],
    place: 'Bandung',
    signatory_name: 'Dr. Ratna Dewi, M.Kom.',
    signatory_lecturer_id: null,
    has_grade: true,
  });
});

test('revokes a certificate with a reason', async () => {
  const { person, calls } = open({
    'POST /certificates/5/revoke': { data: { ...issued.certificate, revoked_reason: 'Salah.' } },
  });
  const row = await rowOf(/Wati Lestari/);
  await person.click(within(row).getByRole('button', { name: /^Aksi untuk/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Cabut' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cabut Sertifikat' }));
  await person.click(dialog.getByRole('button', { name: 'Cabut' }));
  expect(await dialog.findByText('Alasan wajib diisi, minimal 3 karakter')).toBeVisible();
  await person.type(dialog.getByRole('textbox'), 'Nama mitra salah.');
  await person.click(dialog.getByRole('button', { name: 'Cabut' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      reason: 'Nama mitra salah.',
    }),
  );
});

test('shows the mentors of the chosen period', async () => {
  const { calls } = open(undefined, '/certificates?kind=mentor&internship_period_id=4');
  await rowOf(/Siti Rahmawati/);
  expect(screen.getByText(/^Ucapan terima kasih untuk mentor/)).toBeVisible();
  const [listed] = calls.filter(({ path }) => path === '/certificates');
  expect(listed?.query).toMatchObject({ kind: 'mentor', internship_period_id: '4' });
});

test('says that there is no period yet', async () => {
  open({ 'GET /internship-periods': page() });
  expect(await screen.findByText('Belum ada periode magang.')).toBeVisible();
});

test('exports the list and chosen rows with the kind and the period on the screen', async () => {
  const { person, calls } = open({ 'GET /certificates/export': () => new Response('isi') });
  const exports = () => calls.filter(({ path }) => path === '/certificates/export');
  const required = { kind: 'student', internship_period_id: '3' };
  await rowOf(/Siti Rahmawati/);
  await person.click(screen.getByRole('button', { name: 'Ekspor' }));
  await person.click(await screen.findByRole('menuitem', { name: /^CSV.*yang tampil/ }));
  await waitFor(() => expect(exports()[0]?.query).toMatchObject(required));

  await person.click(screen.getByRole('button', { name: 'Pilih' }));
  await person.click(screen.getByRole('checkbox', { name: /Wati Lestari/ }));
  await person.click(await screen.findByRole('button', { name: 'Ekspor yang dipilih' }));
  await person.click(await screen.findByRole('menuitem', { name: /^CSV.*yang tampil/ }));
  await waitFor(() => expect(exports()[1]?.query).toMatchObject({ ...required, ids: '14' }));
});
