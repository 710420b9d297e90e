import { act, screen, waitFor } from '@testing-library/react';
import { otherSite } from '@/client/navigation/otherSite';
import { showUnsent } from '@/client/queue/unsentShown';
import { keep, readStored } from '@/client/session/browserStorage';
import { anUnsentPhoto, anUnsentPress } from '@/client/testing/records/unsent';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { useLogOut } from './useLogOut';

// The user of these tests has the id 1.
const DRAFT = 'activity-log-draft-1-120';

const LogOutButton = () => {
  const { logOut, isLoggingOut } = useLogOut();
  return (
    <button type="button" onClick={() => void logOut()}>
      {isLoggingOut ? 'Loading...' : 'Log out'}
    </button>
  );
};

const logOut = async (api: ApiStubs) => {
  const opened = renderApp(<LogOutButton />, { user: 'mentor', api });
  await opened.person.click(screen.getByRole('button', { name: 'Log out' }));
  return opened;
};

describe('useLogOut', () => {
  test.each([
    ['agrees', { data: { message: 'ok' } }],
    ['knows the session no more', () => reply(401, { message: 'Sesi berakhir' })],
  ])('ends the session when the server %s', async (_name, answer) => {
    const { store } = await logOut({ 'POST /logout': answer });
    await waitFor(() => expect(store.getState().session.accessToken).toBeNull());
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('forgets the session and shows the error when logout fails', async () => {
    const { store } = await logOut({
      'POST /logout': () => reply(503, { message: 'Sedang sibuk' }),
    });
    expect(
      await screen.findByText(/^Sedang sibuk Anda sudah keluar dari browser ini/),
    ).toBeVisible();
    expect(store.getState().session.accessToken).toBeNull();
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test.each([
    ['leads to the provider that the person came by', 'https://sso.kampus.example/logout'],
    ['stays here after a login with a password', null],
  ])('%s', async (_what, provider_logout_url) => {
    const left = jest.spyOn(otherSite, 'open').mockImplementation(() => {});
    const data = { message: 'ok', provider_logout_url };
    const { store } = await logOut({ 'POST /logout': { data } });
    await waitFor(() => expect(store.getState().session.accessToken).toBeNull());
    expect(left.mock.calls).toEqual(provider_logout_url === null ? [] : [[provider_logout_url]]);
    left.mockRestore();
  });

  test('asks before it deletes drafts, and keeps them and the session on Batal', async () => {
    keep(DRAFT, 'Memasang server');
    const { person, store, calls } = await logOut({});
    await person.click(await screen.findByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls).toEqual([]);
    expect(readStored(DRAFT)).toBe('Memasang server');
    expect(store.getState().session.accessToken).not.toBeNull();
  });

  test('deletes drafts after the user has agreed', async () => {
    keep(DRAFT, 'Memasang server');
    const { person, store } = await logOut({ 'POST /logout': { data: { message: 'ok' } } });
    expect(
      await screen.findByRole('alertdialog', { name: 'Ada isian yang belum tersimpan' }),
    ).toHaveAccessibleDescription('Draf di perangkat ini akan hilang jika Anda keluar.');
    await person.click(screen.getByRole('button', { name: 'Keluar dan hapus draf' }));
    await waitFor(() => expect(store.getState().session.accessToken).toBeNull());
    expect(readStored(DRAFT)).toBeNull();
  });

  test('does not ask about drafts of another user', async () => {
    keep('activity-log-draft-99-120', 'Memasang server');
    const { store } = await logOut({ 'POST /logout': { data: { message: 'ok' } } });
    await waitFor(() => expect(store.getState().session.accessToken).toBeNull());
  });

  test('names what has not been sent, which stays on the device', async () => {
    showUnsent({ userId: 1, items: [anUnsentPress(), anUnsentPhoto()] });
    const { person, store, calls } = await logOut({ 'POST /logout': { data: { message: 'ok' } } });
    const question = await screen.findByRole('alertdialog', { name: 'Ada yang belum terkirim' });
    expect(question).toHaveAccessibleDescription(/^1 absen dan 1 foto belum terkirim\./);
    expect(calls).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Tetap keluar' }));
    await waitFor(() => expect(store.getState().session.accessToken).toBeNull());
    act(() => showUnsent({ userId: 0, items: [] }));
  });
});
