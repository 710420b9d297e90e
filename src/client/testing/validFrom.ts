import { screen } from '@testing-library/react';
import { zonedTime } from '@/shared/zonedTime';
import type { renderApp } from './renderApp';
import { settings } from './stubApi';
import { typeDigits } from './typeDigits';

type Person = ReturnType<typeof renderApp>['person'];

/** Today on the calendar of the campus. */
export const campusToday = () => zonedTime(new Date(), settings.data.campus_time_zone).date;

export const validFrom = () => screen.queryByRole('textbox', { name: 'Berlaku mulai' });

/** Types the digits of a day, such as '01102020', into 'Berlaku mulai'. */
export async function typeValidFrom(person: Person, digits: string) {
  await typeDigits(person, await screen.findByRole('textbox', { name: 'Berlaku mulai' }), digits);
}
