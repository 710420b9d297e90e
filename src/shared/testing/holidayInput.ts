import type { components } from '../contract.gen';

type HolidayInput = components['schemas']['HolidayCreateInput'];

/** A valid input. */
export const aHolidayInput = (changes: Partial<HolidayInput> = {}): HolidayInput => ({
  date: '2026-08-17',
  name: 'Proklamasi Kemerdekaan',
  kind: 'national',
  certainty: 'decreed',
  ...changes,
});
