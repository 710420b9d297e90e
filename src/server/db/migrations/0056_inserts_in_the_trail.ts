import { type Migration, sql } from 'kysely';

/**
 * The entries of the audit trail for rows that are added, with one statement for all rows of a statement: an
 * import adds thousands, and a trigger for each took half of its time. The entries are those of `audit_row`
 * (migration 0034), which still records changes and deletions.
 */
export const insertsInTheTrail: Migration = {
  async up(db) {
    for (const statement of [INSERTS, TABLE, IGNORE, AGAIN]) await sql.raw(statement).execute(db);
  },
};

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
      audit_label(tg_table_name, whole),
      options ->> 'subject',
      whole ->> (options ->> 'subject_key'),
      jsonb_strip_nulls(whole - ignored)
    -- Made once for each row, and not once for each use.
    from (select to_jsonb(inserted) as whole from inserted offset 0) as added
    where whole -> (options ->> 'unless_null') is distinct from 'null';
    return null;
  end $$`;

const DROP = `
    execute format('drop trigger if exists audit_inserts on %s', audited);
    execute format('drop trigger if exists audit_rows on %s', audited);
    execute format('drop trigger if exists audit_changes on %s', audited);`;

/** Triggers that a table has already are made anew, with these options. */
const TABLE = `
  create or replace function audit_table(audited regclass, options jsonb default '{}') returns void
  language plpgsql as $$
  declare
    key text := coalesce(options ->> 'key', 'id');
    complete jsonb := jsonb_build_object(
      'key', key, 'subject', audited::text, 'subject_key', key, 'ignored', '[]'::jsonb
    ) || options;
  begin
    ${DROP}
    execute format(
      'create trigger audit_inserts after insert on %s referencing new table as inserted
       for each statement
       when (current_setting(''simagang.audit'', true) is distinct from ''off'')
       execute function audit_inserts(%L)', audited, complete);
    execute format(
      'create trigger audit_rows after delete on %s for each row
       when (current_setting(''simagang.audit'', true) is distinct from ''off'')
       execute function audit_row(%L)', audited, complete);
    execute format(
      'create trigger audit_changes after update on %s for each row
       when (current_setting(''simagang.audit'', true) is distinct from ''off''
         and old.* is distinct from new.*)
       execute function audit_row(%L)', audited, complete);
  end $$`;

const OPTIONS = `convert_from(substr(tgargs, 1, length(tgargs) - 1), 'UTF8')::jsonb`;

const IGNORE = `
  create or replace function audit_ignore(audited regclass, ignored text) returns void
  language plpgsql as $$
  declare
    options jsonb := (
      select ${OPTIONS} from pg_trigger where tgrelid = audited and tgname = 'audit_changes'
    );
  begin
    perform audit_table(audited, options || jsonb_build_object(
      'ignored', options -> 'ignored' || to_jsonb(ignored)
    ));
  end $$`;

/** All tables that are recorded, with the options that migrations have given them. */
const AGAIN = `
  do $$
  declare
    audited record;
  begin
    for audited in
      select tgrelid::regclass as name, ${OPTIONS} as options
      from pg_trigger where tgname = 'audit_changes'
    loop
      perform audit_table(audited.name, audited.options);
    end loop;
  end $$`;
