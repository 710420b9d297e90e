import { screen, within } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { useConfirmedAction } from './useConfirmedAction';

const Actor = ({ action }: { action: () => Promise<unknown> }) => {
  const run = useConfirmedAction();
  return (
    <button type="button" onClick={() => void run({ action })}>
      Lakukan
    </button>
  );
};

const act = async (action: () => Promise<unknown>) => {
  const { person } = renderApp(<Actor action={action} />);
  await person.click(screen.getByRole('button', { name: 'Lakukan' }));
  await person.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
};

test('an action without words of its own tells in the general ones that it is done', async () => {
  await act(async () => 'done');
  const toast = within(await screen.findByRole('status'));
  expect(toast.getByText('Berhasil')).toBeVisible();
  expect(toast.getByText('Tindakan berhasil dilakukan.')).toBeVisible();
});

test('and that it failed', async () => {
  await act(() => Promise.reject({ status: 500, data: { message: 'x' } }));
  const toast = within(await screen.findByRole('alert'));
  expect(toast.getByText('Error')).toBeVisible();
  expect(toast.getByText('Silakan coba lagi nanti.')).toBeVisible();
});

test('a conflict says what stands in the way', async () => {
  await act(() => Promise.reject({ status: 409, data: { message: 'Masih dipakai.' } }));
  expect(within(await screen.findByRole('alert')).getByText('Masih dipakai.')).toBeVisible();
});
