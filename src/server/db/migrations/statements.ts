import { type Migration, sql } from 'kysely';

/** A migration that consists of these statements. */
export const statements = (...texts: string[]): Migration => ({
  async up(db) {
    await sql.raw(texts.join('\n')).execute(db);
  },
});

/** Whether a row is entered, and not loaded from a backup or the demo data; for the conditions of triggers. */
export const IS_ENTERED = `current_setting('simagang.audit', true) is distinct from 'off'`;

/** A trigger with a function of its own, which does `work` after an event: `insert on grades for each row`. */
export const trigger = (name: string, event: string, work: string) => `
  create function ${name}() returns trigger language plpgsql as $$
  begin ${work}
    return null;
  end $$;
  create trigger ${name} after ${event} execute function ${name}();`;

/** Columns of a row in a trigger, separated by commas. */
export const valuesOf = (row: 'old' | 'new', columns: readonly string[]) =>
  columns.map((column) => `${row}.${column}`).join(', ');

/**
 * Counts in `version` how often these columns have changed, so that no user overwrites the changes of
 * another unseen (decision 40). They are the fields of a form: an attendance must not get in the way of somebody who
 * corrects the address of the activity.
 */
export const countVersion = (table: string, columns: readonly string[]) => `
  create trigger count_version before update of ${columns.join(', ')} on ${table} for each row
  when ((${valuesOf('old', columns)}) is distinct from (${valuesOf('new', columns)}))
  execute function count_version();`;
