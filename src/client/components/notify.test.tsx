import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { notify } from './notify';

/** Any page: the toasts stand beside it. */
const page = <p>Halaman</p>;

test('shows title and description, read aloud by kind', async () => {
  renderApp(page);
  act(() => notify.success('Berhasil', 'Data berhasil dihapus.'));
  const good = within(await screen.findByRole('status'));
  expect(good.getByText('Berhasil')).toBeVisible();
  expect(good.getByText('Data berhasil dihapus.')).toBeVisible();

  act(() => notify.error('Error', 'Gagal menghapus data.'));
  expect(within(await screen.findByRole('alert')).getByText('Gagal menghapus data.')).toBeVisible();
});

test('shows three at once', async () => {
  renderApp(page);
  act(() => {
    for (const number of [1, 2, 3, 4]) notify.info(`Pesan ${number}`);
  });
  expect(await screen.findByText('Pesan 3')).toBeVisible();
  expect(screen.queryByText('Pesan 4')).not.toBeInTheDocument();
});

test('closes on request', async () => {
  const { person } = renderApp(page);
  act(() => notify.warning('Perhatian'));
  const toast = await screen.findByRole('alert');
  await person.click(within(toast).getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
