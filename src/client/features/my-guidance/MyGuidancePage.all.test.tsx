import { screen, within } from '@testing-library/react';
import { aGuidanceProgress, aGuidanceSession } from '@/client/testing/records/guidanceSession';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { MyGuidancePage } from './MyGuidancePage';

const open = (api: ApiStubs = {}) =>
  renderApp(<MyGuidancePage />, {
    user: 'student',
    path: '/student/guidance-sessions',
    api: {
      'GET /guidance-sessions/progress': page(aGuidanceProgress()),
      'GET /guidance-sessions': page(
        aGuidanceSession(),
        aGuidanceSession({
          id: 30,
          topic: 'Metode',
          state: 'returned',
          reason: 'Tuliskan metodenya.',
          decided_at: '2026-11-04T02:00:00Z',
          decided_by_name: 'Siti Aminah',
          version: 2,
        }),
        aGuidanceSession({
          id: 29,
          topic: 'Rencana',
          state: 'agreed',
          allowed: [],
          decided_at: '2026-10-04T02:00:00Z',
          decided_by_name: 'Siti Aminah',
        }),
      ),
      ...api,
    },
  });

const card = (name: RegExp) => screen.findByRole('article', { name });

test('shows the progress, and what can be done with each session', async () => {
  open();
  expect(await screen.findByText('Bimbingan 3 dari 8')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Bimbingan 3 dari 8' })).toHaveAttribute(
    'aria-valuenow',
    '38',
  );
  expect(screen.getByText(/1 menunggu persetujuan/)).toBeVisible();
  const returned = within(await card(/^Metode/));
  expect(returned.getByText('Tuliskan metodenya.')).toBeVisible();
  expect(returned.getByRole('button', { name: 'Perbaiki' })).toBeVisible();
  const agreed = within(await card(/^Rencana/));
  expect(agreed.getByText('Disetujui Siti Aminah pada 4 Okt 2026')).toBeVisible();
  expect(agreed.queryByRole('button')).toBeNull();
});

test('sends the correction of a returned session with the version that was read', async () => {
  const { person, calls } = open({
    'PUT /guidance-sessions/30': { data: aGuidanceSession({ id: 30 }) },
  });
  await person.click(within(await card(/^Metode/)).getByRole('button', { name: 'Perbaiki' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Bimbingan' }));
  const topic = dialog.getByRole('textbox', { name: 'Topik' });
  await person.clear(topic);
  await person.type(topic, 'Metode wawancara');
  await person.click(dialog.getByRole('button', { name: 'Kirim' }));
  expect(await screen.findByText('Bimbingan tercatat dan menunggu persetujuan.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    date: '2026-11-03',
    topic: 'Metode wawancara',
    result: 'Bab 1 disusun ulang.',
    version: 2,
  });
});

test('keeps what was typed when the dialog closes, and after a failure', async () => {
  const { person } = open({ 'POST /guidance-sessions': reply(500, { message: 'x' }) });
  const record = () => screen.findByRole('button', { name: 'Catat Bimbingan' });
  await person.click(await record());
  let dialog = within(await screen.findByRole('dialog', { name: 'Catat Bimbingan' }));
  await person.type(dialog.getByRole('textbox', { name: 'Topik' }), 'Penutup');
  await person.click(dialog.getByRole('button', { name: 'Batal' }));
  await person.click(await record());
  dialog = within(await screen.findByRole('dialog', { name: 'Catat Bimbingan' }));
  expect(dialog.getByRole('textbox', { name: 'Topik' })).toHaveValue('Penutup');
  await person.click(dialog.getByRole('button', { name: 'Kirim' }));
  expect(await dialog.findByText('Hasil wajib diisi')).toBeVisible();
});

test('deletes a session after a question', async () => {
  const { person, calls } = open({
    'DELETE /guidance-sessions/31': { data: { message: 'Data berhasil dihapus.' } },
  });
  const session = within(await card(/^Rumusan masalah/));
  await person.click(session.getByRole('button', { name: 'Hapus' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Data berhasil dihapus.')).toBeVisible();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
});

test.each([
  [{ 'GET /guidance-sessions': page() }, 'Belum ada bimbingan'],
  [{ 'GET /guidance-sessions/progress': page() }, 'Belum Ada Magang'],
  [
    { 'GET /guidance-sessions': reply(500, { message: 'x' }) },
    'Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.',
  ],
  [
    { 'GET /guidance-sessions/progress': reply(500, { message: 'x' }) },
    'Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.',
  ],
])('says so without sessions, a placement or a server: %j', async (api, text) => {
  open(api as ApiStubs);
  expect(await screen.findByText(text)).toBeVisible();
});

test('offers no new session in a closed period', async () => {
  open({ 'GET /guidance-sessions/progress': page(aGuidanceProgress({ can_record: false })) });
  expect(await card(/^Rencana/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Catat Bimbingan' })).toBeNull();
});
