import { act, screen, waitFor, within } from '@testing-library/react';
import type { OpenSession } from '@/client/api/api';
import { showUnsent } from '@/client/queue/unsentShown';
import { anUnsentPress } from '@/client/testing/records/unsent';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { testInAll } from '@/shared/testing/testLevel';
import { DevicesPage } from './DevicesPage';

const aSession = (rest: Partial<OpenSession> = {}): OpenSession => ({
  id: 'here',
  device: 'Firefox di Windows',
  address: '192.0.2.7',
  created_at: '2026-03-02T08:00:00.000Z',
  last_used_at: '2026-03-02T09:30:00.000Z',
  is_current: true,
  ...rest,
});

const HERE = aSession();
const PHONE = aSession({ id: 'phone', device: 'Chrome di Android', is_current: false });
const UNKNOWN = aSession({ id: 'unknown', device: null, address: null, is_current: false });

const open = (api: ApiStubs = {}) =>
  renderApp(<DevicesPage />, {
    user: aUser('student', {
      last_login: { at: '2026-03-01T08:00:00.000Z', device: 'Safari di iOS' },
    }),
    path: '/devices',
    api: { 'GET /sessions': { data: [HERE, PHONE, UNKNOWN] }, ...api },
  });

const row = async (device: string) => within(await screen.findByRole('listitem', { name: device }));
const signOutButton = { name: 'Keluar dari perangkat tersebut' };

testInAll('shows each device with its last use and place, and the login before', async () => {
  open();
  const here = await row('Firefox di Windows');
  expect(here.getByText(/^Terakhir dipakai .* dari 192\.0\.2\.7$/)).toBeVisible();
  expect(here.getByText('Perangkat ini')).toBeVisible();
  const phone = await row('Chrome di Android');
  expect(phone.queryByText('Perangkat ini')).not.toBeInTheDocument();
  const unknown = await row('Perangkat tidak dikenal');
  expect(unknown.getByText(/^Terakhir dipakai [^d]*$/)).toBeVisible();
  expect(screen.getByText(/^Login sebelumnya: .* dengan Safari di iOS$/)).toBeVisible();
});

test('signs another device out', async () => {
  const { person, calls, store } = open({ 'DELETE /sessions/phone': { data: { message: 'ok' } } });
  await person.click((await row('Chrome di Android')).getByRole('button', signOutButton));
  await expectToast('status', 'Berhasil', 'Perangkat telah dikeluarkan.');
  expect(calls.filter(({ path }) => path === '/sessions')).toHaveLength(2);
  expect(store.getState().session.accessToken).not.toBeNull();
});

testInAll('says why a device could not be signed out', async () => {
  const { person } = open({ 'DELETE /sessions/phone': reply(503, { message: 'Sedang sibuk.' }) });
  await person.click((await row('Chrome di Android')).getByRole('button', signOutButton));
  await expectToast('alert', 'Gagal mengeluarkan perangkat', 'Sedang sibuk.');
});

testInAll('logs out on the device in use', async () => {
  const { person, store } = open({ 'POST /logout': { data: { message: 'ok' } } });
  await person.click(
    (await row('Firefox di Windows')).getByRole('button', { name: 'Keluar dari perangkat ini' }),
  );
  await waitFor(() => expect(store.getState().session.accessToken).toBeNull());
});

