import { screen, within } from '@testing-library/react';
import { aGuidanceProgress, aGuidanceSession } from '@/client/testing/records/guidanceSession';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { typeDigits } from '@/client/testing/typeDigits';
import type { Role } from '@/shared/permissions';
import { GuidanceSessionListPage } from './GuidanceSessionListPage';

const waiting = aGuidanceSession({ allowed: ['agree', 'return'] });
const agreed = aGuidanceSession({
  id: 30,
  student_name: 'Wati Lestari',
  state: 'agreed',
  allowed: ['return'],
  version: 2,
});

const open = (user: Role, api: ApiStubs = {}) =>
  renderApp(<GuidanceSessionListPage />, {
    user,
    path: '/guidance-sessions',
    api: {
      'GET /guidance-sessions/progress': page(aGuidanceProgress()),
      'GET /guidance-sessions': page(waiting, agreed),
      'GET /internship-periods': page(),
      'GET /lecturers': page(),
      ...api,
    },
  });

const menuOf = async (person: ReturnType<typeof open>['person'], name: RegExp) => {
  await person.click(await screen.findByRole('button', { name }));
  return screen.findByRole('menu');
};

test('a lecturer agrees to the sessions among the chosen ones that wait', async () => {
  const { person, calls } = open('lecturer', {
    'POST /guidance-sessions/agreements': {
      data: { results: [{ id: 31, outcome: 'done', message: null, state: 'agreed' }] },
    },
  });
  expect(await screen.findByRole('row', { name: /Ahmad Fauzi/ })).toHaveTextContent('3 dari 8');
  await person.click(screen.getByRole('button', { name: 'Pilih' }));
  for (const name of [/Ahmad Fauzi/, /Wati Lestari/]) {
    await person.click(screen.getByRole('checkbox', { name }));
  }
  await person.click(await screen.findByRole('button', { name: 'Setujui' }));
  expect(await screen.findByText('1 bimbingan disetujui.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    sessions: [{ id: 31, seen_version: 1 }],
  });
});

test('a lecturer reads a session and returns it with a reason', async () => {
  const { person, calls } = open('lecturer', {
    'POST /guidance-sessions/31/return': { data: { ...waiting, state: 'returned' } },
  });
  const menu = await menuOf(person, /^Aksi untuk Ahmad Fauzi/);
  await person.click(within(menu).getByRole('menuitem', { name: 'Baca' }));
  const read = within(await screen.findByRole('dialog', { name: 'Ahmad Fauzi' }));
  expect(read.getByText('Bab 1 disusun ulang.')).toBeVisible();
  await person.click(read.getByRole('button', { name: 'Kembalikan' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Kembalikan Bimbingan' }));
  await person.click(question.getByRole('button', { name: 'Kembalikan' }));
  expect(question.getByText('Alasan wajib diisi, minimal 3 karakter')).toBeVisible();
  await person.type(question.getByRole('textbox'), 'Tuliskan hasilnya.');
  await person.click(question.getByRole('button', { name: 'Kembalikan' }));
  expect(await screen.findByText('Bimbingan dikembalikan kepada mahasiswa.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    reason: 'Tuliskan hasilnya.',
    seen_version: 1,
  });
});

test('says which session was refused', async () => {
  const message = 'Bimbingan ini baru saja diubah. Baca kembali, lalu setujui.';
  const { person } = open('lecturer', {
    'POST /guidance-sessions/agreements': {
      data: { results: [{ id: 31, outcome: 'refused', message, state: 'sent' }] },
    },
  });
  const menu = await menuOf(person, /^Aksi untuk Ahmad Fauzi/);
  await person.click(within(menu).getByRole('menuitem', { name: 'Setujui' }));
  expect(await screen.findByText(`Ahmad Fauzi: ${message}`)).toBeVisible();
});

test('a lecturer records a session of a student', async () => {
  const { person, calls } = open('lecturer', {
    'POST /guidance-sessions': reply(201, { data: agreed }),
  });
  await person.click(await screen.findByRole('button', { name: 'Catat Bimbingan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Catat Bimbingan' }));
  await person.click(dialog.getByRole('combobox', { name: 'Mahasiswa' }));
  await person.click(await screen.findByRole('option', { name: /Ahmad Fauzi/ }));
  await typeDigits(person, dialog.getByRole('textbox', { name: 'Tanggal Bimbingan' }), '03112026');
  await person.type(dialog.getByRole('textbox', { name: 'Topik' }), 'Metode');
  await person.type(dialog.getByRole('textbox', { name: 'Hasil' }), 'Bab 2 disepakati.');
  await person.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Bimbingan tercatat dan disetujui.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    internship_id: 15,
    date: '2026-11-03',
    topic: 'Metode',
    result: 'Bab 2 disepakati.',
  });
});

test('a super admin reads, and decides nothing', async () => {
  const { person } = open('super_admin', {
    'GET /guidance-sessions': page(aGuidanceSession({ allowed: [] })),
  });
  const menu = await menuOf(person, /^Aksi untuk Ahmad Fauzi/);
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Baca']);
  expect(screen.queryByRole('button', { name: 'Catat Bimbingan' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pilih' })).toBeNull();
});

test('says so when the list cannot be loaded', async () => {
  open('lecturer', { 'GET /guidance-sessions': reply(500, { message: 'x' }) });
  expect(await screen.findByText('Gagal mengambil data bimbingan')).toBeVisible();
});
