import { countVersion, statements } from './statements';

/** Where a series begins or goes on, for an office in the middle of its book; null for the number after the last one. */
export const letterStarts = statements(
  `
  alter table letter_series add column start_number integer
    constraint letter_series_start_number_check check (start_number between 1 and 999999);
  drop trigger count_version on letter_series;`,
  countVersion('letter_series', ['pattern', 'start_number']),
);
