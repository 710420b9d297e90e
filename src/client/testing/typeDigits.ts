import type { UserEvent } from '@testing-library/user-event';

/** Types the digits of a date ('31122026') or a time ('0800') instead of what the field has. */
export async function typeDigits(person: UserEvent, field: HTMLElement, digits: string) {
  await person.clear(field);
  await person.keyboard(digits);
}
