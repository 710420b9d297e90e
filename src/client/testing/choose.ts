import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an option of a select, or of a picker. */
export async function choose(person: UserEvent, control: HTMLElement, option: string | RegExp) {
  if (control instanceof HTMLSelectElement) {
    await person.selectOptions(control, within(control).getByRole('option', { name: option }));
  } else {
    await person.click(control);
    await person.click(await screen.findByRole('option', { name: option }));
  }
}
