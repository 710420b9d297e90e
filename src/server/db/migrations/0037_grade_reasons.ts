import { type Migration, sql } from 'kysely';

const SCORES = ['assignment_1', 'assignment_2', 'midterm', 'final', 'other'];

/** A course that gets another code changes its grades, but none of these. */
const scoresOf = (row: 'old' | 'new') =>
  `(${['internship_id', ...SCORES].map((column) => `${row}.${column}`).join(', ')})`;

/**
 * Nobody changes or deletes a grade without saying why: the database asks everybody who has logged in for
 * the reason that the audit trail keeps (migration 0034), so that no handler can forget to.
 */
export const gradeReasons: Migration = {
  async up(db) {
    await sql`
      create function require_reason() returns trigger language plpgsql as $$
      declare
        actor jsonb := coalesce(nullif(current_setting('simagang.actor', true), ''), '{}');
      begin
        if jsonb_typeof(actor -> 'user') = 'object' and actor ->> 'reason' is null then
          raise exception 'a grade is changed and deleted with a reason'
            using errcode = 'check_violation', constraint = 'grades_reason_check';
        end if;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger require_reason_to_delete after delete on grades
      for each row execute function require_reason()`.execute(db);
    await sql`
      create trigger require_reason_to_change after update on grades for each row
      when (${sql.raw(scoresOf('old'))} is distinct from ${sql.raw(scoresOf('new'))})
      execute function require_reason()`.execute(db);
  },
};
