import { act, screen } from '@testing-library/react';
import { loggedIn } from '@/client/session/sessionSlice';
import { renderApp } from '@/client/testing/renderApp';
import { aToken, aUser } from '@/client/testing/session';
import { notify } from './notify';

// Alone in its file: what draws toasts is fetched with the first one, and then stays.
test('what asked for the login is not shown after it, when the first toast takes longer', async () => {
  const { store } = renderApp(<p>Halaman</p>);
  act(() => notify.error('Silahkan login untuk melanjutkan'));
  act(() => {
    store.dispatch(loggedIn({ accessToken: aToken(), user: aUser('mentor') }));
  });
  act(() => notify.success('Berhasil'));
  expect(await screen.findByText('Berhasil')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
