import { screen, waitFor, within } from '@testing-library/react';

/** Waits until the only toast on the page has slid in. Errors and warnings are alerts, the others status messages. */
export const expectToast = async (role: 'alert' | 'status', ...texts: string[]) => {
  const toast = within(await screen.findByRole(role));
  for (const text of texts) await waitFor(() => expect(toast.getByText(text)).toBeVisible());
};
