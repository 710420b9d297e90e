import { screen } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { expectToast } from '@/client/testing/toasts';
import { useConfirmedAction } from './useConfirmedAction';

const ActionButton = ({ action }: { action: () => Promise<unknown> }) => {
  const run = useConfirmedAction();
  return (
    <button type="button" onClick={() => void run({ action })}>
      Lakukan
    </button>
  );
};

const act = async (action: () => Promise<unknown>) => {
  const { person } = renderApp(<ActionButton action={action} />);
  await person.click(screen.getByRole('button', { name: 'Lakukan' }));
  await person.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
};

test('shows the default success toast', async () => {
  await act(async () => 'done');
  await expectToast('status', 'Berhasil', 'Tindakan berhasil dilakukan.');
});

test('shows the default error toast', async () => {
  await act(() => Promise.reject({ status: 500, data: { message: 'x' } }));
  await expectToast('alert', 'Error', 'Silakan coba lagi nanti.');
});

test("shows the server's reason for a conflict", async () => {
  await act(() => Promise.reject({ status: 409, data: { message: 'Masih dipakai.' } }));
  await expectToast('alert', 'Masih dipakai.');
});
