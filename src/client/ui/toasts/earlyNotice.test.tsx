import { screen } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { notify } from './notify';

// In a separate file, because notistack is loaded with the first toast and then stays loaded.
test('shows what was said before the toasts were there, also to somebody who is logged in', async () => {
  notify.error('Sesi berakhir');
  renderApp(<p>Halaman</p>, { user: 'mentor' });
  expect(await screen.findByText('Sesi berakhir')).toBeVisible();
});
