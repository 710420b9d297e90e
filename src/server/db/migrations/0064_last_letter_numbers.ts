import { statements } from './statements';

/** A series may go back only from its last 200 numbers, so that the office can go on after a mistyped beginning. */
export const lastLetterNumbers = statements(`
  drop trigger refuse_lower_number on letter_series;
  create trigger refuse_lower_number before update of last_number on letter_series for each row
  when (new.last_number < old.last_number and old.last_number <= 999799)
  execute function refuse_lower_number();`);
