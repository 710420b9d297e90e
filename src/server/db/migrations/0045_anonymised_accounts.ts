import { type Migration, sql } from 'kysely';

/**
 * An account of a person who left loses everything personal (resources/personal-data). What it did stays in the trail
 * and in the steps of activities, without its name. Both are never changed otherwise: `anonymise_trail` is recognised by
 * the call stack, as `purge_audit_entries` is (migration 0034), and refuses accounts that are not anonymised.
 */
export const anonymisedAccounts: Migration = {
  async up(db) {
    await sql`
      alter table users
        add column anonymised_at timestamptz
          constraint users_anonymised_at_check check (isfinite(anonymised_at)),
        add constraint users_anonymised_is_inactive_check
          check (anonymised_at is null or not is_active)`.execute(db);
    await sql`
      create index activity_steps_actor_user_id_idx on activity_steps (actor_user_id, id)`.execute(
      db,
    );
    for (const statement of [IGNORED, KEEP_ENTRIES, KEEP_STEPS, WITHOUT_VALUES, ANONYMISE]) {
      await sql.raw(statement).execute(db);
    }
  },
};

/** The entry of anonymising says when. Keeps what other migrations have added to the options. */
const IGNORED = `
  do $$
  declare
    options jsonb;
  begin
    select convert_from(substr(tgargs, 1, length(tgargs) - 1), 'UTF8')::jsonb into options
    from pg_trigger where tgname = 'audit_changes' and tgrelid = 'users'::regclass;
    drop trigger audit_rows on users;
    drop trigger audit_changes on users;
    perform audit_table('users', jsonb_set(
      options, '{ignored}', (options -> 'ignored') || '["anonymised_at"]'
    ));
  end $$`;

const IS_ANONYMISING = `calls like '%PL/pgSQL function anonymise_trail(integer)%'`;

const KEEP_ENTRIES = `
  create or replace function keep_audit_entries() returns trigger language plpgsql as $$
  declare
    calls text;
  begin
    get diagnostics calls = pg_context;
    if tg_op = 'DELETE'
      and calls like '%PL/pgSQL function purge_audit_entries(timestamp with time zone)%' then
      return null;
    end if;
    if tg_op = 'UPDATE' and ${IS_ANONYMISING} then
      return null;
    end if;
    raise exception 'the audit trail is never changed' using errcode = 'restrict_violation';
  end $$`;

const KEEP_STEPS = `
  create or replace function keep_activity_steps() returns trigger language plpgsql as $$
  declare
    calls text;
  begin
    -- Only the deletion of the activity itself takes its steps along.
    if tg_op = 'DELETE' then
      if not exists (select from activities where id = old.activity_id) then
        return old;
      end if;
    end if;
    if tg_op = 'UPDATE' then
      get diagnostics calls = pg_context;
      if ${IS_ANONYMISING} then
        return new;
      end if;
    end if;
    raise exception 'the steps of activities are never changed'
      using errcode = 'restrict_violation';
  end $$`;

/** The fields stay, so that an entry still says what was changed. */
const WITHOUT_VALUES = `
  create function without_values(fields jsonb, personal text[]) returns jsonb
  language sql immutable as $$
    select jsonb_object_agg(key, case when key = any(personal) then 'null' else value end)
    from jsonb_each(fields)
  $$`;

const PERSONAL = [
  ...['name', 'email', 'phone_number', 'address', 'gender', 'place_of_birth', 'date_of_birth'],
  ...['nim', 'nip', 'nik'],
]
  .map((field) => `'${field}'`)
  .join(', ');

const ANONYMISE = `
  create function anonymise_trail(person integer) returns void language plpgsql as $$
  declare
    alias text;
    student text;
    removed constant text := 'Dihapus karena anonimisasi.';
    own_internships text[];
    own_activities text[];
    own_grades text[];
  begin
    select name into alias from users where id = person and anonymised_at is not null;
    if alias is null then
      raise exception 'only for an anonymised account' using errcode = 'restrict_violation';
    end if;
    select id::text into student from students where user_id = person;

    -- Those that were deleted are known from the trail.
    own_internships := array(
      select id::text from internships where student_id = student::integer
      union select record_id from audit_entries
      where resource = 'internships' and student in (old ->> 'student_id', new ->> 'student_id')
    );
    own_activities := array(
      select id::text from activities where internship_id = any(own_internships::integer[])
      union select record_id from audit_entries
      where resource = 'activities'
        and coalesce(new ->> 'internship_id', old ->> 'internship_id') = any(own_internships)
    );
    own_grades := array(
      select id::text from grades where internship_id = any(own_internships::integer[])
      union select record_id from audit_entries
      where resource = 'grades'
        and coalesce(new ->> 'internship_id', old ->> 'internship_id') = any(own_internships)
    );

    update audit_entries set actor_name = alias, address = null, device = null
    where actor_user_id = person;
    update audit_entries set
      label = alias,
      reason = null,
      old = without_values(old, array[${PERSONAL}]),
      new = without_values(new, array[${PERSONAL}])
    where subject = 'users' and subject_id = person::text;
    update audit_entries set
      label = case subject
        when 'internships' then alias || coalesce(' – ' || substring(label from '^.* – (.*)$'), '')
        when 'grades' then coalesce(substring(label from '^(.*?) – ') || ' – ', '') || alias
        else coalesce(substring(label from '^(.*\\(\\d{4}-\\d\\d-\\d\\d\\)) – ') || ' – ', '') || alias
      end,
      reason = null,
      old = case when resource = 'activity_logs' then without_values(old, '{text}') else old end,
      new = case when resource = 'activity_logs' then without_values(new, '{text}') else new end
    where (subject = 'internships' and subject_id = any(own_internships))
      or (subject = 'activities' and subject_id = any(own_activities))
      or (subject = 'grades' and subject_id = any(own_grades));

    update activity_steps set actor_name = alias where actor_user_id = person;
    update activity_steps set
      comment = case when comment is not null then removed end,
      log = case when log is not null then removed end
    where activity_id = any(own_activities::integer[]) and (comment is not null or log is not null);
  end $$`;
