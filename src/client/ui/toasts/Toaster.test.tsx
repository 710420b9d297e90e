import { act, screen } from '@testing-library/react';
import { loggedIn } from '@/client/session/sessionSlice';
import { renderApp } from '@/client/testing/renderApp';
import { aToken, aUser } from '@/client/testing/session';
import { notify } from './notify';

// In a separate file, because notistack is loaded with the first toast and then stays loaded.
test('does not show the log-in prompt after login, even if the first toast loads slowly', async () => {
  const { store } = renderApp(<p>Halaman</p>);
  act(() => notify.error('Silahkan login untuk melanjutkan'));
  act(() => {
    store.dispatch(loggedIn({ accessToken: aToken(), user: aUser('mentor') }));
  });
  act(() => notify.success('Berhasil'));
  expect(await screen.findByText('Berhasil')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
