import { type Migration, sql } from 'kysely';

/**
 * The trail without words: what a record and a change are called comes from `db/audit/recordKinds.ts`, in the
 * arguments of the triggers, which every start compares and makes anew (`installAuditTriggers`).
 */
export const wordsOfTheTrail: Migration = {
  async up(db) {
    for (const statement of [TRIGGERS, FUNCTIONS, NAMES, LABEL, ACTION, ROW, INSERTS]) {
      await sql.raw(statement).execute(db);
    }
    // The lock of the migrator that came before `migrateOnce`.
    await sql`drop table if exists kysely_migration_lock`.execute(db);
  },
};

const TRIGGERS = `
  do $$
  declare
    found record;
  begin
    for found in
      select tgname as name, tgrelid::regclass as audited from pg_trigger
      where tgname in ('audit_inserts', 'audit_rows', 'audit_changes')
    loop
      execute format('drop trigger %I on %s', found.name, found.audited);
    end loop;
  end $$`;

const FUNCTIONS = `
  drop function
    audit_table(regclass, jsonb), audit_ignore(regclass, text), audit_label(text, jsonb),
    audit_action(text, text, jsonb, jsonb, jsonb), audit_row(), audit_inserts()`;

/** A row with the names of what it refers to. */
const NAMES = `
  create function audit_names(named_by text, whole jsonb) returns jsonb
  language plpgsql stable as $$
  begin
    return whole || coalesce(case named_by
      when 'user_id' then (
        select jsonb_build_object('user_name', name)
        from users where id = (whole ->> 'user_id')::integer
      )
      when 'internship_id' then (
        select jsonb_build_object('student_name', student_name)
        from internships where id = (whole ->> 'internship_id')::integer
      )
      when 'activity_id' then (
        select jsonb_build_object(
          'activity_name', name, 'activity_date', date, 'student_name', student_name
        )
        from activities join internships on internships.id = internship_id
        where activities.id = (whole ->> 'activity_id')::integer
      )
    end, '{}');
  end $$`;

/** Each part is a column with the text before and after it. */
const LABEL = `
  create function audit_label(parts jsonb, names jsonb) returns text language sql immutable as $$
    select string_agg(
      (part ->> 'before') || (names ->> (part ->> 'column')) || (part ->> 'after'), '' order by place
    )
    from jsonb_array_elements(parts) with ordinality as parts (part, place)
  $$`;

/** What a change is called by the first rule that applies. */
const ACTION = `
  create function audit_action(rules jsonb, operation text, before jsonb, after jsonb) returns text
  language sql immutable as $$
    select coalesce((
      select rule ->> 'action'
      from jsonb_array_elements(rules) with ordinality as rules (rule, place)
      where (
          not rule ? 'changed'
          or before -> (rule ->> 'changed') is distinct from after -> (rule ->> 'changed')
        )
        and (not rule ? 'now' or after @> (rule -> 'now'))
        and (not rule ? 'operation' or rule ->> 'operation' = operation)
      order by place limit 1
    ), 'update')
  $$`;

/** The entry of a row that is changed or deleted. */
const ROW = `
  create function audit_row() returns trigger language plpgsql as $$
  declare
    options jsonb := tg_argv[0];
    ignored text[] := array(select jsonb_array_elements_text(options -> 'ignored'));
    before jsonb := to_jsonb(old);
    after jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
    whole jsonb := coalesce(after, before);
    actor jsonb := coalesce(nullif(current_setting('simagang.actor', true), ''), '{}');
    old_values jsonb;
    new_values jsonb;
    secret record;
  begin
    if whole -> (options ->> 'unless_null') = 'null' then
      return null;
    end if;
    if tg_op = 'UPDATE' then
      select jsonb_object_agg(key, before -> key), jsonb_object_agg(key, value)
      into old_values, new_values
      from jsonb_each(after - ignored) where before -> key is distinct from value;
    else
      old_values := jsonb_strip_nulls(before - ignored);
    end if;
    for secret in select key, value from jsonb_each_text(options -> 'secret') loop
      if new_values ? secret.key then
        new_values := new_values || jsonb_build_object(secret.value, null);
      end if;
      old_values := old_values - secret.key;
      new_values := new_values - secret.key;
    end loop;
    if tg_op = 'UPDATE' and new_values is null then
      return null;
    end if;
    insert into audit_entries (
      at, actor_user_id, actor_name, actor_role, address, device, request_id, operation, reason,
      action, resource, record_id, label, subject, subject_id, old, new
    ) values (
      coalesce((actor ->> 'at')::timestamptz, now()),
      (actor -> 'user' ->> 'id')::integer,
      actor -> 'user' ->> 'name',
      actor -> 'user' ->> 'role',
      actor ->> 'address',
      actor ->> 'device',
      actor ->> 'request_id',
      actor ->> 'operation',
      actor ->> 'reason',
      case
        when tg_op = 'DELETE' then 'delete'
        else audit_action(options -> 'actions', actor ->> 'operation', before, after)
      end,
      tg_table_name,
      whole ->> (options ->> 'key'),
      audit_label(options -> 'label', audit_names(options ->> 'named_by', whole)),
      options ->> 'subject',
      whole ->> (options ->> 'subject_key'),
      old_values,
      new_values
    );
    return null;
  end $$`;

/** The entries of the rows that a statement adds, with one statement: an import adds thousands. */
const INSERTS = `
  create function audit_inserts() returns trigger language plpgsql as $$
  declare
    options jsonb := tg_argv[0];
    ignored text[] := array(select jsonb_array_elements_text(options -> 'ignored'))
      || array(select jsonb_object_keys(options -> 'secret'));
    actor jsonb := coalesce(nullif(current_setting('simagang.actor', true), ''), '{}');
  begin
    insert into audit_entries (
      at, actor_user_id, actor_name, actor_role, address, device, request_id, operation, reason,
      action, resource, record_id, label, subject, subject_id, new
    )
    select
      coalesce((actor ->> 'at')::timestamptz, now()),
      (actor -> 'user' ->> 'id')::integer,
      actor -> 'user' ->> 'name',
      actor -> 'user' ->> 'role',
      actor ->> 'address',
      actor ->> 'device',
      actor ->> 'request_id',
      actor ->> 'operation',
      actor ->> 'reason',
      'create',
      tg_table_name,
      whole ->> (options ->> 'key'),
      audit_label(options -> 'label', audit_names(options ->> 'named_by', whole)),
      options ->> 'subject',
      whole ->> (options ->> 'subject_key'),
      jsonb_strip_nulls(whole - ignored)
    -- Made once for each row, and not once for each use.
    from (select to_jsonb(inserted) as whole from inserted offset 0) as added
    where whole -> (options ->> 'unless_null') is distinct from 'null';
    return null;
  end $$`;
