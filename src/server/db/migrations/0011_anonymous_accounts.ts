import { statements } from './statements';

/** The fields stay, so that an entry still says what was changed. */
const WITHOUT_VALUES = `
  create function without_values(fields jsonb, personal text[]) returns jsonb
  language sql immutable as $$
    select jsonb_object_agg(key, case when key = any(personal) then 'null' else value end)
    from jsonb_each(fields)
  $$;`;

const PERSONAL = [
  'name',
  'email',
  'phone_number',
  'address',
  'gender',
  'place_of_birth',
  'date_of_birth',
  'nim',
  'nip',
  'nik',
]
  .map((field) => `'${field}'`)
  .join(', ');

/** Takes everything personal of an anonymised account out of the trail and the steps (resources/personal-data). */
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
  end $$;`;

/** An account of a person who left loses everything personal; what it did stays, without its name. */
export const anonymousAccounts = statements(WITHOUT_VALUES, ANONYMISE);
