import { type Migration, sql } from 'kysely';

/**
 * How often the fields of a record have changed, so that nobody overwrites unseen what somebody else has
 * changed. Only what a form edits counts: an attendance must not get in the way of somebody who corrects the
 * address of the activity.
 */
export const versions: Migration = {
  async up(db) {
    await sql`
      create function count_version() returns trigger language plpgsql as $$
      begin
        new.version := old.version + 1;
        return new;
      end $$`.execute(db);
    await sql.raw(IGNORE).execute(db);
    for (const [table, columns] of Object.entries(FIELDS)) {
      const row = (version: string) => columns.map((column) => `${version}.${column}`).join(', ');
      await sql.raw(`alter table ${table} add version integer not null default 1`).execute(db);
      await sql
        .raw(`
          create trigger count_version before update of ${columns.join(', ')} on ${table} for each row
          when ((${row('old')}) is distinct from (${row('new')})) execute function count_version()`)
        .execute(db);
      await sql`select audit_ignore(${table}, 'version')`.execute(db);
    }
    await countSignatures(db);
  },
};

const PERSON = ['name', 'email', 'phone_number', 'address'];
const BIRTH = ['gender', 'place_of_birth', 'date_of_birth'];
const WEIGHTS = ['assignment_1', 'assignment_2', 'midterm', 'final', 'other'];

const FIELDS: Record<string, string[]> = {
  users: [...PERSON, ...BIRTH, 'role', 'is_active'],
  students: ['nim', 'academic_year'],
  lecturers: ['nip'],
  mentors: ['company_id', 'nik', 'is_active'],
  companies: [...PERSON, 'business_field', 'internship_quota', 'is_active'],
  courses: [
    ...['code', 'name', 'semester', 'hours_per_week', 'credits', 'academic_year'],
    ...WEIGHTS.map((part) => `weight_${part}`),
  ],
  internship_periods: ['start_date', 'end_date', 'semester', 'year', 'is_active'],
  internships: ['student_id', 'mentor_id', 'lecturer_id', 'internship_period_id'],
  activities: ['name', 'description', 'date', 'start_time', 'end_time', 'address'],
  grades: ['internship_id', 'course_code', ...WEIGHTS],
};

/** Leaves one more column out of the entries of a table: a version is a count, not a change. */
const IGNORE = `
  create function audit_ignore(audited regclass, ignored text) returns void
  language plpgsql as $$
  declare
    options jsonb := (
      select convert_from(substr(tgargs, 1, length(tgargs) - 1), 'UTF8')::jsonb
      from pg_trigger where tgrelid = audited and tgname = 'audit_changes'
    );
  begin
    execute format('drop trigger audit_rows on %s', audited);
    execute format('drop trigger audit_changes on %s', audited);
    perform audit_table(audited, options || jsonb_build_object(
      'ignored', options -> 'ignored' || to_jsonb(ignored)
    ));
  end $$`;

/** A signature is edited with the profile, so it is a field of it. */
async function countSignatures(db: Parameters<Migration['up']>[0]): Promise<void> {
  await sql`
    create function count_signature() returns trigger language plpgsql as $$
    begin
      update lecturers set version = version + 1 where user_id = new.user_id;
      update mentors set version = version + 1 where user_id = new.user_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_new_signature after insert on signatures for each row
    execute function count_signature()`.execute(db);
  await sql`
    create trigger count_signature after update of image on signatures for each row
    when (old.image is distinct from new.image) execute function count_signature()`.execute(db);
}
