import { screen, waitFor, within } from '@testing-library/react';
import type { OpenSession } from '@/client/api/api';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
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
const signOutButton = { name: 'Keluar dari perangkat ini' };

test('shows each device with its last use and place, and the login before', async () => {
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

test('says why a device could not be signed out', async () => {
  const { person } = open({ 'DELETE /sessions/phone': reply(503, { message: 'Sedang sibuk.' }) });
  await person.click((await row('Chrome di Android')).getByRole('button', signOutButton));
  await expectToast('alert', 'Gagal mengeluarkan perangkat', 'Sedang sibuk.');
});

test('logs out on the device in use', async () => {
  const { person, store } = open({ 'POST /logout': { data: { message: 'ok' } } });
  await person.click((await row('Firefox di Windows')).getByRole('button', signOutButton));
  await waitFor(() => expect(store.getState().session.accessToken).toBeNull());
});

test('signs all devices out after a question, this one last', async () => {
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
