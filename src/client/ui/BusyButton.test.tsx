import { act, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { renderApp } from '@/client/testing/renderApp';
import { BusyButton } from './BusyButton';

const Sender = ({ request }: { request: () => Promise<void> }) => {
  const [isBusy, setBusy] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await request();
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <input aria-label="Nama" />
      <BusyButton type="submit" isBusy={isBusy}>
        Kirim
      </BusyButton>
    </form>
  );
};

test('keeps the focus while it is busy, and ignores presses and Enter in its form', async () => {
  let end = () => {};
  const request = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const { person } = renderApp(<Sender request={request} />);
  const button = screen.getByRole('button', { name: 'Kirim' });
  await person.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // A browser takes the focus from a button with this attribute; jsdom does not.
  expect(button).not.toHaveAttribute('disabled');
  expect(button).toHaveFocus();
  await person.keyboard('{Enter} ');
  await person.type(screen.getByLabelText('Nama'), '{Enter}');
  expect(request).toHaveBeenCalledTimes(1);

  await act(async () => end());
  expect(screen.getByRole('button', { name: 'Kirim' })).toBe(button);
  expect(button).not.toHaveAttribute('aria-disabled');
  await person.click(button);
  expect(request).toHaveBeenCalledTimes(2);
});

test('honours its own disabled property', () => {
  renderApp(
    <BusyButton isBusy={false} disabled>
      Kirim
    </BusyButton>,
  );
  expect(screen.getByRole('button', { name: 'Kirim' })).toBeDisabled();
});
