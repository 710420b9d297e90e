import { waitFor } from '@testing-library/react';

/** A `BusyButton` whose request is under way. */
export const expectBusy = (button: HTMLElement) =>
  expect(button).toHaveAttribute('aria-disabled', 'true');

export const untilIdle = (button: () => HTMLElement) =>
  waitFor(() => {
    expect(button()).not.toHaveAttribute('aria-disabled');
    expect(button()).toBeEnabled();
  });
