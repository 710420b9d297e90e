import Dialog from '@mui/material/Dialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { loggedIn } from '@/client/session/sessionSlice';
import { renderApp } from '@/client/testing/renderApp';
import { aToken, aUser } from '@/client/testing/session';
import { ConfirmDialog } from './ConfirmDialog';
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

const Asking = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Hapus
      </button>
      <Dialog open={isOpen}>Apakah anda yakin?</Dialog>
    </>
  );
};

test.each(['before', 'after'])('is heard when a dialog opens %s it', async (when) => {
  const { person } = renderApp(<Asking />);
  const tell = () => act(() => notify.error('Error', 'Gagal menghapus data.'));
  const ask = () => person.click(screen.getByRole('button', { name: 'Hapus' }));
  if (when === 'before') await ask();
  tell();
  await screen.findByText('Gagal menghapus data.');
  if (when === 'after') await ask();
  expect(await screen.findByRole('dialog')).toHaveTextContent('Apakah anda yakin?');
  expect(screen.queryByRole('button', { name: 'Hapus' })).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal menghapus data.');
});

test('what asked for the login is gone after it', async () => {
  const { store } = renderApp(page);
  act(() => notify.error('Silahkan login untuk melanjutkan'));
  await screen.findByRole('alert');
  act(() => {
    store.dispatch(loggedIn({ accessToken: aToken(), user: aUser('mentor') }));
  });
  // Long before it would go by itself.
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument(), {
    timeout: 2_000,
  });
});

/** Which of the palette's colours the element stands on. */
const fillOf = (element: HTMLElement) =>
  /palette-(\w+)-fill/.exec(getComputedStyle(element).backgroundColor)?.[1];

test.each([
  ['success', 'status'],
  ['error', 'alert'],
  ['info', 'status'],
  ['warning', 'alert'],
] as const)('%s has a colour of its own', async (kind, role) => {
  renderApp(page);
  act(() => notify[kind]('Pesan'));
  expect(fillOf(await screen.findByRole(role))).toBe(kind);
});

test('shows three at once', async () => {
  renderApp(page);
  act(() => {
    for (const number of [1, 2, 3, 4]) notify.info(`Pesan ${number}`);
  });
  expect(await screen.findByText('Pesan 3')).toBeVisible();
  expect(screen.queryByText('Pesan 4')).not.toBeInTheDocument();
});

test('stands at the top right and goes after 4 seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    renderApp(page);
    act(() => notify.info('Pesan'));
    const container = (await screen.findByText('Pesan')).closest('.notistack-SnackbarContainer');
    const { top, right, bottom, left } = getComputedStyle(container as Element);
    expect([top, right].every((distance) => distance.endsWith('px'))).toBe(true);
    expect([bottom, left]).toEqual(['', '']);

    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('Pesan')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    await waitFor(() => expect(screen.queryByText('Pesan')).not.toBeInTheDocument(), {
      timeout: 2_000,
    });
  } finally {
    jest.useRealTimers();
  }
});

test('closes on request', async () => {
  const { person } = renderApp(page);
  act(() => notify.warning('Perhatian'));
  const toast = await screen.findByRole('alert');
  await person.click(within(toast).getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('is read aloud beside an open dialog, which hides the rest of the page', async () => {
  renderApp(
    <>
      {page}
      <ConfirmDialog isOpen isBusy={false} onConfirm={() => {}} onCancel={() => {}} />
    </>,
  );
  act(() => notify.error('Gagal'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal');
  expect(screen.getByText('Halaman').closest('[aria-hidden="true"]')).not.toBeNull();
});
