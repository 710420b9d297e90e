import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { useLogOut } from './useLogOut';

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
});
