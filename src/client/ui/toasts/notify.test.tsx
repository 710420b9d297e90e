import Dialog from '@mui/material/Dialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { loggedIn } from '@/client/session/sessionSlice';
import { renderApp } from '@/client/testing/renderApp';
import { aToken, aUser } from '@/client/testing/session';
import { expectToast } from '@/client/testing/toasts';
import { ConfirmDialog } from '@/client/ui/confirm/ConfirmDialog';
import { testInAll } from '@/shared/testing/testLevel';
import { notify } from './notify';

const page = <p>Halaman</p>;

test('shows title and description with the role for its kind', async () => {
  renderApp(page);
  act(() => notify.success('Berhasil', 'Data berhasil dihapus.'));
  await expectToast('status', 'Berhasil', 'Data berhasil dihapus.');

  act(() => notify.error('Error', 'Gagal menghapus data.'));
  await expectToast('alert', 'Gagal menghapus data.');
});

const DialogOpener = () => {
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

test.each(['before', 'after'])('announces the toast when a dialog opens %s it', async (when) => {
  const { person } = renderApp(<DialogOpener />);
  const showToast = () => act(() => notify.error('Error', 'Gagal menghapus data.'));
  const ask = () => person.click(screen.getByRole('button', { name: 'Hapus' }));
  if (when === 'before') await ask();
  showToast();
  await screen.findByText('Gagal menghapus data.');
  if (when === 'after') await ask();
  expect(await screen.findByRole('dialog')).toHaveTextContent('Apakah anda yakin?');
  expect(screen.queryByRole('button', { name: 'Hapus' })).not.toBeInTheDocument();
  await expectToast('alert', 'Gagal menghapus data.');
});

testInAll('clears the log-in prompt after login', async () => {
  const { store } = renderApp(page);
  act(() => notify.error('Silahkan login untuk melanjutkan'));
  await screen.findByRole('alert');
  act(() => {
    store.dispatch(loggedIn({ accessToken: aToken(), user: aUser('mentor') }));
  });
  // Long before it closes by itself.
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument(), {
    timeout: 2_000,
  });
});

/** The palette colour of the element's background. */
const backgroundOf = (element: HTMLElement) =>
  /palette-(\w+)-fill/.exec(getComputedStyle(element).backgroundColor)?.[1];

testInAll.each([
  ['success', 'status'],
  ['error', 'alert'],
  ['info', 'status'],
  ['warning', 'alert'],
] as const)('%s has its own colour', async (kind, role) => {
  renderApp(page, { styled: true });
  act(() => notify[kind]('Pesan'));
  expect(backgroundOf(await screen.findByRole(role))).toBe(kind);
});

test('shows at most three', async () => {
  renderApp(page);
  act(() => {
    for (const number of [1, 2, 3, 4]) notify.info(`Pesan ${number}`);
  });
  expect(await screen.findByText('Pesan 3')).toBeVisible();
  expect(screen.queryByText('Pesan 4')).not.toBeInTheDocument();
});

testInAll('places the toast at the top right and closes it after 4 seconds', async () => {
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

testInAll('closes on request', async () => {
  const { person } = renderApp(page);
  act(() => notify.warning('Perhatian'));
  const toast = await screen.findByRole('alert');
  await person.click(within(toast).getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('announces the toast while an open dialog hides the rest of the page', async () => {
  renderApp(
    <>
      {page}
      <ConfirmDialog isOpen isBusy={false} onConfirm={() => {}} onCancel={() => {}} />
    </>,
  );
  act(() => notify.error('Gagal'));
  await expectToast('alert', 'Gagal');
  expect(screen.getByText('Halaman').closest('[aria-hidden="true"]')).not.toBeNull();
});