testInAll('signs all devices out after a question, this one last', async () => {
  const { person, calls, store } = open({
    'DELETE /sessions': { data: { message: 'ok' } },
    'POST /logout': { data: { message: 'ok' } },
  });
  await row('Firefox di Windows');
  await person.click(screen.getByRole('button', { name: 'Keluar dari semua perangkat' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Keluar' }));
  await waitFor(() => expect(store.getState().session.accessToken).toBeNull());
  const made = calls.map(({ method, path }) => `${method} ${path}`);
  expect(made.indexOf('DELETE /sessions')).toBeGreaterThan(0);
  expect(made.indexOf('POST /logout')).toBeGreaterThan(made.indexOf('DELETE /sessions'));
});

test('names what has not been sent before it signs all devices out', async () => {
  showUnsent({ userId: 1, items: [anUnsentPress()] });
  const { person, calls } = open();
  await row('Firefox di Windows');
  await person.click(screen.getByRole('button', { name: 'Keluar dari semua perangkat' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveAccessibleDescription(/termasuk yang ini\. 1 absen belum terkirim\./);
  expect(within(dialog).getByRole('button', { name: 'Tetap keluar' })).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Batal' }));
  expect(calls.map(({ method }) => method)).not.toContain('DELETE');
  act(() => showUnsent({ userId: 0, items: [] }));
});

describe('the signature', () => {
  const image = new File(['png'], 'tanda-tangan.png', { type: 'image/png' });
  const changed = (change: object = {}) => ({
    data: {
      digital_signature: '/api/signatures/3',
      last_change: {
        at: '2026-03-02T08:00:00.000Z',
        device: 'Chrome di Android',
        address: '192.0.2.7',
        changed_by: null,
        ...change,
      },
    },
  });
  const openAsLecturer = (api: ApiStubs) =>
    renderApp(<DevicesPage />, {
      user: 'lecturer',
      path: '/devices',
      api: { 'GET /sessions': { data: [HERE] }, ...api },
    });
  const card = async () => within(await screen.findByRole('region', { name: 'Tanda tangan' }));

  testInAll(
    'shows when and from where it was changed last, and is replaced with the password',
    async () => {
      const answers = [reply(422, { errors: { password: ['Password saat ini salah'] } })];
      const { person, calls } = openAsLecturer({
        'GET /me/signature': changed(),
        'POST /me/signature': () =>
          answers.shift() ?? {
            data: { ...aUser('lecturer'), lecturer: { digital_signature: '/api/signatures/4' } },
          },
      });
      const signature = await card();
      expect(
        signature.getByText(/^Terakhir diganti .* dengan Chrome di Android dari 192\.0\.2\.7$/),
      ).toBeVisible();
      await person.click(signature.getByRole('button', { name: 'Ganti tanda tangan' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Ganti tanda tangan' }));
      const password = dialog.getByLabelText(/Password Saat Ini/);
      await person.upload(dialog.getByLabelText(/Tanda Tangan Digital/), image);
      await person.click(dialog.getByRole('button', { name: 'Simpan' }));
      expect(await dialog.findByText('Password saat ini wajib diisi')).toBeVisible();

      await person.type(password, 'Salah-1234');
      await person.click(dialog.getByRole('button', { name: 'Simpan' }));
      expect(await dialog.findByText('Password saat ini salah')).toBeVisible();
      await person.clear(password);
      await person.type(password, 'Benar-1234');
      await person.click(dialog.getByRole('button', { name: 'Simpan' }));
      await expectToast('status', 'Berhasil', 'Tanda tangan Anda disimpan.');
      const sent = calls.filter(
        ({ method, path }) => method === 'POST' && path === '/me/signature',
      );
      const form = sent.at(-1)?.body as FormData;
      expect([...form.keys()]).toEqual(['password', 'digital_signature']);
      expect(form.get('password')).toBe('Benar-1234');
    },
  );

  test('names the super admin who changed it', async () => {
    openAsLecturer({
      'GET /me/signature': changed({ device: null, address: null, changed_by: 'Fitri' }),
    });
    expect((await card()).getByText(/^Terakhir diganti .* oleh Fitri$/)).toBeVisible();
  });

  test('needs no password when it is the first', async () => {
    const { person } = openAsLecturer({
      'GET /me/signature': { data: { digital_signature: null, last_change: null } },
    });
    const signature = await card();
    expect(signature.getByText('Belum ada tanda tangan.')).toBeVisible();
    await person.click(signature.getByRole('button', { name: 'Unggah tanda tangan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unggah tanda tangan' }));
    expect(dialog.queryByLabelText(/Password/)).not.toBeInTheDocument();
  });

  testInAll.each(['GET /sessions', 'GET /me/signature'])(
    'shows that %s is asked again',
    async (failing) => {
      let answer: (body: object) => void = () => {};
      const answers = [
        reply(500, { message: 'x' }),
        new Promise<object>((resolve) => {
          answer = resolve;
        }),
      ];
      const { person } = openAsLecturer({
        'GET /me/signature': changed(),
        [failing]: () => answers.shift() ?? reply(500),
      });
      await person.click(await screen.findByRole('button', { name: 'Coba lagi' }));
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
      expect(screen.queryByRole('list', { name: 'Perangkat' })).not.toBeInTheDocument();
      answer(failing === 'GET /sessions' ? { data: [HERE] } : changed());
      expect(await row('Firefox di Windows')).toBeDefined();
    },
  );
});
