import { screen, within } from '@testing-library/react';
import { aGuidanceSession } from '@/client/testing/records/guidanceSession';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import { GuidanceSessionPage } from './GuidanceSessionPage';

const SESSION = 'GET /guidance-sessions/31';
const waiting = aGuidanceSession({ allowed: ['agree', 'return'] });

const open = (api: ApiStubs, user: 'lecturer' | 'super_admin' = 'lecturer') =>
  renderApp(<GuidanceSessionPage />, {
    user,
    path: '/guidance-sessions/31',
    route: '/guidance-sessions/:id',
    api,
  });

testInAll('the office reads a session with its decision, and decides nothing', async () => {
  const agreed = aGuidanceSession({
    state: 'agreed',
    allowed: [],
    decided_at: '2026-11-04T02:00:00Z',
    decided_by_name: 'Siti Aminah',
  });
  open({ [SESSION]: { data: agreed } }, 'super_admin');
  expect(await screen.findByText('Bab 1 disusun ulang.')).toBeVisible();
  expect(screen.getByText('Ahmad Fauzi · 2403310001 · PT Nusantara Jaringan')).toBeVisible();
  expect(screen.getByText('3 November 2026')).toBeVisible();
  expect(screen.getByText('3 dari 8')).toBeVisible();
  expect(screen.getByText('Siti Aminah, 4 Nov 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Setujui' })).not.toBeInTheDocument();
});

testInAll('a lecturer agrees to the version that was read, and the buttons go', async () => {
  let session = waiting;
  const { person, calls } = open({
    [SESSION]: () => reply(200, { data: session }),
    'POST /guidance-sessions/agreements': () => {
      session = aGuidanceSession({ state: 'agreed', allowed: ['return'], version: 2 });
      return reply(200, {
        data: { results: [{ id: 31, outcome: 'done', message: null, state: 'agreed' }] },
      });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Setujui' }));
  expect(await screen.findByText('1 bimbingan disetujui.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    sessions: [{ id: 31, seen_version: 1 }],
  });
  expect(await screen.findByText('Disetujui')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Setujui' })).not.toBeInTheDocument();
});

testInAll('a lecturer returns a session with a reason, which stays after a failure', async () => {
  let isDown = true;
  const { person, calls } = open({
    [SESSION]: { data: waiting },
    'POST /guidance-sessions/31/return': () =>
      isDown
        ? reply(500, { message: 'x' })
        : reply(200, { data: { ...waiting, state: 'returned', allowed: [] } }),
  });
  await person.click(await screen.findByRole('button', { name: 'Kembalikan' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Kembalikan Bimbingan' }));
  await person.type(question.getByRole('textbox'), 'Tuliskan hasilnya.');
  await person.click(question.getByRole('button', { name: 'Kembalikan' }));
  expect(await screen.findByText('Bimbingan tidak dikembalikan. Coba lagi.')).toBeVisible();
  expect(question.getByRole('textbox')).toHaveValue('Tuliskan hasilnya.');
  isDown = false;
  await person.click(question.getByRole('button', { name: 'Kembalikan' }));
  expect(await screen.findByText('Bimbingan dikembalikan kepada mahasiswa.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    reason: 'Tuliskan hasilnya.',
    seen_version: 1,
  });
});

testInAll('says that a session is not there', async () => {
  open({ [SESSION]: reply(404, { message: 'Bimbingan tidak ditemukan' }) });
  expect(await screen.findByText('Bimbingan tidak ditemukan')).toBeVisible();
});
