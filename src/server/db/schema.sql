CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE FUNCTION public.anonymise_attendance(person integer) RETURNS void
    LANGUAGE plpgsql
    AS $$
  declare
    alias text;
  begin
    select name into alias from users where id = person and anonymised_at is not null;
    if alias is null then
      raise exception 'only for an anonymised account' using errcode = 'restrict_violation';
    end if;
    update attendance_events set actor_name = alias where actor_user_id = person;
    update attendance_events set voided_by_name = alias where voided_by_user_id = person;
    update attendance_events set
      latitude = null, longitude = null, accuracy = null, device_time = null, reason_note = null,
      void_reason = case when void_reason is not null then 'Dihapus karena anonimisasi.' end
    where activity_id in (
      select activities.id from activities
      join internships on internships.id = internship_id
      join students on students.id = student_id
      where students.user_id = person
    );
  end $$;

CREATE FUNCTION public.anonymise_requests(person integer) RETURNS void
    LANGUAGE plpgsql
    AS $$
  declare
    alias text;
  begin
    select name into alias from users where id = person and anonymised_at is not null;
    if alias is null then
      raise exception 'only for an anonymised account' using errcode = 'restrict_violation';
    end if;
    update attendance_requests set decided_by_name = alias where decided_by_user_id = person;
    update attendance_requests set reason = 'Dihapus karena anonimisasi.',
      comment = case when comment is not null then 'Dihapus karena anonimisasi.' end,
      device_event_id = null, device_time = null
    where internship_id in (
      select internships.id from internships join students on students.id = student_id
      where students.user_id = person
    );
    delete from attendance_request_files where request_id in (
      select attendance_requests.id from attendance_requests
      join internships on internships.id = internship_id
      join students on students.id = student_id
      where students.user_id = person
    );
  end $$;

CREATE FUNCTION public.anonymise_trail(person integer) RETURNS void
    LANGUAGE plpgsql
    AS $_$
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
      old = without_values(old, array['name', 'email', 'phone_number', 'address', 'gender', 'place_of_birth', 'date_of_birth', 'nim', 'nip', 'nik']),
      new = without_values(new, array['name', 'email', 'phone_number', 'address', 'gender', 'place_of_birth', 'date_of_birth', 'nim', 'nip', 'nik'])
    where subject = 'users' and subject_id = person::text;
    update audit_entries set
      label = case subject
        when 'internships' then alias || coalesce(' – ' || substring(label from '^.* – (.*)$'), '')
        when 'grades' then coalesce(substring(label from '^(.*?) – ') || ' – ', '') || alias
        else coalesce(substring(label from '^(.*\(\d{4}-\d\d-\d\d\)) – ') || ' – ', '') || alias
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
  end $_$;

CREATE FUNCTION public.audit_action(rules jsonb, operation text, before jsonb, after jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    AS $$
  declare
    rule jsonb;
  begin
    for place in 0 .. jsonb_array_length(rules) - 1 loop
      rule := rules -> place;
      if (
          not rule ? 'changed'
          or before -> (rule ->> 'changed') is distinct from after -> (rule ->> 'changed')
        )
        and (not rule ? 'now' or after @> (rule -> 'now'))
        and (not rule ? 'operation' or rule ->> 'operation' = operation)
      then
        return rule ->> 'action';
      end if;
    end loop;
    return 'update';
  end $$;

CREATE FUNCTION public.audit_inserts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
  end $$;

CREATE FUNCTION public.audit_label(parts jsonb, names jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    AS $$
  declare
    label text;
    value text;
  begin
    for place in 0 .. jsonb_array_length(parts) - 1 loop
      value := names ->> (parts -> place ->> 'column');
      if value is not null then
        label := concat(label, parts -> place ->> 'before', value, parts -> place ->> 'after');
      end if;
    end loop;
    return label;
  end $$;

CREATE FUNCTION public.audit_names(named_by text, whole jsonb) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    AS $$
  declare
    names jsonb;
  begin
    if named_by = 'user_id' then
      select jsonb_build_object('user_name', name) into names
      from users where id = (whole ->> 'user_id')::integer;
    elsif named_by = 'company_id' then
      select jsonb_build_object('company_name', name) into names
      from companies where id = (whole ->> 'company_id')::integer;
    elsif named_by = 'internship_id' then
      select jsonb_build_object('student_name', student_name) into names
      from internships where id = (whole ->> 'internship_id')::integer;
    elsif named_by = 'activity_id' then
      select jsonb_build_object(
        'activity_name', name, 'activity_date', date, 'student_name', student_name
      ) into names
      from activities join internships on internships.id = internship_id
      where activities.id = (whole ->> 'activity_id')::integer;
    end if;
    return whole || coalesce(names, '{}');
  end $$;

CREATE FUNCTION public.audit_row() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
  end $$;

CREATE FUNCTION public.campus_zone() RETURNS text
    LANGUAGE sql STABLE
    AS $$
    select coalesce(nullif(current_setting('simagang.campus_zone', true), ''), 'WIB')
  $$;

CREATE FUNCTION public.change_attendance_rules() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    update attendance_rules set changes = changes + 1;
    return null;
  end $$;

CREATE FUNCTION public.closed_by(finished_at timestamp with time zone, is_left_open boolean, period_closed_at timestamp with time zone) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select case
      when finished_at is not null then 'placement'
      when period_closed_at is not null and not is_left_open then 'period'
    end
  $$;

CREATE FUNCTION public.copy_name_of_user() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    select name into new.name from users where id = new.user_id for share;
    -- The foreign key rejects the row.
    new.name := coalesce(new.name, '');
    return new;
  end $$;

CREATE FUNCTION public.copy_names_of_placement() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    company integer;
  begin
    if tg_op = 'INSERT' or new.student_id <> old.student_id then
      select nim, name into new.student_nim, new.student_name
      from students where id = new.student_id for share;
      new.student_nim := coalesce(new.student_nim, '');
      new.student_name := coalesce(new.student_name, '');
    end if;
    if tg_op = 'INSERT' or new.mentor_id <> old.mentor_id then
      select company_id into company from mentors where id = new.mentor_id for share;
      -- A renamed company waits for its placements: one that stays there must not wait for it.
      if tg_op = 'INSERT'
        or company is distinct from (select company_id from mentors where id = old.mentor_id)
      then
        select name into new.company_name from companies where id = company for share;
        new.company_name := coalesce(new.company_name, '');
      end if;
    end if;
    return new;
  end $$;

CREATE FUNCTION public.count_signature() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    update lecturers set version = version + 1 where user_id = new.user_id;
    update mentors set version = version + 1 where user_id = new.user_id;
    return null;
  end $$;

CREATE FUNCTION public.count_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    new.version := old.version + 1;
    return new;
  end $$;

CREATE FUNCTION public.default_place(internship integer) RETURNS integer
    LANGUAGE sql STABLE
    AS $$
    select places.id
    from internships
    join mentors on mentors.id = internships.mentor_id
    join places on places.company_id = mentors.company_id
    left join internship_places on internship_places.place_id = places.id
      and internship_places.internship_id = internships.id
    where internships.id = internship and (places.is_active or internship_places.is_default)
    order by internship_places.is_default desc nulls last, places.id
    limit 1
  $$;

CREATE FUNCTION public.drop_changed_letter_pdf() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin delete from letter_pdfs where letter_id = new.id;
    return null;
  end $$;

CREATE FUNCTION public.forget_email_confirmation() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    new.email_confirmed_at := null;
    new.email_refused_at := null;
    new.email_refusal := null;
    return new;
  end $$;

CREATE FUNCTION public.has_joint_leave_on(internship integer, day date) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
    select coalesce(
      (select has_joint_leave from place_rules_on(place_on(internship, day), day)),
      true
    )
  $$;

CREATE FUNCTION public.keep_activity_steps() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
      if calls like '%PL/pgSQL function anonymise_trail(integer)%' then
        return new;
      end if;
    end if;
    raise exception 'the steps of activities are never changed'
      using errcode = 'restrict_violation';
  end $$;

CREATE FUNCTION public.keep_attendance_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    calls text;
  begin
    -- Only the deletion of the activity itself takes its events along.
    if tg_op = 'DELETE' then
      if not exists (select from activities where id = old.activity_id) then
        return old;
      end if;
    elsif tg_op = 'UPDATE' then
      get diagnostics calls = pg_context;
      if calls like '%PL/pgSQL function anonymise_attendance(integer)%' then
        return new;
      end if;
      -- A position loses precision after a time, and the distance with it.
      if new.is_position_rounded and not old.is_position_rounded and
        to_jsonb(new) - '{latitude,longitude,distance,is_position_rounded}'::text[]
        = to_jsonb(old) - '{latitude,longitude,distance,is_position_rounded}'::text[]
      then
        return new;
      end if;
      -- An event becomes void once, and stays it.
      if new.voided_at is not null and old.voided_at is null and
        to_jsonb(new)
          - '{voided_at,voided_by_user_id,voided_by_name,voided_by_role,void_reason}'::text[]
        = to_jsonb(old)
          - '{voided_at,voided_by_user_id,voided_by_name,voided_by_role,void_reason}'::text[]
      then
        return new;
      end if;
    end if;
    raise exception 'attendance events are never changed'
      using errcode = 'restrict_violation';
  end $$;

CREATE FUNCTION public.keep_audit_entries() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    calls text;
  begin
    get diagnostics calls = pg_context;
    if tg_op = 'DELETE'
      and calls like '%PL/pgSQL function purge_audit_entries(timestamp with time zone)%' then
      return null;
    end if;
    if tg_op = 'UPDATE' and calls like '%PL/pgSQL function anonymise_trail(integer)%' then
      return null;
    end if;
    raise exception 'the audit trail is never changed' using errcode = 'restrict_violation';
  end $$;

CREATE FUNCTION public.keep_closed_period() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    raise exception 'the period is closed'
      using errcode = 'check_violation', constraint = 'internship_periods_open_check';
  end $$;

CREATE FUNCTION public.keep_criteria() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    raise exception 'criteria never change'
      using errcode = 'check_violation', constraint = 'assessment_criteria_kept_check';
  end $$;

CREATE FUNCTION public.keep_past_period_rules() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    last_day date := last_day_before_change();
  begin
    insert into past_period_rules (internship_period_id, valid_until, requires_check_out, late_tolerance_minutes)
    select old.id, last_day, requires_check_out, late_tolerance_minutes from period_rules_on(old.id, last_day)
    on conflict do nothing;
    delete from past_period_rules where internship_period_id = old.id and valid_until > last_day;
    return new;
  end $$;

CREATE FUNCTION public.keep_past_place_rules() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    last_day date := last_day_before_change();
  begin
    insert into past_place_rules (place_id, valid_until, radius, time_zone, has_joint_leave)
    select old.id, last_day, radius, time_zone, has_joint_leave from place_rules_on(old.id, last_day)
    on conflict do nothing;
    delete from past_place_rules where place_id = old.id and valid_until > last_day;
    return new;
  end $$;

CREATE FUNCTION public.keep_places(internship_ids integer[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
  declare
    last_day date := last_day_before_change();
  begin
    insert into past_places (internship_id, valid_until, place_id)
    select internships.id, last_day, place_on(internships.id, last_day)
    from internships
    join internship_periods on internship_periods.id = internship_period_id
    where internships.id = any(internship_ids) and internship_periods.start_date <= last_day
    order by internships.id
    on conflict do nothing;
    delete from past_places where internship_id = any(internship_ids) and valid_until > last_day;
  end $$;

CREATE FUNCTION public.keep_places_of_changed_place() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform keep_places(placements_at(old.company_id) || placements_at(new.company_id));
    return new;
  end $$;

CREATE FUNCTION public.keep_places_of_chosen_place() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform keep_places(array[new.internship_id]);
    return new;
  end $$;

CREATE FUNCTION public.keep_places_of_default_place() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform keep_places(array[new.internship_id]);
    return new;
  end $$;

CREATE FUNCTION public.keep_places_of_deleted_place() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform keep_places(placements_at(old.company_id));
    return old;
  end $$;

CREATE FUNCTION public.keep_places_of_dropped_place() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform keep_places(array[old.internship_id]);
    return old;
  end $$;

CREATE FUNCTION public.keep_places_of_moved_internship() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform keep_places(array[new.id]);
    return new;
  end $$;

CREATE FUNCTION public.keep_places_of_moved_mentor() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform keep_places(array(select id from internships where mentor_id = new.id));
    return new;
  end $$;

CREATE FUNCTION public.keep_places_of_new_place() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform keep_places(placements_at(new.company_id));
    return new;
  end $$;

CREATE FUNCTION public.last_day_before_change() RETURNS date
    LANGUAGE sql STABLE
    AS $$
    select coalesce(
      (nullif(current_setting('simagang.actor', true), '')::jsonb ->> 'valid_from')::date,
      (now() at time zone case campus_zone()
        when 'WITA' then 'Asia/Makassar' when 'WIT' then 'Asia/Jayapura' else 'Asia/Jakarta'
      end)::date
    ) - 1
  $$;

CREATE FUNCTION public.move_corrections() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    update attendance_requests set start_date = new.date, end_date = new.date
    where activity_id = new.id;
    return null;
  end $$;

CREATE FUNCTION public.pass_on_name() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    case tg_table_name
      when 'users' then
        update students set name = new.name where user_id = new.id;
      when 'students' then
        update internships set student_nim = new.nim, student_name = new.name
        where student_id = new.id;
      when 'companies' then
        update internships set company_name = new.name
        where mentor_id in (select id from mentors where company_id = new.id);
      when 'mentors' then
        update internships
        set company_name = (select name from companies where id = new.company_id)
        where mentor_id = new.id;
    end case;
    return null;
  end $$;

CREATE FUNCTION public.period_rules_on(period integer, day date) RETURNS TABLE(requires_check_out boolean, late_tolerance_minutes integer)
    LANGUAGE sql STABLE
    AS $$
    select
      coalesce(past.requires_check_out, periods.requires_check_out),
      coalesce(past.late_tolerance_minutes, periods.late_tolerance_minutes)
    from internship_periods as periods
    left join lateral (
      select * from past_period_rules
      where internship_period_id = periods.id and valid_until >= day
      order by valid_until limit 1
    ) as past on true
    where periods.id = period
  $$;

CREATE FUNCTION public.place_on(internship integer, day date) RETURNS integer
    LANGUAGE sql STABLE
    AS $$
    select case when past.valid_until is null then default_place(internship) else past.place_id end
    from (select 1) as present
    left join lateral (
      select valid_until, place_id from past_places
      where internship_id = internship and valid_until >= day
      order by valid_until limit 1
    ) as past on true
  $$;

CREATE FUNCTION public.place_rules_on(place integer, day date) RETURNS TABLE(radius integer, time_zone text, has_joint_leave boolean)
    LANGUAGE sql STABLE
    AS $$
    select
      coalesce(past.radius, places.radius),
      coalesce(past.time_zone, places.time_zone),
      coalesce(past.has_joint_leave, places.has_joint_leave)
    from places
    left join lateral (
      select * from past_place_rules
      where place_id = places.id and valid_until >= day
      order by valid_until limit 1
    ) as past on true
    where places.id = place
  $$;

CREATE FUNCTION public.placements_at(company integer) RETURNS integer[]
    LANGUAGE sql STABLE
    AS $$
    select array_agg(internships.id) from internships
    join mentors on mentors.id = mentor_id where mentors.company_id = company
  $$;

CREATE FUNCTION public.purge_audit_entries(before timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql
    AS $$
  declare
    purged integer;
  begin
    if before > now() - interval '30 days' then
      raise exception 'entries of the last 30 days are kept' using errcode = 'restrict_violation';
    end if;
    delete from audit_entries where at < before;
    get diagnostics purged = row_count;
    if purged > 0 then
      insert into audit_entries (at, operation, action, resource, new)
      values (now(), 'purge_audit_entries', 'purge', 'audit_entries',
        jsonb_build_object('entries', purged, 'before', before));
    end if;
    return purged;
  end $$;

CREATE FUNCTION public.refuse_changed_certificate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    raise exception 'a certificate stays as it was issued'
      using errcode = 'check_violation', constraint = 'certificates_kept_check';
  end $$;

CREATE FUNCTION public.refuse_changed_letter() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    raise exception 'a letter keeps its number'
      using errcode = 'check_violation', constraint = 'letters_kept_check';
  end $$;

CREATE FUNCTION public.refuse_changed_number() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    raise exception 'a number that was given never changes'
      using errcode = 'check_violation', constraint = 'given_numbers_kept_check';
  end $$;

CREATE FUNCTION public.refuse_changed_report_file() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    raise exception 'a version stays as it was sent'
      using errcode = 'check_violation', constraint = 'final_report_versions_kept_check';
  end $$;

CREATE FUNCTION public.refuse_changed_template() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    raise exception 'a version of a template never changes'
      using errcode = 'check_violation', constraint = 'letter_template_versions_kept_check';
  end $$;

CREATE FUNCTION public.refuse_frozen_activity() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    raise exception 'both reviewers have validated the activity'
      using errcode = 'check_violation', constraint = 'activities_frozen_check';
  end $$;

CREATE FUNCTION public.refuse_in_closed_period() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    placements integer[];
    periods integer[];
    entered integer[];
    closing text;
  begin
    -- None while the activity, the defence or the placement itself is being deleted, which has been checked.
    case tg_argv[0]
      when 'internship_period_id' then
        periods := array[old.internship_period_id, new.internship_period_id];
        entered := periods;
      when 'id' then
        placements := array[old.id];
        periods := array[old.internship_period_id, new.internship_period_id];
        entered := case
          when old.internship_period_id is distinct from new.internship_period_id
          then array[new.internship_period_id]
        end;
      when 'internship_id' then
        placements := array[old.internship_id, new.internship_id];
      when 'activity_id' then
        placements := array(
          select internship_id from activities where id in (old.activity_id, new.activity_id)
        );
      when 'defence_id' then
        placements := array(
          select internship_id from defences where id in (old.defence_id, new.defence_id)
        );
    end case;
    if tg_op = 'INSERT' and tg_argv[0] = 'internship_id' then
      perform from internships where id = any(placements) for key share;
    end if;
    if periods is null then
      periods := array(select internship_period_id from internships where id = any(placements));
    end if;
    perform from internship_periods where id = any(periods) order by id for key share;

    select coalesce(
      (select 'period' from internship_periods where id = any(entered) and closed_at is not null limit 1),
      (
        select min(closed_by(finished_at, is_left_open, closed_at)) from internships
        join internship_periods on internship_periods.id = internship_period_id
        where internships.id = any(placements)
      )
    ) into closing;
    if closing = 'period' then
      raise exception 'the period is closed'
        using errcode = 'check_violation', constraint = 'internship_periods_open_check';
    elsif closing = 'placement' then
      raise exception 'the placement is finished'
        using errcode = 'check_violation', constraint = 'internships_unfinished_check';
    end if;
    return case when tg_op = 'DELETE' then old else new end;
  end $$;

CREATE FUNCTION public.refuse_in_frozen_activity() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    is_frozen boolean;
  begin
    -- None while the activity itself is being deleted, which has been checked. A validation waits.
    for is_frozen in
      select validated_at_by_mentor is not null and validated_at_by_lecturer is not null
      from activities where id in (old.activity_id, new.activity_id) order by id for share
    loop
      if is_frozen then
        raise exception 'both reviewers have validated the activity'
          using errcode = 'check_violation', constraint = 'activities_frozen_check';
      end if;
    end loop;
    return case when tg_op = 'DELETE' then old else new end;
  end $$;

CREATE FUNCTION public.refuse_lower_number() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    raise exception 'numbers only grow'
      using errcode = 'check_violation', constraint = 'letter_series_grows_check';
  end $$;

CREATE FUNCTION public.refuse_second_source_of_course() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    if exists (
      select from assessment_forms
      where course_code in (new.code, old.code) and score_part = new.defence_score_part
    ) then
      raise exception 'a form proposes this score'
        using errcode = 'unique_violation', constraint = 'courses_defence_score_part_key';
    end if;
    return new;
  end $$;

CREATE FUNCTION public.refuse_second_source_of_form() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    taken text;
  begin
    select defence_score_part into taken from courses where code = new.course_code
    for no key update;
    if taken = new.score_part then
      raise exception 'the defence proposes this score'
        using errcode = 'unique_violation', constraint = 'assessment_forms_defence_score_key';
    end if;
    return new;
  end $$;

CREATE FUNCTION public.require_reason() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    actor jsonb := coalesce(nullif(current_setting('simagang.actor', true), ''), '{}');
  begin
    if jsonb_typeof(actor -> 'user') = 'object' and actor ->> 'reason' is null then
      raise exception 'a grade is changed and deleted with a reason'
        using errcode = 'check_violation', constraint = 'grades_reason_check';
    end if;
    return null;
  end $$;

CREATE FUNCTION public.require_whole_weight() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    total integer;
  begin
    select sum(weight) into total from assessment_criteria
    where form_id = new.form_id and revision = new.revision;
    if total is distinct from 100 then
      raise exception 'the weights of the criteria do not sum up to 100'
        using errcode = 'check_violation', constraint = 'assessment_criteria_sum_check';
    end if;
    return null;
  end $$;

CREATE FUNCTION public.sort_key(name text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select case
      when octet_length(name) = char_length(name)
        then lower(replace(replace(replace(name, '''', ''), '"', ''), '`', ''))
      else translate(
        regexp_replace(
          normalize(translate(name, '''’‘ʼ`´ʻʾʿ′"“”„«»', ''), NFKD),
          '[\u0300-\u036f]', '', 'g'
        ),
        'ABCDEFGHIJKLMNOPQRSTUVWXYZØøĐđÐðŁłĦħı', 'abcdefghijklmnopqrstuvwxyzooddddllhhi'
      )
    end
  $$;

CREATE FUNCTION public.without_values(fields jsonb, personal text[]) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    AS $$
    select jsonb_object_agg(key, case when key = any(personal) then 'null' else value end)
    from jsonb_each(fields)
  $$;

CREATE FUNCTION public.zone_on(internship integer, own_place integer, day date) RETURNS text
    LANGUAGE sql STABLE
    AS $$
    select coalesce(
      (select time_zone from place_rules_on(coalesce(own_place, place_on(internship, day)), day)),
      campus_zone()
    )
  $$;

CREATE TABLE public.activities (
    id integer NOT NULL,
    internship_id integer NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    date date NOT NULL,
    start_time time(0) without time zone NOT NULL,
    end_time time(0) without time zone NOT NULL,
    address text NOT NULL,
    attendance_time timestamp with time zone,
    latitude double precision,
    longitude double precision,
    validated_at_by_mentor timestamp with time zone,
    validated_at_by_lecturer timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    search_text text GENERATED ALWAYS AS (lower(((name || '
'::text) || address))) STORED NOT NULL,
    returned_at_by_mentor timestamp with time zone,
    returned_at_by_lecturer timestamp with time zone,
    is_position_rounded boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    position_verdict text,
    left_at timestamp with time zone,
    place_id integer,
    break_minutes smallint DEFAULT 0 NOT NULL,
    is_generated boolean DEFAULT false NOT NULL,
    CONSTRAINT activities_address_check CHECK (((char_length(address) >= 1) AND (char_length(address) <= 2000))),
    CONSTRAINT activities_attendance_time_check CHECK (isfinite(attendance_time)),
    CONSTRAINT activities_attended_location_check CHECK (((latitude IS NULL) OR (attendance_time IS NOT NULL))),
    CONSTRAINT activities_break_minutes_check CHECK (((break_minutes >= 0) AND (break_minutes <= 480))),
    CONSTRAINT activities_created_at_check CHECK (isfinite(created_at)),
    CONSTRAINT activities_date_check CHECK (((date >= '1900-01-01'::date) AND (date <= '2200-12-31'::date))),
    CONSTRAINT activities_decision_of_lecturer_check CHECK (((validated_at_by_lecturer IS NULL) OR (returned_at_by_lecturer IS NULL))),
    CONSTRAINT activities_decision_of_mentor_check CHECK (((validated_at_by_mentor IS NULL) OR (returned_at_by_mentor IS NULL))),
    CONSTRAINT activities_description_check CHECK (((char_length(description) >= 1) AND (char_length(description) <= 10000))),
    CONSTRAINT activities_end_time_check CHECK (((end_time < '24:00:00'::time without time zone) AND (EXTRACT(second FROM end_time) = (0)::numeric))),
    CONSTRAINT activities_judged_position_check CHECK (((position_verdict IS NULL) OR (attendance_time IS NOT NULL))),
    CONSTRAINT activities_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT activities_left_at_check CHECK (isfinite(left_at)),
    CONSTRAINT activities_location_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
    CONSTRAINT activities_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
    CONSTRAINT activities_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 255))),
    CONSTRAINT activities_order_check CHECK ((end_time <> start_time)),
    CONSTRAINT activities_position_verdict_check CHECK ((position_verdict = ANY (ARRAY['on_site'::text, 'uncertain'::text, 'off_site'::text]))),
    CONSTRAINT activities_returned_at_by_lecturer_check CHECK (isfinite(returned_at_by_lecturer)),
    CONSTRAINT activities_returned_at_by_mentor_check CHECK (isfinite(returned_at_by_mentor)),
    CONSTRAINT activities_rounded_position_check CHECK (((NOT is_position_rounded) OR ((latitude IS NOT NULL) AND (latitude = (round((latitude)::numeric, 2))::double precision) AND (longitude = (round((longitude)::numeric, 2))::double precision)))),
    CONSTRAINT activities_start_time_check CHECK (((start_time < '24:00:00'::time without time zone) AND (EXTRACT(second FROM start_time) = (0)::numeric))),
    CONSTRAINT activities_updated_at_check CHECK (isfinite(updated_at)),
    CONSTRAINT activities_validated_at_by_lecturer_check CHECK (isfinite(validated_at_by_lecturer)),
    CONSTRAINT activities_validated_at_by_mentor_check CHECK (isfinite(validated_at_by_mentor))
)
WITH (fillfactor='85');

COMMENT ON COLUMN public.activities.search_text IS 'name and address';

COMMENT ON COLUMN public.activities.returned_at_by_mentor IS 'never together with the validation of the same reviewer';

COMMENT ON COLUMN public.activities.is_position_rounded IS 'to two decimals, some time after the period';

COMMENT ON COLUMN public.activities.position_verdict IS 'of the first check-in; null without places';

COMMENT ON COLUMN public.activities.left_at IS 'of the last check-out';

COMMENT ON COLUMN public.activities.place_id IS 'null for the default place of the placement';

COMMENT ON COLUMN public.activities.break_minutes IS 'not counted as work';

COMMENT ON COLUMN public.activities.is_generated IS 'from a pattern, and not changed by a person since';

ALTER TABLE public.activities ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.activities_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.activity_logs (
    activity_id integer NOT NULL,
    text text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    first_handed_in_at timestamp with time zone,
    handed_in_at timestamp with time zone,
    handed_in_version integer,
    written_at timestamp with time zone,
    written_received_at timestamp with time zone,
    first_written_at timestamp with time zone,
    device_time timestamp with time zone,
    clock_doubt text,
    CONSTRAINT activity_logs_clock_doubt_check CHECK ((clock_doubt = ANY (ARRAY['offset'::text, 'went_back'::text, 'unknown'::text]))),
    CONSTRAINT activity_logs_device_time_check CHECK (isfinite(device_time)),
    CONSTRAINT activity_logs_first_handed_in_at_check CHECK (isfinite(first_handed_in_at)),
    CONSTRAINT activity_logs_first_written_at_check CHECK ((first_written_at <= first_handed_in_at)),
    CONSTRAINT activity_logs_handed_in_at_check CHECK (isfinite(handed_in_at)),
    CONSTRAINT activity_logs_handed_in_check CHECK ((num_nulls(first_handed_in_at, handed_in_at, handed_in_version) = ANY (ARRAY[0, 3]))),
    CONSTRAINT activity_logs_handed_in_version_check CHECK (((handed_in_version >= 1) AND (handed_in_version <= version))),
    CONSTRAINT activity_logs_queued_check CHECK (((written_at IS NOT NULL) OR (num_nonnulls(device_time, clock_doubt) = 0))),
    CONSTRAINT activity_logs_saved_at_check CHECK (isfinite(saved_at)),
    CONSTRAINT activity_logs_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 5000))),
    CONSTRAINT activity_logs_version_check CHECK ((version >= 1)),
    CONSTRAINT activity_logs_written_at_check CHECK (isfinite(written_at)),
    CONSTRAINT activity_logs_written_check CHECK ((((written_at IS NULL) = (written_received_at IS NULL)) AND (written_at <= written_received_at)))
);

COMMENT ON COLUMN public.activity_logs.version IS 'counts the texts that have been saved';

COMMENT ON COLUMN public.activity_logs.saved_at IS 'when this text was saved';

COMMENT ON COLUMN public.activity_logs.first_handed_in_at IS 'decides whether the log is late; this and the next two are null for a draft';

COMMENT ON COLUMN public.activity_logs.handed_in_at IS 'the last time';

COMMENT ON COLUMN public.activity_logs.handed_in_version IS 'the version that was handed in last';

COMMENT ON COLUMN public.activity_logs.written_at IS 'when this text was written on a device without a network; otherwise null';

COMMENT ON COLUMN public.activity_logs.written_received_at IS 'when the text arrived from that device';

COMMENT ON COLUMN public.activity_logs.first_written_at IS 'when the log was first handed in on a device without a network; otherwise null';

COMMENT ON COLUMN public.activity_logs.device_time IS 'written_at by the clock of the device; null unless the device kept it without a network';

COMMENT ON COLUMN public.activity_logs.clock_doubt IS 'what makes the clock of the device doubtful; null for nothing';

CREATE TABLE public.activity_photos (
    id integer NOT NULL,
    activity_id integer NOT NULL,
    "position" smallint NOT NULL,
    image bytea NOT NULL,
    thumbnail bytea NOT NULL,
    width smallint NOT NULL,
    height smallint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    device_event_id uuid,
    made_at timestamp with time zone,
    device_time timestamp with time zone,
    clock_doubt text,
    CONSTRAINT activity_photos_clock_doubt_check CHECK ((clock_doubt = ANY (ARRAY['offset'::text, 'went_back'::text, 'unknown'::text]))),
    CONSTRAINT activity_photos_created_at_check CHECK (isfinite(created_at)),
    CONSTRAINT activity_photos_device_time_check CHECK (isfinite(device_time)),
    CONSTRAINT activity_photos_height_check CHECK (((height >= 1) AND (height <= 1280))),
    CONSTRAINT activity_photos_image_check CHECK (((SUBSTRING(image FROM 1 FOR 3) = '\xffd8ff'::bytea) AND (octet_length(image) <= 5242880))),
    CONSTRAINT activity_photos_made_at_check CHECK ((made_at <= created_at)),
    CONSTRAINT activity_photos_position_check CHECK ((("position" >= 1) AND ("position" <= 2))),
    CONSTRAINT activity_photos_queued_check CHECK (((made_at IS NOT NULL) OR (num_nonnulls(device_time, clock_doubt) = 0))),
    CONSTRAINT activity_photos_thumbnail_check CHECK (((SUBSTRING(thumbnail FROM 1 FOR 3) = '\xffd8ff'::bytea) AND (octet_length(thumbnail) <= 1048576))),
    CONSTRAINT activity_photos_width_check CHECK (((width >= 1) AND (width <= 1280)))
);
ALTER TABLE ONLY public.activity_photos ALTER COLUMN image SET STORAGE EXTERNAL;
ALTER TABLE ONLY public.activity_photos ALTER COLUMN thumbnail SET STORAGE EXTERNAL;

COMMENT ON COLUMN public.activity_photos."position" IS '1 or 2';

COMMENT ON COLUMN public.activity_photos.image IS 'JPEG, as are thumbnails';

COMMENT ON COLUMN public.activity_photos.device_event_id IS 'a UUID that the device makes, so that a photo that is sent again is stored once';

COMMENT ON COLUMN public.activity_photos.made_at IS 'when the student added it on a device without a network; otherwise null';

COMMENT ON COLUMN public.activity_photos.device_time IS 'made_at by the clock of the device; null unless the device kept it without a network';

COMMENT ON COLUMN public.activity_photos.clock_doubt IS 'what makes the clock of the device doubtful; null for nothing';

ALTER TABLE public.activity_photos ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.activity_photos_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.activity_steps (
    id integer NOT NULL,
    activity_id integer NOT NULL,
    kind text NOT NULL,
    reviewer text,
    actor_user_id integer NOT NULL,
    actor_name text NOT NULL,
    actor_role text NOT NULL,
    comment text,
    log text,
    at timestamp with time zone NOT NULL,
    CONSTRAINT activity_steps_actor_role_check CHECK ((actor_role = ANY (ARRAY['super_admin'::text, 'lecturer'::text, 'mentor'::text, 'student'::text]))),
    CONSTRAINT activity_steps_at_check CHECK (isfinite(at)),
    CONSTRAINT activity_steps_comment_check CHECK (((char_length(comment) >= 3) AND (char_length(comment) <= 1000))),
    CONSTRAINT activity_steps_comment_of_decision_check CHECK (
CASE kind
    WHEN 'returned'::text THEN (comment IS NOT NULL)
    WHEN 'validation_undone'::text THEN true
    ELSE (comment IS NULL)
END),
    CONSTRAINT activity_steps_kind_check CHECK ((kind = ANY (ARRAY['handed_in'::text, 'validated'::text, 'returned'::text, 'validation_undone'::text, 'return_undone'::text]))),
    CONSTRAINT activity_steps_log_of_hand_in_check CHECK (((log IS NOT NULL) = (kind = 'handed_in'::text))),
    CONSTRAINT activity_steps_of_reviewer_check CHECK (((reviewer IS NULL) = (kind = 'handed_in'::text))),
    CONSTRAINT activity_steps_reviewer_check CHECK ((reviewer = ANY (ARRAY['mentor'::text, 'lecturer'::text])))
);

COMMENT ON TABLE public.activity_steps IS 'Only ever inserted: the database refuses everything else.';

COMMENT ON COLUMN public.activity_steps.reviewer IS 'the reviewer whose decision it is; null for those of the student';

COMMENT ON COLUMN public.activity_steps.actor_user_id IS 'no reference, because steps stay when the account is deleted';

COMMENT ON COLUMN public.activity_steps.comment IS 'of a return';

COMMENT ON COLUMN public.activity_steps.log IS 'as it was handed in';

ALTER TABLE public.activity_steps ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.activity_steps_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.assessment_criteria (
    form_id integer NOT NULL,
    revision integer NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    guidance text,
    weight integer NOT NULL,
    words jsonb,
    CONSTRAINT assessment_criteria_guidance_check CHECK (((char_length(guidance) >= 1) AND (char_length(guidance) <= 500))),
    CONSTRAINT assessment_criteria_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
    CONSTRAINT assessment_criteria_position_check CHECK ((("position" >= 1) AND ("position" <= 20))),
    CONSTRAINT assessment_criteria_revision_check CHECK ((revision >= 1)),
    CONSTRAINT assessment_criteria_weight_check CHECK (((weight >= 1) AND (weight <= 100))),
    CONSTRAINT assessment_criteria_words_check CHECK (((jsonb_typeof(words) = 'array'::text) AND ((jsonb_array_length(words) >= 2) AND (jsonb_array_length(words) <= 9))))
);

COMMENT ON TABLE public.assessment_criteria IS 'Never changed: other criteria are another revision.';

COMMENT ON COLUMN public.assessment_criteria.words IS 'null for numbers';

CREATE TABLE public.assessment_forms (
    id integer NOT NULL,
    course_code text NOT NULL,
    assessor text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    score_part text,
    revision integer DEFAULT 1 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT assessment_forms_assessor_check CHECK ((assessor = ANY (ARRAY['mentor'::text, 'lecturer'::text]))),
    CONSTRAINT assessment_forms_revision_check CHECK ((revision >= 1)),
    CONSTRAINT assessment_forms_score_part_check CHECK ((score_part = ANY (ARRAY['assignment_1'::text, 'assignment_2'::text, 'midterm'::text, 'final'::text, 'other'::text])))
);

COMMENT ON COLUMN public.assessment_forms.score_part IS 'the score of a grade that its sheets propose';

COMMENT ON COLUMN public.assessment_forms.revision IS 'of the criteria in force';

ALTER TABLE public.assessment_forms ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.assessment_forms_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.assessment_sheets (
    id integer NOT NULL,
    internship_id integer NOT NULL,
    form_id integer NOT NULL,
    revision integer NOT NULL,
    scores integer[] NOT NULL,
    remarks text,
    state text DEFAULT 'draft'::text NOT NULL,
    return_reason text,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    sent_by_user_id integer,
    sent_by_name text,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT assessment_sheets_changed_at_check CHECK (isfinite(changed_at)),
    CONSTRAINT assessment_sheets_complete_check CHECK (((state <> 'sent'::text) OR (array_position(scores, NULL::integer) IS NULL))),
    CONSTRAINT assessment_sheets_remarks_check CHECK (((char_length(remarks) >= 1) AND (char_length(remarks) <= 1000))),
    CONSTRAINT assessment_sheets_return_needed_check CHECK (((state <> 'returned'::text) OR (return_reason IS NOT NULL))),
    CONSTRAINT assessment_sheets_return_reason_check CHECK (((char_length(return_reason) >= 3) AND (char_length(return_reason) <= 500))),
    CONSTRAINT assessment_sheets_revision_check CHECK ((revision >= 1)),
    CONSTRAINT assessment_sheets_scores_check CHECK ((((cardinality(scores) >= 1) AND (cardinality(scores) <= 20)) AND (1 <= ALL (scores)) AND (100 >= ALL (scores)))),
    CONSTRAINT assessment_sheets_sent_at_check CHECK (isfinite(sent_at)),
    CONSTRAINT assessment_sheets_sent_check CHECK (((num_nulls(sent_at, sent_by_user_id, sent_by_name) = ANY (ARRAY[0, 3])) AND ((state = 'draft'::text) = (sent_at IS NULL)))),
    CONSTRAINT assessment_sheets_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'sent'::text, 'returned'::text])))
);

COMMENT ON COLUMN public.assessment_sheets.revision IS 'of its criteria';

COMMENT ON COLUMN public.assessment_sheets.scores IS 'in the order of the criteria; of a scale with words, which word it is';

COMMENT ON COLUMN public.assessment_sheets.return_reason IS 'of the last correction that was asked for';

COMMENT ON COLUMN public.assessment_sheets.sent_at IS 'the last time';

COMMENT ON COLUMN public.assessment_sheets.sent_by_user_id IS 'no reference, because a sheet stays when the account is deleted';

ALTER TABLE public.assessment_sheets ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.assessment_sheets_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.attendance_events (
    id integer NOT NULL,
    device_event_id uuid NOT NULL,
    activity_id integer NOT NULL,
    kind text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    device_time timestamp with time zone,
    latitude double precision,
    longitude double precision,
    accuracy integer,
    is_position_rounded boolean DEFAULT false NOT NULL,
    place_name text,
    place_latitude double precision,
    place_longitude double precision,
    place_radius integer,
    distance integer,
    verdict text,
    reason text,
    reason_note text,
    actor_user_id integer NOT NULL,
    actor_name text NOT NULL,
    actor_role text NOT NULL,
    claimed_at timestamp with time zone,
    voided_at timestamp with time zone,
    voided_by_user_id integer,
    voided_by_name text,
    voided_by_role text,
    void_reason text,
    is_queued boolean DEFAULT false NOT NULL,
    clock_doubt text,
    CONSTRAINT attendance_events_accuracy_check CHECK ((accuracy >= 0)),
    CONSTRAINT attendance_events_actor_role_check CHECK ((actor_role = ANY (ARRAY['super_admin'::text, 'lecturer'::text, 'mentor'::text, 'student'::text]))),
    CONSTRAINT attendance_events_claimed_at_check CHECK (isfinite(claimed_at)),
    CONSTRAINT attendance_events_claimed_check CHECK (((claimed_at IS NULL) OR is_queued OR (num_nonnulls(latitude, device_time, place_name, reason) = 0))),
    CONSTRAINT attendance_events_clock_doubt_check CHECK ((clock_doubt = ANY (ARRAY['offset'::text, 'went_back'::text, 'unknown'::text]))),
    CONSTRAINT attendance_events_device_time_check CHECK (isfinite(device_time)),
    CONSTRAINT attendance_events_distance_check CHECK ((distance >= 0)),
    CONSTRAINT attendance_events_kind_check CHECK ((kind = ANY (ARRAY['in'::text, 'out'::text]))),
    CONSTRAINT attendance_events_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT attendance_events_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
    CONSTRAINT attendance_events_place_check CHECK ((num_nulls(place_name, place_latitude, place_longitude, place_radius, distance, verdict) = ANY (ARRAY[0, 6]))),
    CONSTRAINT attendance_events_place_latitude_check CHECK (((place_latitude >= ('-90'::integer)::double precision) AND (place_latitude <= (90)::double precision))),
    CONSTRAINT attendance_events_place_longitude_check CHECK (((place_longitude >= ('-180'::integer)::double precision) AND (place_longitude <= (180)::double precision))),
    CONSTRAINT attendance_events_place_radius_check CHECK ((place_radius > 0)),
    CONSTRAINT attendance_events_position_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
    CONSTRAINT attendance_events_queued_check CHECK (
CASE
    WHEN is_queued THEN ((claimed_at IS NOT NULL) AND (claimed_at <= received_at))
    ELSE (clock_doubt IS NULL)
END),
    CONSTRAINT attendance_events_reason_check CHECK ((reason = ANY (ARRAY['field_work'::text, 'client_visit'::text, 'place_moved'::text, 'wrong_position'::text, 'other'::text]))),
    CONSTRAINT attendance_events_reason_note_check CHECK (((char_length(reason_note) >= 3) AND (char_length(reason_note) <= 300))),
    CONSTRAINT attendance_events_received_at_check CHECK (isfinite(received_at)),
    CONSTRAINT attendance_events_verdict_check CHECK ((verdict = ANY (ARRAY['on_site'::text, 'uncertain'::text, 'off_site'::text]))),
    CONSTRAINT attendance_events_void_check CHECK ((num_nulls(voided_at, voided_by_user_id, voided_by_name, voided_by_role, void_reason) = ANY (ARRAY[0, 5]))),
    CONSTRAINT attendance_events_void_reason_check CHECK (((char_length(void_reason) >= 3) AND (char_length(void_reason) <= 300))),
    CONSTRAINT attendance_events_voided_at_check CHECK (isfinite(voided_at)),
    CONSTRAINT attendance_events_voided_by_role_check CHECK ((voided_by_role = ANY (ARRAY['super_admin'::text, 'lecturer'::text, 'mentor'::text, 'student'::text])))
);

COMMENT ON TABLE public.attendance_events IS 'Every check-in and check-out; never changed, but for the precision of its position, and once to make it void.';

COMMENT ON COLUMN public.attendance_events.device_event_id IS 'a UUID that the device makes, so that an event that is sent again is stored once';

COMMENT ON COLUMN public.attendance_events.accuracy IS 'in metres, as the device says';

COMMENT ON COLUMN public.attendance_events.place_name IS 'the nearest place as it was then; null if the company had none, as the four columns after it';

COMMENT ON COLUMN public.attendance_events.distance IS 'in metres';

COMMENT ON COLUMN public.attendance_events.claimed_at IS 'when the student came or went, of a press that a reviewer has entered or that arrived later; otherwise null';

COMMENT ON COLUMN public.attendance_events.voided_at IS 'null for a press that counts, as the four columns after it';

COMMENT ON COLUMN public.attendance_events.is_queued IS 'the device kept it without a network, and has sent it later';

COMMENT ON COLUMN public.attendance_events.clock_doubt IS 'what makes the clock of the device doubtful; null for nothing';

ALTER TABLE public.attendance_events ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.attendance_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.attendance_request_files (
    request_id integer NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    content bytea NOT NULL,
    CONSTRAINT attendance_request_files_content_check CHECK (((octet_length(content) <= 5242880) AND
CASE kind
    WHEN 'pdf'::text THEN (SUBSTRING(content FROM 1 FOR 5) = '\x255044462d'::bytea)
    ELSE (SUBSTRING(content FROM 1 FOR 3) = '\xffd8ff'::bytea)
END)),
    CONSTRAINT attendance_request_files_kind_check CHECK ((kind = ANY (ARRAY['pdf'::text, 'jpeg'::text]))),
    CONSTRAINT attendance_request_files_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 255)))
);
ALTER TABLE ONLY public.attendance_request_files ALTER COLUMN content SET STORAGE EXTERNAL;

CREATE TABLE public.attendance_requests (
    id integer NOT NULL,
    internship_id integer NOT NULL,
    kind text NOT NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    activity_id integer,
    press text,
    claimed_at timestamp with time zone,
    reason text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    comment text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    decided_by_name text,
    decided_by_role text,
    decided_by_user_id integer,
    device_event_id uuid,
    made_at timestamp with time zone,
    device_time timestamp with time zone,
    clock_doubt text,
    late_press text,
    search_text text GENERATED ALWAYS AS (lower(reason)) STORED NOT NULL,
    CONSTRAINT attendance_requests_claimed_at_check CHECK (isfinite(claimed_at)),
    CONSTRAINT attendance_requests_clock_doubt_check CHECK ((clock_doubt = ANY (ARRAY['offset'::text, 'went_back'::text, 'unknown'::text]))),
    CONSTRAINT attendance_requests_comment_check CHECK (((char_length(comment) >= 3) AND (char_length(comment) <= 1000))),
    CONSTRAINT attendance_requests_correction_check CHECK ((num_nulls(activity_id, press, claimed_at) =
CASE kind
    WHEN 'correction'::text THEN 0
    ELSE 3
END)),
    CONSTRAINT attendance_requests_created_at_check CHECK (isfinite(created_at)),
    CONSTRAINT attendance_requests_decided_at_check CHECK (isfinite(decided_at)),
    CONSTRAINT attendance_requests_decided_by_role_check CHECK ((decided_by_role = ANY (ARRAY['super_admin'::text, 'lecturer'::text, 'mentor'::text, 'student'::text]))),
    CONSTRAINT attendance_requests_decided_check CHECK ((((state = 'waiting'::text) = (decided_at IS NULL)) AND (num_nulls(decided_at, decided_by_user_id, decided_by_name, decided_by_role) = ANY (ARRAY[0, 4])))),
    CONSTRAINT attendance_requests_device_time_check CHECK (isfinite(device_time)),
    CONSTRAINT attendance_requests_end_date_check CHECK (((end_date >= '1900-01-01'::date) AND (end_date <= '2200-12-31'::date))),
    CONSTRAINT attendance_requests_kind_check CHECK ((kind = ANY (ARRAY['leave'::text, 'sick'::text, 'correction'::text, 'elsewhere'::text]))),
    CONSTRAINT attendance_requests_late_correction_check CHECK (((late_press IS NULL) OR ((kind = 'correction'::text) AND (made_at IS NOT NULL)))),
    CONSTRAINT attendance_requests_late_press_check CHECK ((late_press = ANY (ARRAY['period'::text, 'placement'::text, 'validation'::text, 'age'::text]))),
    CONSTRAINT attendance_requests_made_at_check CHECK ((made_at <= created_at)),
    CONSTRAINT attendance_requests_order_check CHECK (((end_date >= start_date) AND (end_date <= (start_date + 30)))),
    CONSTRAINT attendance_requests_press_check CHECK ((press = ANY (ARRAY['in'::text, 'out'::text]))),
    CONSTRAINT attendance_requests_queued_check CHECK (((made_at IS NOT NULL) OR (num_nonnulls(device_time, clock_doubt) = 0))),
    CONSTRAINT attendance_requests_reason_check CHECK (((char_length(reason) >= 3) AND (char_length(reason) <= 1000))),
    CONSTRAINT attendance_requests_rejected_check CHECK (((state <> 'rejected'::text) OR (comment IS NOT NULL))),
    CONSTRAINT attendance_requests_start_date_check CHECK (((start_date >= '1900-01-01'::date) AND (start_date <= '2200-12-31'::date))),
    CONSTRAINT attendance_requests_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text])))
);

COMMENT ON COLUMN public.attendance_requests.activity_id IS 'only of corrections, as the next two';

COMMENT ON COLUMN public.attendance_requests.comment IS 'of the decision';

COMMENT ON COLUMN public.attendance_requests.decided_at IS 'also when it was withdrawn; null as long as it waits';

COMMENT ON COLUMN public.attendance_requests.decided_by_user_id IS 'no reference, because a decision stays when the account is deleted';

COMMENT ON COLUMN public.attendance_requests.device_event_id IS 'a UUID that the device makes, so that a request that is sent again is stored once';

COMMENT ON COLUMN public.attendance_requests.made_at IS 'when the student made it on a device without a network; otherwise null';

COMMENT ON COLUMN public.attendance_requests.late_press IS 'what had ended the recording of a press before it arrived; null unless the request was a press';

COMMENT ON COLUMN public.attendance_requests.search_text IS 'reason';

ALTER TABLE public.attendance_requests ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.attendance_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.attendance_rules (
    changes integer NOT NULL
);

COMMENT ON TABLE public.attendance_rules IS 'How often something has changed on which the verdicts of many placements depend.';

CREATE TABLE public.audit_entries (
    id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_user_id integer,
    actor_name text,
    actor_role text,
    address text,
    device text,
    request_id text,
    operation text,
    action text NOT NULL,
    resource text NOT NULL,
    record_id text,
    label text,
    subject text,
    subject_id text,
    old jsonb,
    new jsonb,
    reason text,
    CONSTRAINT audit_entries_at_check CHECK (isfinite(at))
);

COMMENT ON TABLE public.audit_entries IS 'Only ever inserted, by triggers and for events; the database refuses everything else.';

COMMENT ON COLUMN public.audit_entries.actor_user_id IS 'null: the server itself, or somebody who has not logged in';

COMMENT ON COLUMN public.audit_entries.resource IS 'the table';

COMMENT ON COLUMN public.audit_entries.label IS 'the name of the record';

COMMENT ON COLUMN public.audit_entries.subject IS 'the record on whose page the history is: an account for its profile, an activity for its photos';

COMMENT ON COLUMN public.audit_entries.old IS 'of the fields that changed; null for new records';

COMMENT ON COLUMN public.audit_entries.new IS 'null for deleted records';

ALTER TABLE public.audit_entries ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.audit_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.authenticators (
    user_id integer NOT NULL,
    nonce uuid,
    confirmed_at timestamp with time zone,
    last_step bigint,
    pending_nonce uuid,
    CONSTRAINT authenticators_confirmed_at_check CHECK (isfinite(confirmed_at)),
    CONSTRAINT authenticators_confirmed_check CHECK (((nonce IS NULL) = (confirmed_at IS NULL))),
    CONSTRAINT authenticators_nonce_check CHECK ((num_nonnulls(nonce, pending_nonce) > 0))
);

COMMENT ON COLUMN public.authenticators.nonce IS 'the secret of the app follows from it and SESSION_SECRET; null until a first app is confirmed';

COMMENT ON COLUMN public.authenticators.last_step IS 'the last half minute whose code was used, so that no code works twice';

COMMENT ON COLUMN public.authenticators.pending_nonce IS 'of an app that no code has confirmed yet';

CREATE TABLE public.backups (
    id integer NOT NULL,
    slot timestamp with time zone,
    started_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    file text,
    bytes bigint,
    is_verified boolean DEFAULT false NOT NULL,
    failure text,
    CONSTRAINT backups_verified_check CHECK (((NOT is_verified) OR ((finished_at IS NOT NULL) AND (file IS NOT NULL) AND (bytes IS NOT NULL))))
);

COMMENT ON TABLE public.backups IS 'The attempts; the backups themselves are files.';

COMMENT ON COLUMN public.backups.slot IS 'the moment that the schedule named; null when somebody asked for it';

COMMENT ON COLUMN public.backups.finished_at IS 'null while it is made, and after a process that was killed';

COMMENT ON COLUMN public.backups.failure IS 'the reason for which there is no file';

ALTER TABLE public.backups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.backups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.certificate_tallies (
    internship_period_id integer NOT NULL,
    kind text NOT NULL,
    ready integer NOT NULL,
    closed_at timestamp with time zone NOT NULL,
    rules integer NOT NULL,
    counted_at timestamp with time zone NOT NULL,
    CONSTRAINT certificate_tallies_kind_check CHECK ((kind = ANY (ARRAY['student'::text, 'mentor'::text, 'company'::text]))),
    CONSTRAINT certificate_tallies_ready_check CHECK ((ready >= 0))
);

COMMENT ON TABLE public.certificate_tallies IS 'The certificates that can be issued in a closed period.';

COMMENT ON COLUMN public.certificate_tallies.closed_at IS 'when the period was closed whose records were counted';

COMMENT ON COLUMN public.certificate_tallies.rules IS 'attendance_rules.changes of then';

CREATE TABLE public.certificates (
    id integer NOT NULL,
    kind text NOT NULL,
    internship_period_id integer NOT NULL,
    internship_id integer,
    mentor_id integer,
    company_id integer,
    data jsonb NOT NULL,
    signature_sha256 text,
    code text NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    issued_by_user_id integer NOT NULL,
    issued_by_name text NOT NULL,
    revoked_at timestamp with time zone,
    revoked_reason text,
    revoked_by_user_id integer,
    revoked_by_name text,
    search_text text GENERATED ALWAYS AS (lower((((((((((((data ->> 'name'::text) || '
'::text) || COALESCE((data ->> 'nim'::text), ''::text)) || '
'::text) || (data ->> 'company_name'::text)) || '
'::text) || substr(code, 1, 4)) || '-'::text) || substr(code, 5, 4)) || '-'::text) || substr(code, 9)))) STORED NOT NULL,
    series_id integer,
    sequence integer,
    number text,
    CONSTRAINT certificates_code_check CHECK ((code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'::text)),
    CONSTRAINT certificates_data_check CHECK ((jsonb_typeof(data) = 'object'::text)),
    CONSTRAINT certificates_issued_at_check CHECK (isfinite(issued_at)),
    CONSTRAINT certificates_kind_check CHECK ((kind = ANY (ARRAY['student'::text, 'mentor'::text, 'company'::text]))),
    CONSTRAINT certificates_number_check CHECK (((char_length(number) >= 1) AND (char_length(number) <= 200))),
    CONSTRAINT certificates_numbered_check CHECK ((num_nulls(series_id, sequence, number) = ANY (ARRAY[0, 3]))),
    CONSTRAINT certificates_recipient_check CHECK (((num_nonnulls(internship_id, mentor_id, company_id) = 1) AND (
CASE kind
    WHEN 'student'::text THEN internship_id
    WHEN 'mentor'::text THEN mentor_id
    ELSE company_id
END IS NOT NULL))),
    CONSTRAINT certificates_revoked_at_check CHECK (isfinite(revoked_at)),
    CONSTRAINT certificates_revoked_check CHECK ((num_nulls(revoked_at, revoked_reason, revoked_by_user_id, revoked_by_name) = ANY (ARRAY[0, 4]))),
    CONSTRAINT certificates_revoked_reason_check CHECK (((char_length(revoked_reason) >= 3) AND (char_length(revoked_reason) <= 500))),
    CONSTRAINT certificates_sequence_check CHECK ((sequence >= 1))
);

COMMENT ON COLUMN public.certificates.internship_id IS 'one of these three, according to the kind';

COMMENT ON COLUMN public.certificates.code IS 'on the paper, to verify it';

COMMENT ON COLUMN public.certificates.issued_by_user_id IS 'no reference, because a certificate stays when the account is deleted';

COMMENT ON COLUMN public.certificates.number IS 'null for one from before certificates had numbers';

ALTER TABLE public.certificates ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.certificates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.chat_reminders (
    id integer NOT NULL,
    kind text NOT NULL,
    matter_id integer NOT NULL,
    since date NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_user_id integer,
    actor_name text NOT NULL,
    reminded_on date,
    CONSTRAINT chat_reminders_at_check CHECK (isfinite(at)),
    CONSTRAINT chat_reminders_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 40))),
    CONSTRAINT chat_reminders_reminded_on_check CHECK (((reminded_on >= '1900-01-01'::date) AND (reminded_on <= '2200-12-31'::date)))
);

COMMENT ON TABLE public.chat_reminders IS 'Messages about matters that people have opened in a chat, or copied for it.';

COMMENT ON COLUMN public.chat_reminders.since IS 'the day since which it waited; a matter that begins anew has no reminders';

COMMENT ON COLUMN public.chat_reminders.reminded_on IS 'the day on campus; null of old ones';

ALTER TABLE public.chat_reminders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.chat_reminders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.companies (
    id integer NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    phone_number text NOT NULL,
    email text NOT NULL,
    business_field text NOT NULL,
    internship_quota integer NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT companies_address_check CHECK (((char_length(address) >= 1) AND (char_length(address) <= 2000))),
    CONSTRAINT companies_business_field_check CHECK (((char_length(business_field) >= 2) AND (char_length(business_field) <= 255))),
    CONSTRAINT companies_email_check CHECK (((char_length(email) <= 255) AND (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'::text))),
    CONSTRAINT companies_internship_quota_check CHECK ((internship_quota >= 1)),
    CONSTRAINT companies_name_check CHECK (((char_length(name) >= 2) AND (char_length(name) <= 255))),
    CONSTRAINT companies_phone_number_check CHECK (((char_length(phone_number) >= 10) AND (char_length(phone_number) <= 255)))
);

ALTER TABLE public.companies ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.companies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.courses (
    code text NOT NULL,
    name text NOT NULL,
    semester integer NOT NULL,
    hours_per_week integer NOT NULL,
    credits integer NOT NULL,
    weight_assignment_1 integer NOT NULL,
    weight_assignment_2 integer NOT NULL,
    weight_midterm integer NOT NULL,
    weight_final integer NOT NULL,
    weight_other integer NOT NULL,
    academic_year text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    defence_score_part text,
    CONSTRAINT courses_academic_year_check CHECK ((char_length(academic_year) = 9)),
    CONSTRAINT courses_code_check CHECK ((char_length(code) = 9)),
    CONSTRAINT courses_credits_check CHECK ((credits >= 1)),
    CONSTRAINT courses_defence_score_part_check CHECK ((defence_score_part = ANY (ARRAY['assignment_1'::text, 'assignment_2'::text, 'midterm'::text, 'final'::text, 'other'::text]))),
    CONSTRAINT courses_hours_per_week_check CHECK ((hours_per_week >= 1)),
    CONSTRAINT courses_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 255))),
    CONSTRAINT courses_semester_check CHECK ((semester = ANY (ARRAY[2, 3]))),
    CONSTRAINT courses_weight_assignment_1_check CHECK (((weight_assignment_1 >= 1) AND (weight_assignment_1 <= 100))),
    CONSTRAINT courses_weight_assignment_2_check CHECK (((weight_assignment_2 >= 1) AND (weight_assignment_2 <= 100))),
    CONSTRAINT courses_weight_final_check CHECK (((weight_final >= 1) AND (weight_final <= 100))),
    CONSTRAINT courses_weight_midterm_check CHECK (((weight_midterm >= 1) AND (weight_midterm <= 100))),
    CONSTRAINT courses_weight_other_check CHECK (((weight_other >= 1) AND (weight_other <= 100))),
    CONSTRAINT courses_weights_check CHECK ((((((weight_assignment_1 + weight_assignment_2) + weight_midterm) + weight_final) + weight_other) = 100))
);

COMMENT ON COLUMN public.courses.defence_score_part IS 'the score of a grade that defences propose';

CREATE TABLE public.defence_examiners (
    defence_id integer NOT NULL,
    lecturer_id integer NOT NULL,
    "position" integer NOT NULL,
    score numeric(5,2),
    remark text,
    sent_at timestamp with time zone,
    CONSTRAINT defence_examiners_position_check CHECK ((("position" >= 1) AND ("position" <= 4))),
    CONSTRAINT defence_examiners_remark_check CHECK (((char_length(remark) >= 1) AND (char_length(remark) <= 1000))),
    CONSTRAINT defence_examiners_score_check CHECK (((score >= (1)::numeric) AND (score <= (100)::numeric))),
    CONSTRAINT defence_examiners_sent_at_check CHECK (isfinite(sent_at)),
    CONSTRAINT defence_examiners_sent_check CHECK (((score IS NULL) = (sent_at IS NULL)))
);

COMMENT ON COLUMN public.defence_examiners."position" IS '1 to 4';

COMMENT ON COLUMN public.defence_examiners.score IS 'null until it is sent, as sent_at';

CREATE TABLE public.defences (
    id integer NOT NULL,
    internship_id integer NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    minutes integer NOT NULL,
    room text NOT NULL,
    state text DEFAULT 'planned'::text NOT NULL,
    cancel_reason text,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT defences_cancel_reason_check CHECK (((char_length(cancel_reason) >= 3) AND (char_length(cancel_reason) <= 500))),
    CONSTRAINT defences_cancelled_check CHECK (((state = 'cancelled'::text) = (cancel_reason IS NOT NULL))),
    CONSTRAINT defences_minutes_check CHECK (((minutes >= 15) AND (minutes <= 240))),
    CONSTRAINT defences_room_check CHECK (((char_length(room) >= 1) AND (char_length(room) <= 100))),
    CONSTRAINT defences_starts_at_check CHECK (isfinite(starts_at)),
    CONSTRAINT defences_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'held'::text, 'cancelled'::text])))
);

COMMENT ON TABLE public.defences IS 'The oral examinations of placements; at most one of a placement is not cancelled.';

COMMENT ON COLUMN public.defences.cancel_reason IS 'only of cancelled ones';

ALTER TABLE public.defences ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.defences_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.digest_hours (
    user_id integer NOT NULL,
    hour smallint NOT NULL,
    CONSTRAINT digest_hours_hour_check CHECK (((hour >= 0) AND (hour <= 23)))
);

COMMENT ON TABLE public.digest_hours IS 'When a person gets the digest of a day, where it is not the default.';

COMMENT ON COLUMN public.digest_hours.hour IS 'of the day on campus, from 0 to 23';

CREATE TABLE public.final_report_versions (
    final_report_id integer NOT NULL,
    number integer NOT NULL,
    name text NOT NULL,
    bytes integer NOT NULL,
    sha256 text NOT NULL,
    content bytea NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    comment text,
    commented_at timestamp with time zone,
    commented_by_user_id integer,
    commented_by_name text,
    CONSTRAINT final_report_versions_comment_check CHECK (((char_length(comment) >= 3) AND (char_length(comment) <= 2000))),
    CONSTRAINT final_report_versions_commented_at_check CHECK (isfinite(commented_at)),
    CONSTRAINT final_report_versions_commented_check CHECK ((num_nulls(comment, commented_at, commented_by_user_id, commented_by_name) = ANY (ARRAY[0, 4]))),
    CONSTRAINT final_report_versions_content_check CHECK (((octet_length(content) = bytes) AND (bytes <= 20971520) AND (SUBSTRING(content FROM 1 FOR 5) = '\x255044462d'::bytea) AND (sha256 = encode(sha256(content), 'hex'::text)))),
    CONSTRAINT final_report_versions_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 255))),
    CONSTRAINT final_report_versions_number_check CHECK (((number >= 1) AND (number <= 20))),
    CONSTRAINT final_report_versions_sent_at_check CHECK (isfinite(sent_at))
);
ALTER TABLE ONLY public.final_report_versions ALTER COLUMN content SET STORAGE EXTERNAL;

COMMENT ON TABLE public.final_report_versions IS 'Files as they were sent; only their comments come later.';

CREATE TABLE public.final_reports (
    id integer NOT NULL,
    internship_id integer NOT NULL,
    title text NOT NULL,
    state text DEFAULT 'sent'::text NOT NULL,
    versions integer NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    decided_by_user_id integer,
    decided_by_name text,
    version integer DEFAULT 1 NOT NULL,
    search_text text GENERATED ALWAYS AS (lower(title)) STORED NOT NULL,
    CONSTRAINT final_reports_decided_at_check CHECK (isfinite(decided_at)),
    CONSTRAINT final_reports_decided_check CHECK (((num_nulls(decided_at, decided_by_user_id, decided_by_name) = ANY (ARRAY[0, 3])) AND ((state = 'sent'::text) = (decided_at IS NULL)))),
    CONSTRAINT final_reports_sent_at_check CHECK (isfinite(sent_at)),
    CONSTRAINT final_reports_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'returned'::text, 'accepted'::text]))),
    CONSTRAINT final_reports_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 300))),
    CONSTRAINT final_reports_versions_check CHECK (((versions >= 1) AND (versions <= 20)))
);

COMMENT ON COLUMN public.final_reports.versions IS 'how many were sent';

COMMENT ON COLUMN public.final_reports.sent_at IS 'of the last version';

COMMENT ON COLUMN public.final_reports.decided_at IS 'null while the last version waits';

COMMENT ON COLUMN public.final_reports.decided_by_user_id IS 'no reference, because a report stays when the account is deleted';

COMMENT ON COLUMN public.final_reports.search_text IS 'title';

ALTER TABLE public.final_reports ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.final_reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.given_numbers (
    series_id integer NOT NULL,
    sequence integer NOT NULL,
    kind text NOT NULL,
    number text NOT NULL,
    CONSTRAINT given_numbers_kind_check CHECK ((kind = ANY (ARRAY['introduction'::text, 'assignment'::text, 'completion'::text, 'assessment'::text, 'certificate'::text]))),
    CONSTRAINT given_numbers_number_check CHECK (((char_length(number) >= 1) AND (char_length(number) <= 200))),
    CONSTRAINT given_numbers_sequence_check CHECK ((sequence > 0))
);

COMMENT ON TABLE public.given_numbers IS 'The numbers of all papers: none is given twice, whatever it is on.';

COMMENT ON COLUMN public.given_numbers.kind IS 'of the paper, which may have its number from the series of another kind';

CREATE TABLE public.grades (
    id integer NOT NULL,
    internship_id integer NOT NULL,
    course_code text NOT NULL,
    assignment_1 numeric(5,2) NOT NULL,
    assignment_2 numeric(5,2) NOT NULL,
    midterm numeric(5,2) NOT NULL,
    final numeric(5,2) NOT NULL,
    other numeric(5,2) NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT grades_assignment_1_check CHECK (((assignment_1 >= (1)::numeric) AND (assignment_1 <= (100)::numeric))),
    CONSTRAINT grades_assignment_2_check CHECK (((assignment_2 >= (1)::numeric) AND (assignment_2 <= (100)::numeric))),
    CONSTRAINT grades_final_check CHECK (((final >= (1)::numeric) AND (final <= (100)::numeric))),
    CONSTRAINT grades_midterm_check CHECK (((midterm >= (1)::numeric) AND (midterm <= (100)::numeric))),
    CONSTRAINT grades_other_check CHECK (((other >= (1)::numeric) AND (other <= (100)::numeric)))
);

ALTER TABLE public.grades ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.grades_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.guidance_sessions (
    id integer NOT NULL,
    internship_id integer NOT NULL,
    date date NOT NULL,
    topic text NOT NULL,
    result text NOT NULL,
    state text DEFAULT 'sent'::text NOT NULL,
    reason text,
    recorded_by text DEFAULT 'student'::text NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    decided_by_user_id integer,
    decided_by_name text,
    version integer DEFAULT 1 NOT NULL,
    search_text text GENERATED ALWAYS AS (lower(((topic || '
'::text) || result))) STORED NOT NULL,
    CONSTRAINT guidance_sessions_date_check CHECK (isfinite(date)),
    CONSTRAINT guidance_sessions_decided_at_check CHECK (isfinite(decided_at)),
    CONSTRAINT guidance_sessions_decided_check CHECK (((num_nulls(decided_at, decided_by_user_id, decided_by_name) = ANY (ARRAY[0, 3])) AND ((state = 'sent'::text) = (decided_at IS NULL)))),
    CONSTRAINT guidance_sessions_reason_check CHECK (((char_length(reason) >= 3) AND (char_length(reason) <= 500))),
    CONSTRAINT guidance_sessions_recorded_by_check CHECK ((recorded_by = ANY (ARRAY['student'::text, 'lecturer'::text]))),
    CONSTRAINT guidance_sessions_result_check CHECK (((char_length(result) >= 1) AND (char_length(result) <= 2000))),
    CONSTRAINT guidance_sessions_returned_check CHECK (((state = 'returned'::text) = (reason IS NOT NULL))),
    CONSTRAINT guidance_sessions_sent_at_check CHECK (isfinite(sent_at)),
    CONSTRAINT guidance_sessions_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'agreed'::text, 'returned'::text]))),
    CONSTRAINT guidance_sessions_topic_check CHECK (((char_length(topic) >= 1) AND (char_length(topic) <= 200)))
);

COMMENT ON COLUMN public.guidance_sessions.reason IS 'of a returned session';

COMMENT ON COLUMN public.guidance_sessions.sent_at IS 'the last time';

COMMENT ON COLUMN public.guidance_sessions.decided_by_user_id IS 'no reference, because a session stays when the account is deleted';

COMMENT ON COLUMN public.guidance_sessions.search_text IS 'topic and result';

ALTER TABLE public.guidance_sessions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.guidance_sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.holidays (
    id integer NOT NULL,
    date date NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    certainty text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT holidays_certainty_check CHECK ((certainty = ANY (ARRAY['decreed'::text, 'certain'::text, 'estimated'::text]))),
    CONSTRAINT holidays_date_check CHECK (((date >= '1900-01-01'::date) AND (date <= '2200-12-31'::date))),
    CONSTRAINT holidays_kind_check CHECK ((kind = ANY (ARRAY['national'::text, 'joint_leave'::text, 'campus'::text]))),
    CONSTRAINT holidays_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 255)))
);

ALTER TABLE public.holidays ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.holidays_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.idempotency_keys (
    user_id integer NOT NULL,
    key text NOT NULL,
    request_digest text NOT NULL,
    answer json,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT idempotency_keys_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 200)))
);

COMMENT ON COLUMN public.idempotency_keys.answer IS 'the answer of the request; null while it is in progress';

CREATE TABLE public.import_headings (
    kind text NOT NULL,
    heading text NOT NULL,
    field text NOT NULL,
    CONSTRAINT import_headings_field_check CHECK ((char_length(field) <= 60)),
    CONSTRAINT import_headings_heading_check CHECK (((char_length(heading) >= 1) AND (char_length(heading) <= 60))),
    CONSTRAINT import_headings_kind_check CHECK ((char_length(kind) <= 30))
);

COMMENT ON TABLE public.import_headings IS 'The fields of headings of spreadsheets, as they were mapped last.';

CREATE TABLE public.institution (
    id integer DEFAULT 1 NOT NULL,
    app_name text NOT NULL,
    department text NOT NULL,
    programme text NOT NULL,
    CONSTRAINT institution_app_name_check CHECK (((char_length(app_name) >= 1) AND (char_length(app_name) <= 200))),
    CONSTRAINT institution_department_check CHECK (((char_length(department) >= 1) AND (char_length(department) <= 200))),
    CONSTRAINT institution_id_check CHECK ((id = 1)),
    CONSTRAINT institution_programme_check CHECK (((char_length(programme) >= 1) AND (char_length(programme) <= 200)))
);

COMMENT ON TABLE public.institution IS 'At most one row.';

CREATE TABLE public.internship_interruptions (
    id integer NOT NULL,
    internship_id integer NOT NULL,
    start_date date NOT NULL,
    end_date date,
    reason text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT internship_interruptions_end_date_check CHECK (((end_date >= '1900-01-01'::date) AND (end_date <= '2200-12-31'::date))),
    CONSTRAINT internship_interruptions_order_check CHECK ((end_date >= start_date)),
    CONSTRAINT internship_interruptions_reason_check CHECK (((char_length(reason) >= 3) AND (char_length(reason) <= 500))),
    CONSTRAINT internship_interruptions_start_date_check CHECK (((start_date >= '1900-01-01'::date) AND (start_date <= '2200-12-31'::date)))
);

COMMENT ON TABLE public.internship_interruptions IS 'Days on which a student is not at the company, although the placement goes on; never two on one day.';

COMMENT ON COLUMN public.internship_interruptions.end_date IS 'null until further notice';

ALTER TABLE public.internship_interruptions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.internship_interruptions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.internship_periods (
    id integer NOT NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    semester integer NOT NULL,
    year text NOT NULL,
    is_active boolean DEFAULT false NOT NULL,
    closed_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    requires_check_out boolean DEFAULT false NOT NULL,
    late_tolerance_minutes smallint DEFAULT 15 NOT NULL,
    min_guidance_sessions smallint DEFAULT 0 NOT NULL,
    requires_final_report boolean DEFAULT false NOT NULL,
    requires_defence boolean DEFAULT false NOT NULL,
    CONSTRAINT internship_periods_closed_at_check CHECK (isfinite(closed_at)),
    CONSTRAINT internship_periods_closed_is_inactive_check CHECK (((closed_at IS NULL) OR (NOT is_active))),
    CONSTRAINT internship_periods_end_date_check CHECK (((end_date >= '1900-01-01'::date) AND (end_date <= '2200-12-31'::date))),
    CONSTRAINT internship_periods_late_tolerance_minutes_check CHECK (((late_tolerance_minutes >= 0) AND (late_tolerance_minutes <= 120))),
    CONSTRAINT internship_periods_min_guidance_sessions_check CHECK (((min_guidance_sessions >= 0) AND (min_guidance_sessions <= 20))),
    CONSTRAINT internship_periods_order_check CHECK ((end_date >= start_date)),
    CONSTRAINT internship_periods_semester_check CHECK (((semester >= 1) AND (semester <= 4))),
    CONSTRAINT internship_periods_start_date_check CHECK (((start_date >= '1900-01-01'::date) AND (start_date <= '2200-12-31'::date))),
    CONSTRAINT internship_periods_year_check CHECK ((year ~ '^[0-9]{4}$'::text))
);

ALTER TABLE public.internship_periods ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.internship_periods_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.internship_places (
    internship_id integer NOT NULL,
    place_id integer NOT NULL,
    is_default boolean DEFAULT false NOT NULL
);

COMMENT ON TABLE public.internship_places IS 'The places of a placement; without any, all active places of the company are its places.';

CREATE TABLE public.internships (
    id integer NOT NULL,
    student_id integer NOT NULL,
    mentor_id integer NOT NULL,
    lecturer_id integer NOT NULL,
    internship_period_id integer NOT NULL,
    student_nim text DEFAULT ''::text NOT NULL,
    student_name text DEFAULT ''::text NOT NULL,
    company_name text DEFAULT ''::text NOT NULL,
    search_text text GENERATED ALWAYS AS (lower(((((student_nim || '
'::text) || student_name) || '
'::text) || company_name))) STORED NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    start_date date,
    end_date date,
    end_reason text,
    continued_from_id integer,
    finished_at timestamp with time zone,
    is_left_open boolean DEFAULT false NOT NULL,
    CONSTRAINT internships_continued_from_check CHECK ((continued_from_id <> id)),
    CONSTRAINT internships_end_check CHECK (((end_date IS NULL) = (end_reason IS NULL))),
    CONSTRAINT internships_end_date_check CHECK (((end_date >= '1900-01-01'::date) AND (end_date <= '2200-12-31'::date))),
    CONSTRAINT internships_end_reason_check CHECK ((end_reason = ANY (ARRAY['finished'::text, 'resigned'::text, 'moved'::text, 'dismissed'::text]))),
    CONSTRAINT internships_finished_at_check CHECK (isfinite(finished_at)),
    CONSTRAINT internships_order_check CHECK ((end_date >= start_date)),
    CONSTRAINT internships_start_date_check CHECK (((start_date >= '1900-01-01'::date) AND (start_date <= '2200-12-31'::date)))
);

COMMENT ON COLUMN public.internships.search_text IS 'NIM and name of the student, name of the company';

COMMENT ON COLUMN public.internships.start_date IS 'null for the first day of the period';

COMMENT ON COLUMN public.internships.end_date IS 'null for the last day of the period';

COMMENT ON COLUMN public.internships.end_reason IS 'only of an end of its own';

COMMENT ON COLUMN public.internships.continued_from_id IS 'the placement that this one continues';

COMMENT ON COLUMN public.internships.finished_at IS 'since when it is finished, and can only be read';

COMMENT ON COLUMN public.internships.is_left_open IS 'it stays open although its period is closed; without a meaning in an open period';

ALTER TABLE public.internships ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.internships_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.invitations (
    user_id integer NOT NULL,
    nonce uuid NOT NULL,
    code_digest text NOT NULL,
    invited_by_user_id integer,
    invited_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT invitations_code_digest_check CHECK ((code_digest ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT invitations_expires_at_check CHECK (isfinite(expires_at)),
    CONSTRAINT invitations_invited_at_check CHECK (isfinite(invited_at))
);

COMMENT ON TABLE public.invitations IS 'The codes with which people open their accounts; one that is accepted or cancelled is deleted.';

COMMENT ON COLUMN public.invitations.nonce IS 'the code follows from it and SESSION_SECRET; another one makes the code before void';

COMMENT ON COLUMN public.invitations.code_digest IS 'of HMAC-SHA-256 with a key from SESSION_SECRET';

CREATE TABLE public.issued_reports (
    code text NOT NULL,
    internship_id integer,
    with_photos boolean DEFAULT false NOT NULL,
    course_code text,
    internship_period_id integer,
    lecturer_id integer,
    mentor_id integer,
    content_digest text NOT NULL,
    first_issued_at timestamp with time zone NOT NULL,
    last_issued_at timestamp with time zone NOT NULL,
    mentor_signature_digest text,
    lecturer_signature_digest text,
    attendance jsonb,
    form_id integer,
    academic_year text,
    grade_filters text[],
    CONSTRAINT issued_reports_code_check CHECK ((code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'::text)),
    CONSTRAINT issued_reports_first_issued_at_check CHECK (isfinite(first_issued_at)),
    CONSTRAINT issued_reports_last_issued_at_check CHECK (isfinite(last_issued_at))
);

COMMENT ON TABLE public.issued_reports IS 'Printed reports by the code at their foot.';

COMMENT ON COLUMN public.issued_reports.internship_id IS 'of an activity report, or of a sheet with form_id; the four from course_code are of a grade report';

COMMENT ON COLUMN public.issued_reports.content_digest IS 'of the data that were printed; hexadecimal';

COMMENT ON COLUMN public.issued_reports.mentor_signature_digest IS 'of the signatures that were printed; null for an empty place';

COMMENT ON COLUMN public.issued_reports.attendance IS 'of a recap of attendance, with the period above';

COMMENT ON COLUMN public.issued_reports.academic_year IS 'of the students of a grade report or a list of grades; null for all';

COMMENT ON COLUMN public.issued_reports.grade_filters IS 'of a list of grades: the columns that it was filtered by, which are null for others and once they are deleted';

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.lecturers (
    id integer NOT NULL,
    user_id integer NOT NULL,
    nip text,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT lecturers_nip_check CHECK ((char_length(nip) = 18))
);

COMMENT ON TABLE public.lecturers IS 'Super admins have a row, too: their NIP and signature.';

ALTER TABLE public.lecturers ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.lecturers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.letter_pdfs (
    letter_id integer NOT NULL,
    made_from text NOT NULL,
    content bytea NOT NULL,
    CONSTRAINT letter_pdfs_made_from_check CHECK ((made_from ~ '^[0-9a-f]{64}$'::text))
);
ALTER TABLE ONLY public.letter_pdfs ALTER COLUMN content SET STORAGE EXTERNAL;

COMMENT ON TABLE public.letter_pdfs IS 'The document of a letter as PDF, until the letter changes.';

COMMENT ON COLUMN public.letter_pdfs.made_from IS 'the digest of all that it depends on';

CREATE TABLE public.letter_recipients (
    letter_id integer NOT NULL,
    student_id integer NOT NULL,
    internship_id integer
);

CREATE TABLE public.letter_scans (
    letter_id integer NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    content bytea NOT NULL,
    attached_at timestamp with time zone NOT NULL,
    CONSTRAINT letter_scans_attached_at_check CHECK (isfinite(attached_at)),
    CONSTRAINT letter_scans_content_check CHECK (((octet_length(content) <= 5242880) AND
CASE kind
    WHEN 'pdf'::text THEN (SUBSTRING(content FROM 1 FOR 5) = '\x255044462d'::bytea)
    ELSE (SUBSTRING(content FROM 1 FOR 3) = '\xffd8ff'::bytea)
END)),
    CONSTRAINT letter_scans_kind_check CHECK ((kind = ANY (ARRAY['pdf'::text, 'jpeg'::text]))),
    CONSTRAINT letter_scans_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 255)))
);
ALTER TABLE ONLY public.letter_scans ALTER COLUMN content SET STORAGE EXTERNAL;

COMMENT ON TABLE public.letter_scans IS 'The signed letter; a letter with one counts as signed.';

CREATE TABLE public.letter_series (
    id integer NOT NULL,
    kind text NOT NULL,
    year integer NOT NULL,
    pattern text NOT NULL,
    last_number integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    start_number integer,
    register text NOT NULL,
    CONSTRAINT letter_series_kind_check CHECK ((kind = ANY (ARRAY['introduction'::text, 'assignment'::text, 'completion'::text, 'assessment'::text, 'certificate'::text]))),
    CONSTRAINT letter_series_last_number_check CHECK ((last_number >= 0)),
    CONSTRAINT letter_series_pattern_check CHECK (((char_length(pattern) >= 1) AND (char_length(pattern) <= 100))),
    CONSTRAINT letter_series_register_check CHECK ((register = ANY (ARRAY['introduction'::text, 'assignment'::text, 'completion'::text, 'assessment'::text, 'certificate'::text]))),
    CONSTRAINT letter_series_start_number_check CHECK (((start_number >= 1) AND (start_number <= 999999))),
    CONSTRAINT letter_series_year_check CHECK (((year >= 1900) AND (year <= 2200)))
);

COMMENT ON COLUMN public.letter_series.last_number IS 'of the last letter; locked by the transaction that stores letters';

COMMENT ON COLUMN public.letter_series.start_number IS 'where the office lets it begin or go on';

COMMENT ON COLUMN public.letter_series.register IS 'the kind whose series of this year gives the numbers';

ALTER TABLE public.letter_series ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.letter_series_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.letter_signatures (
    sha256 text NOT NULL,
    image bytea NOT NULL,
    CONSTRAINT letter_signatures_sha256_check CHECK ((sha256 = encode(sha256(image), 'hex'::text)))
);
ALTER TABLE ONLY public.letter_signatures ALTER COLUMN image SET STORAGE EXTERNAL;

COMMENT ON TABLE public.letter_signatures IS 'Signatures as they were when letters were made.';

CREATE TABLE public.letter_template_versions (
    template_id integer NOT NULL,
    number integer NOT NULL,
    file_name text NOT NULL,
    file bytea NOT NULL,
    sha256 text NOT NULL,
    fields jsonb NOT NULL,
    uploaded_at timestamp with time zone NOT NULL,
    uploaded_by_user_id integer NOT NULL,
    uploaded_by_name text NOT NULL,
    CONSTRAINT letter_template_versions_fields_check CHECK ((jsonb_typeof(fields) = 'array'::text)),
    CONSTRAINT letter_template_versions_file_check CHECK (((octet_length(file) <= 5242880) AND (SUBSTRING(file FROM 1 FOR 4) = '\x504b0304'::bytea))),
    CONSTRAINT letter_template_versions_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 255))),
    CONSTRAINT letter_template_versions_number_check CHECK ((number > 0)),
    CONSTRAINT letter_template_versions_sha256_check CHECK ((sha256 = encode(sha256(file), 'hex'::text))),
    CONSTRAINT letter_template_versions_uploaded_at_check CHECK (isfinite(uploaded_at))
);
ALTER TABLE ONLY public.letter_template_versions ALTER COLUMN file SET STORAGE EXTERNAL;

COMMENT ON TABLE public.letter_template_versions IS 'Files that were uploaded; they never change.';

COMMENT ON COLUMN public.letter_template_versions.uploaded_by_user_id IS 'no reference, because a version stays when the account is deleted';

CREATE TABLE public.letter_templates (
    id integer NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    current_number integer DEFAULT 1 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT letter_templates_current_number_check CHECK ((current_number > 0)),
    CONSTRAINT letter_templates_kind_check CHECK ((kind = ANY (ARRAY['introduction'::text, 'assignment'::text, 'completion'::text, 'assessment'::text]))),
    CONSTRAINT letter_templates_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200)))
);

COMMENT ON COLUMN public.letter_templates.current_number IS 'the version of new letters';

ALTER TABLE public.letter_templates ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.letter_templates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.letters (
    id integer NOT NULL,
    series_id integer NOT NULL,
    sequence integer NOT NULL,
    number text NOT NULL,
    template_id integer NOT NULL,
    template_number integer NOT NULL,
    date date NOT NULL,
    signatory_name text NOT NULL,
    signatory_position text NOT NULL,
    signatory_nip text,
    signature_sha256 text,
    company_id integer,
    data jsonb NOT NULL,
    code text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    created_by_user_id integer NOT NULL,
    created_by_name text NOT NULL,
    signed_at timestamp with time zone,
    cancelled_at timestamp with time zone,
    cancelled_reason text,
    cancelled_by_user_id integer,
    cancelled_by_name text,
    search_text text GENERATED ALWAYS AS (lower(number)) STORED NOT NULL,
    CONSTRAINT letters_cancelled_at_check CHECK (isfinite(cancelled_at)),
    CONSTRAINT letters_cancelled_check CHECK ((num_nulls(cancelled_at, cancelled_reason, cancelled_by_user_id, cancelled_by_name) = ANY (ARRAY[0, 4]))),
    CONSTRAINT letters_cancelled_reason_check CHECK (((char_length(cancelled_reason) >= 3) AND (char_length(cancelled_reason) <= 500))),
    CONSTRAINT letters_code_check CHECK ((code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'::text)),
    CONSTRAINT letters_created_at_check CHECK (isfinite(created_at)),
    CONSTRAINT letters_data_check CHECK ((jsonb_typeof(data) = 'object'::text)),
    CONSTRAINT letters_date_check CHECK (((date >= '1900-01-01'::date) AND (date <= '2200-12-31'::date))),
    CONSTRAINT letters_number_check CHECK (((char_length(number) >= 1) AND (char_length(number) <= 200))),
    CONSTRAINT letters_sequence_check CHECK ((sequence > 0)),
    CONSTRAINT letters_signatory_name_check CHECK (((char_length(signatory_name) >= 1) AND (char_length(signatory_name) <= 200))),
    CONSTRAINT letters_signatory_nip_check CHECK ((signatory_nip ~ '^[0-9]{18}$'::text)),
    CONSTRAINT letters_signatory_position_check CHECK (((char_length(signatory_position) >= 1) AND (char_length(signatory_position) <= 200))),
    CONSTRAINT letters_signed_at_check CHECK (isfinite(signed_at))
);

COMMENT ON COLUMN public.letters.sequence IS 'in the series';

COMMENT ON COLUMN public.letters.number IS 'as it is printed';

COMMENT ON COLUMN public.letters.data IS 'the texts that it prints';

COMMENT ON COLUMN public.letters.code IS 'on the paper, to verify it';

COMMENT ON COLUMN public.letters.search_text IS 'number';

ALTER TABLE public.letters ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.letters_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.login_failures (
    key text NOT NULL,
    failures integer NOT NULL,
    window_started_at timestamp with time zone NOT NULL,
    network text,
    CONSTRAINT login_failures_failures_check CHECK ((failures >= 0)),
    CONSTRAINT login_failures_key_check CHECK ((char_length(key) <= 255))
);

COMMENT ON COLUMN public.login_failures.key IS 'the account with an address, or with a known device, whose failures are counted';

COMMENT ON COLUMN public.login_failures.network IS 'the address that the failure counts for; null for known devices';

CREATE TABLE public.login_networks (
    network text NOT NULL,
    default_logins integer DEFAULT 0 NOT NULL,
    window_started_at timestamp with time zone NOT NULL,
    next_turn_at timestamp with time zone,
    CONSTRAINT login_networks_default_logins_check CHECK ((default_logins >= 0)),
    CONSTRAINT login_networks_network_check CHECK ((char_length(network) <= 255))
);

COMMENT ON COLUMN public.login_networks.default_logins IS 'first logins with a default password since window_started_at';

COMMENT ON COLUMN public.login_networks.next_turn_at IS 'when the next attempt from a slowed network may be looked at';

CREATE TABLE public.mail_preferences (
    user_id integer NOT NULL,
    topic text NOT NULL,
    kind text NOT NULL,
    channel text NOT NULL,
    CONSTRAINT mail_preferences_channel_check CHECK ((channel = ANY (ARRAY['at_once'::text, 'digest'::text, 'never'::text]))),
    CONSTRAINT mail_preferences_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 40))),
    CONSTRAINT mail_preferences_topic_check CHECK ((topic = ANY (ARRAY['news'::text, 'follow_ups'::text])))
);

COMMENT ON TABLE public.mail_preferences IS 'How a person learns of a kind by mail, where it is not the default.';

CREATE TABLE public.mailed_follow_ups (
    user_id integer NOT NULL,
    kind text NOT NULL,
    matter_key bigint NOT NULL,
    first_on date NOT NULL,
    last_on date NOT NULL,
    mails smallint NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT mailed_follow_ups_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 40))),
    CONSTRAINT mailed_follow_ups_mails_check CHECK (((mails >= 1) AND (mails <= 3)))
);

COMMENT ON TABLE public.mailed_follow_ups IS 'The matters that were named in mails to a person.';

COMMENT ON COLUMN public.mailed_follow_ups.matter_key IS 'a hash of the words of the matter, as bigint';

COMMENT ON COLUMN public.mailed_follow_ups.first_on IS 'the day of the mail that named it first';

COMMENT ON COLUMN public.mailed_follow_ups.mails IS '1, or more with the reminders';

COMMENT ON COLUMN public.mailed_follow_ups.ended_at IS 'when it no longer waited; null while it waits';

CREATE TABLE public.mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id integer NOT NULL,
    kind text NOT NULL,
    matter text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    failure text,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    CONSTRAINT mails_failure_check CHECK ((char_length(failure) <= 500)),
    CONSTRAINT mails_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 40))),
    CONSTRAINT mails_matter_check CHECK (((char_length(matter) >= 1) AND (char_length(matter) <= 100))),
    CONSTRAINT mails_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'cancelled'::text, 'failed'::text])))
);

COMMENT ON TABLE public.mails IS 'Mails to send, and those of the last months; their words are made at the moment of sending.';

COMMENT ON COLUMN public.mails.id IS 'also the Message-ID';

COMMENT ON COLUMN public.mails.matter IS 'an id or a day; unique for each person and kind';

COMMENT ON COLUMN public.mails.next_attempt_at IS 'while a process sends it: when others may take it over';

COMMENT ON COLUMN public.mails.failure IS 'the words of the mail server';

CREATE TABLE public.mentors (
    id integer NOT NULL,
    user_id integer NOT NULL,
    company_id integer NOT NULL,
    nik text,
    is_active boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT mentors_nik_check CHECK ((char_length(nik) = 16))
);

COMMENT ON COLUMN public.mentors.nik IS 'null until an invited mentor gives it; so is lecturers.nip';

ALTER TABLE public.mentors ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.mentors_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.muted_notifications (
    user_id integer NOT NULL,
    kind text NOT NULL,
    CONSTRAINT muted_notifications_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 40)))
);

COMMENT ON TABLE public.muted_notifications IS 'The kinds of news that a person does not want.';

CREATE TABLE public.notifications (
    id integer NOT NULL,
    user_id integer NOT NULL,
    kind text NOT NULL,
    matter_id integer NOT NULL,
    detail text,
    actor_user_id integer,
    at timestamp with time zone NOT NULL,
    read_at timestamp with time zone,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT notifications_detail_check CHECK ((char_length(detail) <= 1000)),
    CONSTRAINT notifications_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 40)))
);

COMMENT ON TABLE public.notifications IS 'News for a person; its words are read from the record it is about.';

COMMENT ON COLUMN public.notifications.matter_id IS 'the id of the record it is about; each person has one row for it and its kind';

COMMENT ON COLUMN public.notifications.detail IS 'the facts that the record does not tell, such as the fields that were changed';

COMMENT ON COLUMN public.notifications.changed_at IS 'when the row was written or read, by the clock of the database';

ALTER TABLE public.notifications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.notifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.passkeys (
    id text NOT NULL,
    user_id integer NOT NULL,
    name text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT passkeys_created_at_check CHECK (isfinite(created_at)),
    CONSTRAINT passkeys_id_check CHECK (((length(id) >= 1) AND (length(id) <= 512))),
    CONSTRAINT passkeys_last_used_at_check CHECK (isfinite(last_used_at)),
    CONSTRAINT passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);

COMMENT ON COLUMN public.passkeys.counter IS 'the number of uses that the authenticator counts; 0 for those that do not count';

CREATE TABLE public.password_codes (
    code_digest text NOT NULL,
    user_id integer NOT NULL,
    nonce uuid NOT NULL,
    issued_by_user_id integer,
    is_mailed boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT password_codes_code_digest_check CHECK ((code_digest ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT password_codes_created_at_check CHECK (isfinite(created_at)),
    CONSTRAINT password_codes_expires_at_check CHECK (isfinite(expires_at))
);

COMMENT ON TABLE public.password_codes IS 'A new password deletes all codes of its person.';

COMMENT ON COLUMN public.password_codes.code_digest IS 'of HMAC-SHA-256 with a key from SESSION_SECRET';

COMMENT ON COLUMN public.password_codes.nonce IS 'the code follows from it and SESSION_SECRET';

COMMENT ON COLUMN public.password_codes.issued_by_user_id IS 'the super admin who gave the code; null for one that was mailed';

CREATE TABLE public.past_period_rules (
    internship_period_id integer NOT NULL,
    valid_until date NOT NULL,
    requires_check_out boolean NOT NULL,
    late_tolerance_minutes integer NOT NULL
);

CREATE TABLE public.past_place_rules (
    place_id integer NOT NULL,
    valid_until date NOT NULL,
    radius integer NOT NULL,
    time_zone text NOT NULL,
    has_joint_leave boolean NOT NULL
);

COMMENT ON TABLE public.past_place_rules IS 'The values of a place that were valid until a day; triggers keep them.';

CREATE TABLE public.past_places (
    internship_id integer NOT NULL,
    valid_until date NOT NULL,
    place_id integer
);

COMMENT ON TABLE public.past_places IS 'The places whose clocks placements followed until a day; null at a company without places.';

CREATE TABLE public.placement_asks (
    id integer NOT NULL,
    request_id integer NOT NULL,
    spokesperson_id integer,
    student_id integer,
    nim text,
    asked_on date NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    CONSTRAINT placement_asks_asked_at_check CHECK (isfinite(asked_at)),
    CONSTRAINT placement_asks_asked_on_check CHECK (((asked_on >= '1900-01-01'::date) AND (asked_on <= '2200-12-31'::date))),
    CONSTRAINT placement_asks_nim_check CHECK (((char_length(nim) >= 1) AND (char_length(nim) <= 20)))
);

COMMENT ON TABLE public.placement_asks IS 'The people whom a spokesperson has asked, also after the request or the member is gone.';

COMMENT ON COLUMN public.placement_asks.spokesperson_id IS 'null once the account is deleted';

COMMENT ON COLUMN public.placement_asks.student_id IS 'null for an unknown number';

COMMENT ON COLUMN public.placement_asks.nim IS 'as typed; null once the student is anonymous';

COMMENT ON COLUMN public.placement_asks.asked_on IS 'the day on campus';

ALTER TABLE public.placement_asks ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.placement_asks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.placement_request_choices (
    request_id integer NOT NULL,
    "position" integer NOT NULL,
    company_id integer NOT NULL,
    CONSTRAINT placement_request_choices_position_check CHECK ((("position" >= 1) AND ("position" <= 3)))
);

CREATE TABLE public.placement_request_files (
    request_id integer NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    content bytea NOT NULL,
    CONSTRAINT placement_request_files_content_check CHECK (((octet_length(content) <= 5242880) AND
CASE kind
    WHEN 'pdf'::text THEN (SUBSTRING(content FROM 1 FOR 5) = '\x255044462d'::bytea)
    ELSE (SUBSTRING(content FROM 1 FOR 3) = '\xffd8ff'::bytea)
END)),
    CONSTRAINT placement_request_files_kind_check CHECK ((kind = ANY (ARRAY['pdf'::text, 'jpeg'::text]))),
    CONSTRAINT placement_request_files_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 255)))
);
ALTER TABLE ONLY public.placement_request_files ALTER COLUMN content SET STORAGE EXTERNAL;

CREATE TABLE public.placement_request_members (
    request_id integer NOT NULL,
    student_id integer NOT NULL,
    answer text DEFAULT 'asked'::text NOT NULL,
    answered_at timestamp with time zone,
    internship_id integer,
    CONSTRAINT placement_request_members_answer_check CHECK ((answer = ANY (ARRAY['asked'::text, 'agreed'::text, 'declined'::text]))),
    CONSTRAINT placement_request_members_answered_at_check CHECK (isfinite(answered_at)),
    CONSTRAINT placement_request_members_answered_check CHECK (((answer = 'asked'::text) = (answered_at IS NULL)))
);

COMMENT ON TABLE public.placement_request_members IS 'The students of a request, the spokesperson included.';

COMMENT ON COLUMN public.placement_request_members.internship_id IS 'the placement that came from the request';

CREATE TABLE public.placement_requests (
    id integer NOT NULL,
    internship_period_id integer NOT NULL,
    student_id integer NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    own_company jsonb,
    linked_company_id integer,
    note text,
    comment text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    sent_on date,
    decided_at timestamp with time zone,
    decided_by_user_id integer,
    decided_by_name text,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT placement_requests_changed_at_check CHECK (isfinite(changed_at)),
    CONSTRAINT placement_requests_comment_check CHECK (((char_length(comment) >= 3) AND (char_length(comment) <= 1000))),
    CONSTRAINT placement_requests_comment_needed_check CHECK (((state <> ALL (ARRAY['incomplete'::text, 'refused'::text])) OR (comment IS NOT NULL))),
    CONSTRAINT placement_requests_created_at_check CHECK (isfinite(created_at)),
    CONSTRAINT placement_requests_decided_at_check CHECK (isfinite(decided_at)),
    CONSTRAINT placement_requests_decided_check CHECK (((num_nulls(decided_at, decided_by_user_id, decided_by_name) = ANY (ARRAY[0, 3])) AND ((state = ANY (ARRAY['draft'::text, 'sent'::text])) = (decided_at IS NULL)))),
    CONSTRAINT placement_requests_linked_check CHECK (((linked_company_id IS NULL) OR (own_company IS NOT NULL))),
    CONSTRAINT placement_requests_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 1000))),
    CONSTRAINT placement_requests_own_company_check CHECK ((jsonb_typeof(own_company) = 'object'::text)),
    CONSTRAINT placement_requests_sent_at_check CHECK (isfinite(sent_at)),
    CONSTRAINT placement_requests_sent_check CHECK (((num_nulls(sent_at, sent_on) = ANY (ARRAY[0, 2])) AND
CASE
    WHEN (state = ANY (ARRAY['sent'::text, 'incomplete'::text, 'accepted'::text, 'refused'::text])) THEN (sent_at IS NOT NULL)
    WHEN (state = 'draft'::text) THEN (sent_at IS NULL)
    ELSE true
END)),
    CONSTRAINT placement_requests_sent_on_check CHECK (((sent_on >= '1900-01-01'::date) AND (sent_on <= '2200-12-31'::date))),
    CONSTRAINT placement_requests_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'sent'::text, 'incomplete'::text, 'accepted'::text, 'refused'::text, 'withdrawn'::text])))
);

COMMENT ON COLUMN public.placement_requests.student_id IS 'the spokesperson';

COMMENT ON COLUMN public.placement_requests.own_company IS 'null with choices among the partner companies';

COMMENT ON COLUMN public.placement_requests.linked_company_id IS 'the company that the own one is';

COMMENT ON COLUMN public.placement_requests.comment IS 'of the last decision';

COMMENT ON COLUMN public.placement_requests.changed_at IS 'grows with every change, also of members, choices and the file';

COMMENT ON COLUMN public.placement_requests.sent_at IS 'of the first time, which is its place in the queue';

COMMENT ON COLUMN public.placement_requests.sent_on IS 'the same on campus';

COMMENT ON COLUMN public.placement_requests.decided_at IS 'also when it was withdrawn';

COMMENT ON COLUMN public.placement_requests.decided_by_user_id IS 'no reference, because a decision stays when the account is deleted';

ALTER TABLE public.placement_requests ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.placement_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.placement_unknown_members (
    request_id integer NOT NULL,
    nim text NOT NULL,
    CONSTRAINT placement_unknown_members_nim_check CHECK (((char_length(nim) >= 1) AND (char_length(nim) <= 20)))
);

COMMENT ON TABLE public.placement_unknown_members IS 'The members of a request whose numbers were unknown when it was stored.';

CREATE TABLE public.placement_window_exceptions (
    id integer NOT NULL,
    internship_period_id integer NOT NULL,
    student_id integer NOT NULL,
    until date NOT NULL,
    reason text NOT NULL,
    CONSTRAINT placement_window_exceptions_reason_check CHECK (((char_length(reason) >= 3) AND (char_length(reason) <= 500))),
    CONSTRAINT placement_window_exceptions_until_check CHECK (((until >= '1900-01-01'::date) AND (until <= '2200-12-31'::date)))
);

ALTER TABLE public.placement_window_exceptions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.placement_window_exceptions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.placement_windows (
    internship_period_id integer NOT NULL,
    open_from date,
    open_until date,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT placement_windows_open_from_check CHECK (((open_from >= '1900-01-01'::date) AND (open_from <= '2200-12-31'::date))),
    CONSTRAINT placement_windows_open_until_check CHECK (((open_until >= '1900-01-01'::date) AND (open_until <= '2200-12-31'::date))),
    CONSTRAINT placement_windows_order_check CHECK (((num_nulls(open_from, open_until) = ANY (ARRAY[0, 2])) AND ((open_from IS NULL) OR (open_until >= open_from))))
);

COMMENT ON COLUMN public.placement_windows.open_from IS 'the first day on campus on which requests can be sent; null with the last one';

CREATE TABLE public.places (
    id integer NOT NULL,
    company_id integer NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    radius integer DEFAULT 150 NOT NULL,
    time_zone text DEFAULT 'WIB'::text NOT NULL,
    has_joint_leave boolean DEFAULT true NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT places_address_check CHECK (((char_length(address) >= 1) AND (char_length(address) <= 600))),
    CONSTRAINT places_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT places_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
    CONSTRAINT places_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 255))),
    CONSTRAINT places_radius_check CHECK (((radius >= 30) AND (radius <= 5000))),
    CONSTRAINT places_time_zone_check CHECK ((time_zone = ANY (ARRAY['WIB'::text, 'WITA'::text, 'WIT'::text])))
);

COMMENT ON COLUMN public.places.radius IS 'in metres';

ALTER TABLE public.places ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.places_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.public_address (
    id integer DEFAULT 1 NOT NULL,
    address text NOT NULL,
    confirmed_at timestamp with time zone NOT NULL,
    CONSTRAINT public_address_address_check CHECK (((address ~ '^https?://[^/?#@[:space:]]+$'::text) AND (char_length(address) <= 255))),
    CONSTRAINT public_address_confirmed_at_check CHECK (isfinite(confirmed_at)),
    CONSTRAINT public_address_id_check CHECK ((id = 1))
);

COMMENT ON TABLE public.public_address IS 'At most one row.';

CREATE TABLE public.put_off_follow_ups (
    user_id integer NOT NULL,
    kind text NOT NULL,
    until date NOT NULL,
    CONSTRAINT put_off_follow_ups_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 40)))
);

COMMENT ON TABLE public.put_off_follow_ups IS 'The kinds of matter that a person does not want to see for some days.';

COMMENT ON COLUMN public.put_off_follow_ups.until IS 'the day on which they are shown again';

CREATE TABLE public.saved_views (
    id integer NOT NULL,
    user_id integer NOT NULL,
    list text NOT NULL,
    name text NOT NULL,
    query text NOT NULL,
    is_shared boolean DEFAULT false NOT NULL,
    CONSTRAINT saved_views_list_check CHECK ((list = ANY (ARRAY['users'::text, 'students'::text, 'lecturers'::text, 'mentors'::text, 'companies'::text, 'places'::text, 'courses'::text, 'internshipPeriods'::text, 'holidays'::text, 'internships'::text, 'placementRequests'::text, 'assessments'::text, 'guidanceSessions'::text, 'finalReports'::text, 'letters'::text, 'certificates'::text, 'defences'::text]))),
    CONSTRAINT saved_views_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
    CONSTRAINT saved_views_query_check CHECK ((char_length(query) <= 2000))
);

COMMENT ON TABLE public.saved_views IS 'Search, filters, order and columns of a list, under a name.';

COMMENT ON COLUMN public.saved_views.query IS 'the query of the list''s page';

ALTER TABLE public.saved_views ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.saved_views_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.second_factor_codes (
    code_digest text NOT NULL,
    user_id integer NOT NULL,
    is_given boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    CONSTRAINT second_factor_codes_code_digest_check CHECK ((code_digest ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT second_factor_codes_created_at_check CHECK (isfinite(created_at)),
    CONSTRAINT second_factor_codes_expires_at_check CHECK (isfinite(expires_at)),
    CONSTRAINT second_factor_codes_expiry_check CHECK ((is_given = (expires_at IS NOT NULL)))
);

COMMENT ON TABLE public.second_factor_codes IS 'Codes that work once in the place of a second factor: recovery codes, and those of the office.';

COMMENT ON COLUMN public.second_factor_codes.code_digest IS 'of HMAC-SHA-256 with a key from SESSION_SECRET';

COMMENT ON COLUMN public.second_factor_codes.is_given IS 'whether a super admin gave it to its person';

CREATE TABLE public.seen_follow_ups (
    user_id integer NOT NULL,
    kind text NOT NULL,
    matter_keys bigint[] NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT seen_follow_ups_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 40)))
);

COMMENT ON TABLE public.seen_follow_ups IS 'The matters that a person has seen on the dashboard.';

COMMENT ON COLUMN public.seen_follow_ups.matter_keys IS 'hashes of the words of the matters, as bigint';

CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id integer NOT NULL,
    remember boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    current_jti text NOT NULL,
    current_issued_at timestamp with time zone NOT NULL,
    previous_jti text,
    rotated_at timestamp with time zone,
    device text,
    address text,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    previous_login_at timestamp with time zone,
    previous_login_device text,
    previous_login_address text,
    is_current_used boolean DEFAULT false NOT NULL,
    is_previous_used boolean DEFAULT false NOT NULL,
    older_jti text,
    older_rotated_at timestamp with time zone,
    proved_at timestamp with time zone,
    login_provider text,
    id_token text,
    CONSTRAINT sessions_address_check CHECK ((char_length(address) <= 255)),
    CONSTRAINT sessions_device_check CHECK ((char_length(device) <= 255)),
    CONSTRAINT sessions_id_token_check CHECK ((char_length(id_token) <= 10000)),
    CONSTRAINT sessions_id_token_provider_check CHECK (((id_token IS NULL) OR (login_provider IS NOT NULL))),
    CONSTRAINT sessions_login_provider_check CHECK (((char_length(login_provider) >= 1) AND (char_length(login_provider) <= 30))),
    CONSTRAINT sessions_proved_at_check CHECK (isfinite(proved_at)),
    CONSTRAINT sessions_rotation_check CHECK (((previous_jti IS NULL) = (rotated_at IS NULL)))
);

COMMENT ON COLUMN public.sessions.id IS 'the token''s sid';

COMMENT ON COLUMN public.sessions.current_jti IS 'jti and iat of the only token that can be refreshed; sufficient to sign it again';

COMMENT ON COLUMN public.sessions.previous_jti IS 'the token that current replaced, and when: parallel refreshes get the same successor';

COMMENT ON COLUMN public.sessions.device IS 'such as ''Chrome di Android''; null if unknown';

COMMENT ON COLUMN public.sessions.address IS 'the IP address of the last use';

COMMENT ON COLUMN public.sessions.last_used_at IS 'accurate to a few minutes';

COMMENT ON COLUMN public.sessions.previous_login_at IS 'the login of the user before this one';

COMMENT ON COLUMN public.sessions.is_current_used IS 'whether requests other than refreshes have come with these tokens';

COMMENT ON COLUMN public.sessions.older_jti IS 'the token that previous replaced, and when';

COMMENT ON COLUMN public.sessions.proved_at IS 'when its person last proved again who they are; null since the login';

COMMENT ON COLUMN public.sessions.login_provider IS 'the organisation that has checked who it is; null after a login with a password of SiMagang';

COMMENT ON COLUMN public.sessions.id_token IS 'what the provider wants to see at the log-out';

CREATE TABLE public.settled_follow_ups (
    user_id integer NOT NULL,
    kind text NOT NULL,
    matter_id integer NOT NULL,
    since date NOT NULL,
    CONSTRAINT settled_follow_ups_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 40)))
);

COMMENT ON TABLE public.settled_follow_ups IS 'The matters that a person has settled in another way.';

COMMENT ON COLUMN public.settled_follow_ups.since IS 'the day since which it waited; a matter that begins anew is shown again';

CREATE TABLE public.signatures (
    id integer NOT NULL,
    user_id integer NOT NULL,
    image bytea NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT signatures_image_check CHECK (((SUBSTRING(image FROM 1 FOR 8) = '\x89504e470d0a1a0a'::bytea) AND (octet_length(image) <= 5242880))),
    CONSTRAINT signatures_updated_at_check CHECK (isfinite(updated_at))
);

COMMENT ON COLUMN public.signatures.image IS 'PNG';

ALTER TABLE public.signatures ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.signatures_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.students (
    id integer NOT NULL,
    user_id integer NOT NULL,
    nim text NOT NULL,
    academic_year text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    search_text text GENERATED ALWAYS AS (lower(((((nim || '
'::text) || academic_year) || '
'::text) || name))) STORED NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT students_academic_year_check CHECK ((char_length(academic_year) = 9)),
    CONSTRAINT students_nim_check CHECK ((char_length(nim) = 10))
);

COMMENT ON COLUMN public.students.name IS 'of the user';

COMMENT ON COLUMN public.students.search_text IS 'NIM, academic year and name';

ALTER TABLE public.students ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.students_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.used_passkey_challenges (
    challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT used_passkey_challenges_expires_at_check CHECK (isfinite(expires_at))
);

COMMENT ON TABLE public.used_passkey_challenges IS 'A challenge works once.';

CREATE TABLE public.used_sign_ons (
    state text NOT NULL,
    used_at timestamp with time zone NOT NULL,
    CONSTRAINT used_sign_ons_state_check CHECK ((char_length(state) = 43)),
    CONSTRAINT used_sign_ons_used_at_check CHECK (isfinite(used_at))
);

COMMENT ON TABLE public.used_sign_ons IS 'The answers of providers that have been taken; each is taken once.';

COMMENT ON COLUMN public.used_sign_ons.state IS 'a digest of the state of the login';

CREATE TABLE public.users (
    id integer NOT NULL,
    name text NOT NULL,
    email text,
    phone_number text,
    address text,
    gender text,
    place_of_birth text,
    date_of_birth date,
    role text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    password_hash text NOT NULL,
    has_default_password boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    default_password_given_at timestamp with time zone DEFAULT now() NOT NULL,
    last_login_at timestamp with time zone,
    last_login_device text,
    last_login_address text,
    anonymised_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    email_confirmed_at timestamp with time zone,
    email_refused_at timestamp with time zone,
    email_refusal text,
    search_text text GENERATED ALWAYS AS (lower(((name || '
'::text) || COALESCE(email, ''::text)))) STORED NOT NULL,
    CONSTRAINT users_address_check CHECK ((char_length(address) <= 2000)),
    CONSTRAINT users_anonymised_at_check CHECK (isfinite(anonymised_at)),
    CONSTRAINT users_anonymised_is_inactive_check CHECK (((anonymised_at IS NULL) OR (NOT is_active))),
    CONSTRAINT users_created_at_check CHECK (isfinite(created_at)),
    CONSTRAINT users_date_of_birth_check CHECK (((date_of_birth >= '1900-01-01'::date) AND (date_of_birth <= '2200-12-31'::date))),
    CONSTRAINT users_default_password_given_at_check CHECK (isfinite(default_password_given_at)),
    CONSTRAINT users_email_check CHECK (((char_length(email) <= 255) AND (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'::text))),
    CONSTRAINT users_email_confirmed_at_check CHECK (isfinite(email_confirmed_at)),
    CONSTRAINT users_email_confirmed_or_refused_check CHECK (((email_confirmed_at IS NULL) OR (email_refused_at IS NULL))),
    CONSTRAINT users_email_missing_check CHECK (((email IS NOT NULL) OR (role = ANY (ARRAY['lecturer'::text, 'mentor'::text])))),
    CONSTRAINT users_email_refusal_check CHECK ((char_length(email_refusal) <= 500)),
    CONSTRAINT users_email_refused_at_check CHECK (isfinite(email_refused_at)),
    CONSTRAINT users_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text]))),
    CONSTRAINT users_identifier_as_password_check CHECK (((password_hash <> 'identifier'::text) OR has_default_password)),
    CONSTRAINT users_last_login_address_check CHECK ((char_length(last_login_address) <= 255)),
    CONSTRAINT users_last_login_at_check CHECK (isfinite(last_login_at)),
    CONSTRAINT users_last_login_device_check CHECK ((char_length(last_login_device) <= 255)),
    CONSTRAINT users_name_check CHECK (((char_length(name) >= 2) AND (char_length(name) <= 255))),
    CONSTRAINT users_password_hash_check CHECK (((char_length(password_hash) >= 1) AND (char_length(password_hash) <= 255))),
    CONSTRAINT users_phone_number_check CHECK ((char_length(phone_number) <= 255)),
    CONSTRAINT users_place_of_birth_check CHECK ((char_length(place_of_birth) <= 255)),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['super_admin'::text, 'lecturer'::text, 'mentor'::text, 'student'::text]))),
    CONSTRAINT users_updated_at_check CHECK (isfinite(updated_at))
);

COMMENT ON COLUMN public.users.email IS 'null as long as a person is invited by telephone';

COMMENT ON COLUMN public.users.default_password_given_at IS 'without a meaning once the user has chosen a password';

COMMENT ON COLUMN public.users.anonymised_at IS 'when everything personal was removed; null for nearly everybody';

COMMENT ON COLUMN public.users.email_confirmed_at IS 'when its owner confirmed the present address; a trigger empties it when the address changes';

COMMENT ON COLUMN public.users.email_refused_at IS 'when a mail server refused the present address for good';

COMMENT ON COLUMN public.users.email_refusal IS 'the words of that mail server';

COMMENT ON COLUMN public.users.search_text IS 'name and e-mail address';

ALTER TABLE public.users ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.verdict_changes (
    id integer NOT NULL,
    internship_id integer NOT NULL,
    date date NOT NULL,
    verdict_before text,
    verdict_after text,
    reason text,
    changed_by integer,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT verdict_changes_changed_at_check CHECK (isfinite(changed_at)),
    CONSTRAINT verdict_changes_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 2000)))
);

COMMENT ON TABLE public.verdict_changes IS 'Verdicts on past days that a later edit has changed.';

ALTER TABLE public.verdict_changes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.verdict_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.verification_networks (
    network text NOT NULL,
    full_until timestamp with time zone NOT NULL,
    CONSTRAINT verification_networks_full_until_check CHECK (isfinite(full_until))
);

COMMENT ON COLUMN public.verification_networks.full_until IS 'when its unknown codes are forgotten';

CREATE TABLE public.work_patterns (
    id integer NOT NULL,
    internship_id integer NOT NULL,
    valid_from date NOT NULL,
    weekdays smallint[] NOT NULL,
    start_time time(0) without time zone NOT NULL,
    end_time time(0) without time zone NOT NULL,
    break_minutes smallint DEFAULT 0 NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    place_id integer,
    CONSTRAINT work_patterns_break_minutes_check CHECK (((break_minutes >= 0) AND (break_minutes <= 480))),
    CONSTRAINT work_patterns_description_check CHECK (((char_length(description) >= 1) AND (char_length(description) <= 10000))),
    CONSTRAINT work_patterns_end_time_check CHECK (((end_time < '24:00:00'::time without time zone) AND (EXTRACT(second FROM end_time) = (0)::numeric))),
    CONSTRAINT work_patterns_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 255))),
    CONSTRAINT work_patterns_order_check CHECK ((end_time <> start_time)),
    CONSTRAINT work_patterns_start_time_check CHECK (((start_time < '24:00:00'::time without time zone) AND (EXTRACT(second FROM start_time) = (0)::numeric))),
    CONSTRAINT work_patterns_valid_from_check CHECK (((valid_from >= '1900-01-01'::date) AND (valid_from <= '2200-12-31'::date))),
    CONSTRAINT work_patterns_weekdays_check CHECK (((weekdays <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint]) AND (cardinality(weekdays) <= 7)))
);

COMMENT ON TABLE public.work_patterns IS 'Versions of the weekly hours of a placement: each one is in force until the next one.';

COMMENT ON COLUMN public.work_patterns.weekdays IS '1 is Monday, 7 is Sunday; none ends the pattern';

COMMENT ON COLUMN public.work_patterns.end_time IS 'before the start for a night shift';

COMMENT ON COLUMN public.work_patterns.name IS 'of the activities';

COMMENT ON COLUMN public.work_patterns.place_id IS 'null for the default place of the placement';

ALTER TABLE public.work_patterns ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.work_patterns_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE ONLY public.activities
    ADD CONSTRAINT activities_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.activity_logs
    ADD CONSTRAINT activity_logs_pkey PRIMARY KEY (activity_id);

ALTER TABLE ONLY public.activity_photos
    ADD CONSTRAINT activity_photos_activity_position_key UNIQUE (activity_id, "position");

ALTER TABLE ONLY public.activity_photos
    ADD CONSTRAINT activity_photos_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.activity_steps
    ADD CONSTRAINT activity_steps_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.assessment_criteria
    ADD CONSTRAINT assessment_criteria_pkey PRIMARY KEY (form_id, revision, "position");

ALTER TABLE ONLY public.assessment_forms
    ADD CONSTRAINT assessment_forms_assessor_key UNIQUE (course_code, assessor);

ALTER TABLE ONLY public.assessment_forms
    ADD CONSTRAINT assessment_forms_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.assessment_forms
    ADD CONSTRAINT assessment_forms_score_part_key UNIQUE (course_code, score_part);

ALTER TABLE ONLY public.assessment_sheets
    ADD CONSTRAINT assessment_sheets_form_key UNIQUE (internship_id, form_id);

ALTER TABLE ONLY public.assessment_sheets
    ADD CONSTRAINT assessment_sheets_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.attendance_events
    ADD CONSTRAINT attendance_events_device_event_id_key UNIQUE (device_event_id);

ALTER TABLE ONLY public.attendance_events
    ADD CONSTRAINT attendance_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.attendance_request_files
    ADD CONSTRAINT attendance_request_files_pkey PRIMARY KEY (request_id);

ALTER TABLE ONLY public.attendance_requests
    ADD CONSTRAINT attendance_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.authenticators
    ADD CONSTRAINT authenticators_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.backups
    ADD CONSTRAINT backups_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.backups
    ADD CONSTRAINT backups_slot_key UNIQUE (slot);

ALTER TABLE ONLY public.certificate_tallies
    ADD CONSTRAINT certificate_tallies_pkey PRIMARY KEY (internship_period_id, kind);

ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_code_key UNIQUE (code);

ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_number_key UNIQUE (number);

ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_series_sequence_key UNIQUE (series_id, sequence);

ALTER TABLE ONLY public.chat_reminders
    ADD CONSTRAINT chat_reminders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.courses
    ADD CONSTRAINT courses_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.defence_examiners
    ADD CONSTRAINT defence_examiners_pkey PRIMARY KEY (defence_id, lecturer_id);

ALTER TABLE ONLY public.defence_examiners
    ADD CONSTRAINT defence_examiners_position_key UNIQUE (defence_id, "position") DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.defences
    ADD CONSTRAINT defences_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.digest_hours
    ADD CONSTRAINT digest_hours_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.final_report_versions
    ADD CONSTRAINT final_report_versions_pkey PRIMARY KEY (final_report_id, number);

ALTER TABLE ONLY public.final_reports
    ADD CONSTRAINT final_reports_internship_id_key UNIQUE (internship_id);

ALTER TABLE ONLY public.final_reports
    ADD CONSTRAINT final_reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.given_numbers
    ADD CONSTRAINT given_numbers_number_key UNIQUE (number);

ALTER TABLE ONLY public.given_numbers
    ADD CONSTRAINT given_numbers_pkey PRIMARY KEY (series_id, sequence);

ALTER TABLE ONLY public.grades
    ADD CONSTRAINT grades_internship_course_key UNIQUE (internship_id, course_code);

ALTER TABLE ONLY public.grades
    ADD CONSTRAINT grades_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.guidance_sessions
    ADD CONSTRAINT guidance_sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.holidays
    ADD CONSTRAINT holidays_date_key UNIQUE (date);

ALTER TABLE ONLY public.holidays
    ADD CONSTRAINT holidays_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key);

ALTER TABLE ONLY public.import_headings
    ADD CONSTRAINT import_headings_pkey PRIMARY KEY (kind, heading);

ALTER TABLE ONLY public.institution
    ADD CONSTRAINT institution_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.internship_interruptions
    ADD CONSTRAINT internship_interruptions_overlap_excl EXCLUDE USING gist (int4range(internship_id, internship_id, '[]'::text) WITH &&, daterange(start_date, end_date, '[]'::text) WITH &&);

ALTER TABLE ONLY public.internship_interruptions
    ADD CONSTRAINT internship_interruptions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.internship_periods
    ADD CONSTRAINT internship_periods_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.internship_places
    ADD CONSTRAINT internship_places_pkey PRIMARY KEY (internship_id, place_id);

ALTER TABLE ONLY public.internships
    ADD CONSTRAINT internships_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.internships
    ADD CONSTRAINT internships_student_mentor_period_key UNIQUE (student_id, mentor_id, internship_period_id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_code_digest_key UNIQUE (code_digest);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.issued_reports
    ADD CONSTRAINT issued_reports_content_digest_key UNIQUE (content_digest);

ALTER TABLE ONLY public.issued_reports
    ADD CONSTRAINT issued_reports_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.lecturers
    ADD CONSTRAINT lecturers_nip_key UNIQUE (nip);

ALTER TABLE ONLY public.lecturers
    ADD CONSTRAINT lecturers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.lecturers
    ADD CONSTRAINT lecturers_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY public.letter_pdfs
    ADD CONSTRAINT letter_pdfs_pkey PRIMARY KEY (letter_id);

ALTER TABLE ONLY public.letter_recipients
    ADD CONSTRAINT letter_recipients_pkey PRIMARY KEY (letter_id, student_id);

ALTER TABLE ONLY public.letter_scans
    ADD CONSTRAINT letter_scans_pkey PRIMARY KEY (letter_id);

ALTER TABLE ONLY public.letter_series
    ADD CONSTRAINT letter_series_key UNIQUE (kind, year);

ALTER TABLE ONLY public.letter_series
    ADD CONSTRAINT letter_series_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.letter_signatures
    ADD CONSTRAINT letter_signatures_pkey PRIMARY KEY (sha256);

ALTER TABLE ONLY public.letter_template_versions
    ADD CONSTRAINT letter_template_versions_pkey PRIMARY KEY (template_id, number);

ALTER TABLE ONLY public.letter_templates
    ADD CONSTRAINT letter_templates_name_key UNIQUE (name);

ALTER TABLE ONLY public.letter_templates
    ADD CONSTRAINT letter_templates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_code_key UNIQUE (code);

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_number_key UNIQUE (number);

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_sequence_key UNIQUE (series_id, sequence);

ALTER TABLE ONLY public.login_failures
    ADD CONSTRAINT login_failures_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.login_networks
    ADD CONSTRAINT login_networks_pkey PRIMARY KEY (network);

ALTER TABLE ONLY public.mail_preferences
    ADD CONSTRAINT mail_preferences_pkey PRIMARY KEY (user_id, topic, kind);

ALTER TABLE ONLY public.mailed_follow_ups
    ADD CONSTRAINT mailed_follow_ups_pkey PRIMARY KEY (user_id, kind, matter_key);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_user_id_kind_matter_key UNIQUE (user_id, kind, matter);

ALTER TABLE ONLY public.mentors
    ADD CONSTRAINT mentors_nik_key UNIQUE (nik);

ALTER TABLE ONLY public.mentors
    ADD CONSTRAINT mentors_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.mentors
    ADD CONSTRAINT mentors_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY public.muted_notifications
    ADD CONSTRAINT muted_notifications_pkey PRIMARY KEY (user_id, kind);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_kind_matter_id_key UNIQUE (user_id, kind, matter_id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.password_codes
    ADD CONSTRAINT password_codes_nonce_key UNIQUE (nonce);

ALTER TABLE ONLY public.password_codes
    ADD CONSTRAINT password_codes_pkey PRIMARY KEY (code_digest);

ALTER TABLE ONLY public.past_period_rules
    ADD CONSTRAINT past_period_rules_pkey PRIMARY KEY (internship_period_id, valid_until);

ALTER TABLE ONLY public.past_place_rules
    ADD CONSTRAINT past_place_rules_pkey PRIMARY KEY (place_id, valid_until);

ALTER TABLE ONLY public.past_places
    ADD CONSTRAINT past_places_pkey PRIMARY KEY (internship_id, valid_until);

ALTER TABLE ONLY public.placement_asks
    ADD CONSTRAINT placement_asks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.placement_request_choices
    ADD CONSTRAINT placement_request_choices_company_key UNIQUE (request_id, company_id);

ALTER TABLE ONLY public.placement_request_choices
    ADD CONSTRAINT placement_request_choices_pkey PRIMARY KEY (request_id, "position");

ALTER TABLE ONLY public.placement_request_files
    ADD CONSTRAINT placement_request_files_pkey PRIMARY KEY (request_id);

ALTER TABLE ONLY public.placement_request_members
    ADD CONSTRAINT placement_request_members_pkey PRIMARY KEY (request_id, student_id);

ALTER TABLE ONLY public.placement_requests
    ADD CONSTRAINT placement_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.placement_unknown_members
    ADD CONSTRAINT placement_unknown_members_pkey PRIMARY KEY (request_id, nim);

ALTER TABLE ONLY public.placement_window_exceptions
    ADD CONSTRAINT placement_window_exceptions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.placement_window_exceptions
    ADD CONSTRAINT placement_window_exceptions_student_key UNIQUE (internship_period_id, student_id);

ALTER TABLE ONLY public.placement_windows
    ADD CONSTRAINT placement_windows_pkey PRIMARY KEY (internship_period_id);

ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.public_address
    ADD CONSTRAINT public_address_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.put_off_follow_ups
    ADD CONSTRAINT put_off_follow_ups_pkey PRIMARY KEY (user_id, kind);

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_name_key UNIQUE (user_id, list, name);

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.second_factor_codes
    ADD CONSTRAINT second_factor_codes_pkey PRIMARY KEY (code_digest);

ALTER TABLE ONLY public.seen_follow_ups
    ADD CONSTRAINT seen_follow_ups_pkey PRIMARY KEY (user_id, kind);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.settled_follow_ups
    ADD CONSTRAINT settled_follow_ups_pkey PRIMARY KEY (user_id, kind, matter_id);

ALTER TABLE ONLY public.signatures
    ADD CONSTRAINT signatures_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.signatures
    ADD CONSTRAINT signatures_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY public.students
    ADD CONSTRAINT students_nim_key UNIQUE (nim);

ALTER TABLE ONLY public.students
    ADD CONSTRAINT students_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.students
    ADD CONSTRAINT students_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY public.used_passkey_challenges
    ADD CONSTRAINT used_passkey_challenges_pkey PRIMARY KEY (challenge);

ALTER TABLE ONLY public.used_sign_ons
    ADD CONSTRAINT used_sign_ons_pkey PRIMARY KEY (state);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.verdict_changes
    ADD CONSTRAINT verdict_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.verification_networks
    ADD CONSTRAINT verification_networks_pkey PRIMARY KEY (network);

ALTER TABLE ONLY public.work_patterns
    ADD CONSTRAINT work_patterns_internship_valid_from_key UNIQUE (internship_id, valid_from);

ALTER TABLE ONLY public.work_patterns
    ADD CONSTRAINT work_patterns_pkey PRIMARY KEY (id);

CREATE INDEX activities_attended_idx ON public.activities USING btree (internship_id, date) WHERE (attendance_time IS NOT NULL);

CREATE INDEX activities_date_idx ON public.activities USING btree (date, start_time, id);

CREATE INDEX activities_exact_positions_idx ON public.activities USING btree (internship_id) WHERE ((latitude IS NOT NULL) AND (NOT is_position_rounded));

CREATE INDEX activities_internship_id_idx ON public.activities USING btree (internship_id, date, start_time, id);

CREATE INDEX activities_place_id_idx ON public.activities USING btree (place_id) WHERE (place_id IS NOT NULL);

CREATE INDEX activities_returned_by_lecturer_idx ON public.activities USING btree (internship_id, date) WHERE (returned_at_by_lecturer IS NOT NULL);

CREATE INDEX activities_returned_by_mentor_idx ON public.activities USING btree (internship_id, date) WHERE (returned_at_by_mentor IS NOT NULL);

CREATE INDEX activities_search_idx ON public.activities USING gin (search_text public.gin_trgm_ops);

CREATE INDEX activities_unattended_idx ON public.activities USING btree (date, internship_id) WHERE (attendance_time IS NULL);

CREATE INDEX activities_waiting_for_lecturer_idx ON public.activities USING btree (internship_id, date) WHERE ((validated_at_by_lecturer IS NULL) AND (returned_at_by_lecturer IS NULL));

CREATE INDEX activities_waiting_for_mentor_idx ON public.activities USING btree (internship_id, date) WHERE ((validated_at_by_mentor IS NULL) AND (returned_at_by_mentor IS NULL));

CREATE INDEX activity_logs_search_idx ON public.activity_logs USING gin (lower(text) public.gin_trgm_ops) WHERE (handed_in_at IS NOT NULL);

CREATE UNIQUE INDEX activity_photos_device_event_id_key ON public.activity_photos USING btree (device_event_id) WHERE (device_event_id IS NOT NULL);

CREATE INDEX activity_steps_activity_id_idx ON public.activity_steps USING btree (activity_id, id);

CREATE INDEX activity_steps_actor_user_id_idx ON public.activity_steps USING btree (actor_user_id, id);

CREATE INDEX assessment_sheets_form_id_idx ON public.assessment_sheets USING btree (form_id);

CREATE INDEX assessment_sheets_returned_idx ON public.assessment_sheets USING btree (internship_id) WHERE (state = 'returned'::text);

CREATE INDEX assessment_sheets_sent_by_idx ON public.assessment_sheets USING btree (sent_by_user_id) WHERE (sent_by_user_id IS NOT NULL);

CREATE INDEX attendance_events_activity_id_idx ON public.attendance_events USING btree (activity_id, id);

CREATE INDEX attendance_events_actor_user_id_idx ON public.attendance_events USING btree (actor_user_id);

CREATE INDEX attendance_events_exact_positions_idx ON public.attendance_events USING btree (activity_id) WHERE ((latitude IS NOT NULL) AND (NOT is_position_rounded));

CREATE INDEX attendance_events_voided_by_idx ON public.attendance_events USING btree (voided_by_user_id) WHERE (voided_by_user_id IS NOT NULL);

CREATE INDEX attendance_requests_activity_id_idx ON public.attendance_requests USING btree (activity_id) WHERE (activity_id IS NOT NULL);

CREATE INDEX attendance_requests_approved_idx ON public.attendance_requests USING btree (internship_id, start_date, end_date) WHERE (state = 'approved'::text);

CREATE INDEX attendance_requests_decided_by_idx ON public.attendance_requests USING btree (decided_by_user_id) WHERE (decided_by_user_id IS NOT NULL);

CREATE UNIQUE INDEX attendance_requests_device_event_id_key ON public.attendance_requests USING btree (device_event_id) WHERE (device_event_id IS NOT NULL);

CREATE INDEX attendance_requests_internship_id_idx ON public.attendance_requests USING btree (internship_id, start_date, id);

CREATE INDEX attendance_requests_late_presses_idx ON public.attendance_requests USING btree (internship_id) WHERE (late_press IS NOT NULL);

CREATE INDEX attendance_requests_search_idx ON public.attendance_requests USING gin (search_text public.gin_trgm_ops);

CREATE INDEX attendance_requests_waiting_idx ON public.attendance_requests USING btree (internship_id) WHERE (state = 'waiting'::text);

CREATE INDEX audit_entries_action_idx ON public.audit_entries USING btree (action, at, id);

CREATE INDEX audit_entries_actor_idx ON public.audit_entries USING btree (actor_user_id, at, id);

CREATE INDEX audit_entries_at_idx ON public.audit_entries USING btree (at, id);

CREATE INDEX audit_entries_subject_idx ON public.audit_entries USING btree (subject, subject_id, id);

CREATE INDEX certificates_company_id_idx ON public.certificates USING btree (company_id, id) WHERE (company_id IS NOT NULL);

CREATE UNIQUE INDEX certificates_company_key ON public.certificates USING btree (company_id, internship_period_id) WHERE ((revoked_at IS NULL) AND (company_id IS NOT NULL));

CREATE INDEX certificates_internship_id_idx ON public.certificates USING btree (internship_id, id) WHERE (internship_id IS NOT NULL);

CREATE UNIQUE INDEX certificates_internship_key ON public.certificates USING btree (internship_id) WHERE ((revoked_at IS NULL) AND (internship_id IS NOT NULL));

CREATE INDEX certificates_internship_period_id_idx ON public.certificates USING btree (internship_period_id);

CREATE INDEX certificates_issued_by_idx ON public.certificates USING btree (issued_by_user_id);

CREATE INDEX certificates_mentor_id_idx ON public.certificates USING btree (mentor_id, id) WHERE (mentor_id IS NOT NULL);

CREATE UNIQUE INDEX certificates_mentor_key ON public.certificates USING btree (mentor_id, internship_period_id) WHERE ((revoked_at IS NULL) AND (mentor_id IS NOT NULL));

CREATE INDEX certificates_name_prefix_idx ON public.certificates USING btree (public.sort_key((data ->> 'name'::text)) COLLATE "C", id);

CREATE INDEX certificates_nim_prefix_idx ON public.certificates USING btree (lower((data ->> 'nim'::text)) COLLATE "C", id);

CREATE INDEX certificates_revoked_by_idx ON public.certificates USING btree (revoked_by_user_id) WHERE (revoked_by_user_id IS NOT NULL);

CREATE INDEX certificates_search_idx ON public.certificates USING gin (search_text public.gin_trgm_ops);

CREATE INDEX certificates_signature_sha256_idx ON public.certificates USING btree (signature_sha256) WHERE (signature_sha256 IS NOT NULL);

CREATE INDEX chat_reminders_actor_user_id_idx ON public.chat_reminders USING btree (actor_user_id);

CREATE INDEX chat_reminders_at_idx ON public.chat_reminders USING btree (at);

CREATE UNIQUE INDEX chat_reminders_day_key ON public.chat_reminders USING btree (matter_id, kind, since, reminded_on);

CREATE INDEX chat_reminders_matter_id_idx ON public.chat_reminders USING btree (matter_id, kind, since);

CREATE INDEX companies_name_idx ON public.companies USING btree (public.sort_key(name) COLLATE "C", id);

CREATE INDEX companies_name_search_idx ON public.companies USING gin (name public.gin_trgm_ops);

CREATE INDEX defence_examiners_lecturer_id_idx ON public.defence_examiners USING btree (lecturer_id, defence_id);

CREATE INDEX defences_internship_id_idx ON public.defences USING btree (internship_id, id);

CREATE UNIQUE INDEX defences_internship_key ON public.defences USING btree (internship_id) WHERE (state <> 'cancelled'::text);

CREATE INDEX defences_starts_at_idx ON public.defences USING btree (starts_at);

CREATE INDEX final_report_versions_commented_by_idx ON public.final_report_versions USING btree (commented_by_user_id) WHERE (commented_by_user_id IS NOT NULL);

CREATE INDEX final_reports_decided_by_idx ON public.final_reports USING btree (decided_by_user_id) WHERE (decided_by_user_id IS NOT NULL);

CREATE INDEX final_reports_search_idx ON public.final_reports USING gin (search_text public.gin_trgm_ops);

CREATE INDEX final_reports_sent_at_idx ON public.final_reports USING btree (sent_at, internship_id);

CREATE INDEX final_reports_waiting_idx ON public.final_reports USING btree (internship_id) WHERE (state <> 'accepted'::text);

CREATE INDEX grades_course_code_idx ON public.grades USING btree (course_code);

CREATE INDEX grades_internship_id_idx ON public.grades USING btree (internship_id);

CREATE INDEX guidance_sessions_date_idx ON public.guidance_sessions USING btree (date, id);

CREATE INDEX guidance_sessions_decided_by_idx ON public.guidance_sessions USING btree (decided_by_user_id) WHERE (decided_by_user_id IS NOT NULL);

CREATE INDEX guidance_sessions_internship_id_idx ON public.guidance_sessions USING btree (internship_id, date, id) INCLUDE (state);

CREATE INDEX guidance_sessions_search_idx ON public.guidance_sessions USING gin (search_text public.gin_trgm_ops);

CREATE INDEX guidance_sessions_state_idx ON public.guidance_sessions USING btree (state, date, id);

CREATE INDEX holidays_certainty_idx ON public.holidays USING btree (certainty, id);

CREATE INDEX holidays_kind_idx ON public.holidays USING btree (kind, id);

CREATE INDEX holidays_name_idx ON public.holidays USING btree (public.sort_key(name) COLLATE "C", id);

CREATE INDEX idempotency_keys_created_at_idx ON public.idempotency_keys USING btree (created_at);

CREATE INDEX internship_interruptions_internship_id_idx ON public.internship_interruptions USING btree (internship_id, start_date);

CREATE INDEX internship_periods_start_date_idx ON public.internship_periods USING btree (start_date, id);

CREATE UNIQUE INDEX internship_places_default_key ON public.internship_places USING btree (internship_id) WHERE is_default;

CREATE INDEX internship_places_place_id_idx ON public.internship_places USING btree (place_id);

CREATE INDEX internships_company_idx ON public.internships USING btree (public.sort_key(company_name) COLLATE "C", id) INCLUDE (company_name);

CREATE UNIQUE INDEX internships_continued_from_key ON public.internships USING btree (continued_from_id) WHERE (continued_from_id IS NOT NULL);

CREATE INDEX internships_finished_idx ON public.internships USING btree (internship_period_id) WHERE (finished_at IS NOT NULL);

CREATE INDEX internships_internship_period_id_idx ON public.internships USING btree (internship_period_id, mentor_id, end_date);

CREATE INDEX internships_lecturer_id_idx ON public.internships USING btree (lecturer_id, internship_period_id);

CREATE INDEX internships_left_open_idx ON public.internships USING btree (internship_period_id) WHERE is_left_open;

CREATE INDEX internships_mentor_id_idx ON public.internships USING btree (mentor_id, internship_period_id);

CREATE INDEX internships_name_idx ON public.internships USING btree (public.sort_key(student_name) COLLATE "C", id) INCLUDE (student_name);

CREATE INDEX internships_nim_idx ON public.internships USING btree (public.sort_key(student_nim) COLLATE "C", id) INCLUDE (student_nim);

CREATE INDEX internships_nim_prefix_idx ON public.internships USING btree (lower(student_nim) COLLATE "C", id);

CREATE INDEX internships_period_order_idx ON public.internships USING btree (internship_period_id, id);

CREATE INDEX internships_period_student_idx ON public.internships USING btree (internship_period_id, student_id);

CREATE INDEX internships_search_idx ON public.internships USING gin (search_text public.gin_trgm_ops);

CREATE INDEX invitations_invited_by_user_id_idx ON public.invitations USING btree (invited_by_user_id);

CREATE INDEX issued_reports_course_code_idx ON public.issued_reports USING btree (course_code) WHERE (course_code IS NOT NULL);

CREATE INDEX issued_reports_internship_id_idx ON public.issued_reports USING btree (internship_id) WHERE (internship_id IS NOT NULL);

CREATE INDEX issued_reports_internship_period_id_idx ON public.issued_reports USING btree (internship_period_id) WHERE (internship_period_id IS NOT NULL);

CREATE INDEX issued_reports_lecturer_id_idx ON public.issued_reports USING btree (lecturer_id) WHERE (lecturer_id IS NOT NULL);

CREATE INDEX issued_reports_mentor_id_idx ON public.issued_reports USING btree (mentor_id) WHERE (mentor_id IS NOT NULL);

CREATE INDEX letter_recipients_internship_id_idx ON public.letter_recipients USING btree (internship_id) WHERE (internship_id IS NOT NULL);

CREATE INDEX letter_recipients_student_id_idx ON public.letter_recipients USING btree (student_id);

CREATE INDEX letter_template_versions_uploaded_by_idx ON public.letter_template_versions USING btree (uploaded_by_user_id);

CREATE INDEX letters_cancelled_by_idx ON public.letters USING btree (cancelled_by_user_id) WHERE (cancelled_by_user_id IS NOT NULL);

CREATE INDEX letters_company_id_idx ON public.letters USING btree (company_id) WHERE (company_id IS NOT NULL);

CREATE INDEX letters_created_by_idx ON public.letters USING btree (created_by_user_id);

CREATE INDEX letters_date_idx ON public.letters USING btree (date, id);

CREATE INDEX letters_number_idx ON public.letters USING btree (public.sort_key(number) COLLATE "C", id);

CREATE INDEX letters_search_idx ON public.letters USING gin (search_text public.gin_trgm_ops);

CREATE INDEX letters_signature_sha256_idx ON public.letters USING btree (signature_sha256) WHERE (signature_sha256 IS NOT NULL);

CREATE INDEX letters_template_idx ON public.letters USING btree (template_id, template_number);

CREATE INDEX login_failures_network_idx ON public.login_failures USING btree (network, window_started_at) WHERE (network IS NOT NULL);

CREATE INDEX login_failures_window_started_at_idx ON public.login_failures USING btree (window_started_at);

CREATE INDEX mailed_follow_ups_ended_at_idx ON public.mailed_follow_ups USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX mailed_follow_ups_unanswered_idx ON public.mailed_follow_ups USING btree (last_on) WHERE ((mails = 3) AND (ended_at IS NULL));

CREATE INDEX mails_created_at_idx ON public.mails USING btree (created_at);

CREATE INDEX mails_failed_idx ON public.mails USING btree (finished_at DESC) WHERE (state = 'failed'::text);

CREATE INDEX mails_waiting_idx ON public.mails USING btree (next_attempt_at) WHERE (state = 'waiting'::text);

CREATE INDEX mentors_company_id_idx ON public.mentors USING btree (company_id);

CREATE INDEX notifications_actor_user_id_idx ON public.notifications USING btree (actor_user_id);

CREATE INDEX notifications_at_idx ON public.notifications USING btree (at);

CREATE INDEX notifications_changed_at_idx ON public.notifications USING btree (changed_at);

CREATE INDEX notifications_user_id_at_idx ON public.notifications USING btree (user_id, at DESC, id DESC);

CREATE INDEX passkeys_user_id_idx ON public.passkeys USING btree (user_id);

CREATE INDEX password_codes_expires_at_idx ON public.password_codes USING btree (expires_at);

CREATE INDEX password_codes_issued_by_user_id_idx ON public.password_codes USING btree (issued_by_user_id);

CREATE INDEX password_codes_user_id_idx ON public.password_codes USING btree (user_id);

CREATE INDEX past_places_place_id_idx ON public.past_places USING btree (place_id);

CREATE INDEX placement_asks_spokesperson_id_idx ON public.placement_asks USING btree (spokesperson_id, asked_on);

CREATE INDEX placement_asks_student_id_idx ON public.placement_asks USING btree (student_id, request_id);

CREATE INDEX placement_request_choices_company_id_idx ON public.placement_request_choices USING btree (company_id);

CREATE INDEX placement_request_members_internship_id_idx ON public.placement_request_members USING btree (internship_id) WHERE (internship_id IS NOT NULL);

CREATE INDEX placement_request_members_student_id_idx ON public.placement_request_members USING btree (student_id);

CREATE INDEX placement_requests_decided_by_idx ON public.placement_requests USING btree (decided_by_user_id) WHERE (decided_by_user_id IS NOT NULL);

CREATE INDEX placement_requests_linked_company_id_idx ON public.placement_requests USING btree (linked_company_id) WHERE (linked_company_id IS NOT NULL);

CREATE UNIQUE INDEX placement_requests_open_key ON public.placement_requests USING btree (student_id, internship_period_id) WHERE (state = ANY (ARRAY['draft'::text, 'sent'::text, 'incomplete'::text]));

CREATE INDEX placement_requests_queue_idx ON public.placement_requests USING btree (internship_period_id, sent_at, id);

CREATE INDEX placement_requests_sent_at_idx ON public.placement_requests USING btree (sent_at, id);

CREATE INDEX placement_requests_sent_on_idx ON public.placement_requests USING btree (sent_on, id);

CREATE INDEX placement_requests_state_idx ON public.placement_requests USING btree (state, sent_at, id);

CREATE INDEX placement_requests_student_id_idx ON public.placement_requests USING btree (student_id);

CREATE INDEX placement_requests_waiting_idx ON public.placement_requests USING btree (internship_period_id, id) WHERE (state = ANY (ARRAY['sent'::text, 'incomplete'::text]));

CREATE INDEX placement_window_exceptions_student_id_idx ON public.placement_window_exceptions USING btree (student_id);

CREATE INDEX places_address_idx ON public.places USING btree (public.sort_key(address) COLLATE "C", id);

CREATE UNIQUE INDEX places_company_name_key ON public.places USING btree (company_id, lower(name));

CREATE INDEX places_has_joint_leave_idx ON public.places USING btree (has_joint_leave, id);

CREATE INDEX places_is_active_idx ON public.places USING btree (is_active, id);

CREATE INDEX places_name_idx ON public.places USING btree (public.sort_key(name) COLLATE "C", id);

CREATE INDEX places_radius_idx ON public.places USING btree (radius, id);

CREATE INDEX places_time_zone_idx ON public.places USING btree (time_zone, id);

CREATE INDEX saved_views_shared_idx ON public.saved_views USING btree (list) WHERE is_shared;

CREATE INDEX second_factor_codes_expires_at_idx ON public.second_factor_codes USING btree (expires_at);

CREATE INDEX second_factor_codes_user_id_idx ON public.second_factor_codes USING btree (user_id);

CREATE INDEX sessions_created_at_idx ON public.sessions USING btree (created_at);

CREATE INDEX sessions_current_issued_at_idx ON public.sessions USING btree (current_issued_at);

CREATE INDEX sessions_user_id_idx ON public.sessions USING btree (user_id);

CREATE INDEX students_academic_year_idx ON public.students USING btree (public.sort_key(academic_year) COLLATE "C", id) INCLUDE (academic_year);

CREATE INDEX students_name_idx ON public.students USING btree (public.sort_key(name) COLLATE "C", id) INCLUDE (name);

CREATE INDEX students_newest_year_idx ON public.students USING btree (public.sort_key(academic_year) COLLATE "C" DESC, id) INCLUDE (academic_year);

CREATE INDEX students_nim_idx ON public.students USING btree (public.sort_key(nim) COLLATE "C", id) INCLUDE (nim);

CREATE INDEX students_nim_prefix_idx ON public.students USING btree (lower(nim) COLLATE "C", id);

CREATE INDEX students_search_idx ON public.students USING gin (search_text public.gin_trgm_ops);

CREATE INDEX students_year_name_idx ON public.students USING btree (academic_year, public.sort_key(name) COLLATE "C", id) INCLUDE (name);

CREATE INDEX students_year_nim_idx ON public.students USING btree (academic_year, public.sort_key(nim) COLLATE "C", id) INCLUDE (nim);

CREATE INDEX used_passkey_challenges_expires_at_idx ON public.used_passkey_challenges USING btree (expires_at);

CREATE INDEX used_sign_ons_used_at_idx ON public.used_sign_ons USING btree (used_at);

CREATE INDEX users_default_password_idx ON public.users USING btree (public.sort_key(name) COLLATE "C", id) WHERE has_default_password;

CREATE INDEX users_email_idx ON public.users USING btree (public.sort_key(email) COLLATE "C", id) INCLUDE (email);

CREATE UNIQUE INDEX users_email_key ON public.users USING btree (lower(email));

CREATE INDEX users_inactive_idx ON public.users USING btree (public.sort_key(name) COLLATE "C", id) WHERE (NOT is_active);

CREATE INDEX users_name_idx ON public.users USING btree (public.sort_key(name) COLLATE "C", id) INCLUDE (name);

CREATE INDEX users_role_name_idx ON public.users USING btree (role, public.sort_key(name) COLLATE "C", id) INCLUDE (name);

CREATE INDEX users_search_idx ON public.users USING gin (search_text public.gin_trgm_ops);

CREATE INDEX verdict_changes_changed_by_idx ON public.verdict_changes USING btree (changed_by);

CREATE INDEX verdict_changes_internship_id_idx ON public.verdict_changes USING btree (internship_id, date);

CREATE INDEX verification_networks_full_until_idx ON public.verification_networks USING btree (full_until);

CREATE INDEX work_patterns_place_id_idx ON public.work_patterns USING btree (place_id) WHERE (place_id IS NOT NULL);

CREATE TRIGGER audit_changes AFTER UPDATE ON public.activities FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"activities","subject_key":"id","ignored":["created_at","updated_at","search_text","is_position_rounded","is_generated","version"],"secret":{"latitude":"position","longitude":"position"},"label":[{"before":"","column":"name","after":""},{"before":" (","column":"date","after":")"},{"before":" – ","column":"student_name","after":""}],"named_by":"internship_id","actions":[{"action":"hand_in","operation":"submitActivityLog"},{"action":"void_press","operation":"voidActivityPress"},{"action":"attend","operation":"createActivityPress"},{"action":"attend","changed":"attendance_time"},{"action":"undo_validation","changed":"validated_at_by_mentor","now":{"validated_at_by_mentor":null}},{"action":"undo_validation","changed":"validated_at_by_lecturer","now":{"validated_at_by_lecturer":null}},{"action":"validate","changed":"validated_at_by_mentor"},{"action":"validate","changed":"validated_at_by_lecturer"},{"action":"undo_return","changed":"returned_at_by_mentor","now":{"returned_at_by_mentor":null}},{"action":"undo_return","changed":"returned_at_by_lecturer","now":{"returned_at_by_lecturer":null}},{"action":"return","changed":"returned_at_by_mentor"},{"action":"return","changed":"returned_at_by_lecturer"}]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.activity_logs FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"activity_id","subject":"activities","subject_key":"activity_id","ignored":["version","saved_at","first_handed_in_at","handed_in_version","written_at","written_received_at","first_written_at","device_time","clock_doubt"],"secret":{},"unless_null":"handed_in_at","label":[{"before":"","column":"activity_name","after":""},{"before":" (","column":"activity_date","after":")"},{"before":" – ","column":"student_name","after":""}],"named_by":"activity_id","actions":[{"action":"hand_in","changed":"handed_in_at"},{"action":"hand_in","operation":"submitActivityLog"}]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.activity_photos FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"activities","subject_key":"activity_id","ignored":["created_at","device_event_id","made_at","device_time","clock_doubt"],"secret":{"image":"image","thumbnail":"thumbnail"},"label":[{"before":"","column":"activity_name","after":""},{"before":" (","column":"activity_date","after":")"},{"before":" – ","column":"student_name","after":""}],"named_by":"activity_id","actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.assessment_forms FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"assessment_forms","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"course_code","after":""}],"actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.assessment_sheets FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["remarks","return_reason","changed_at","sent_at","sent_by_user_id","sent_by_name","version"],"secret":{},"label":[{"before":"#","column":"id","after":""}],"actions":[{"action":"hand_in","operation":"submitAssessment"},{"action":"return","operation":"returnAssessment"}]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.attendance_requests FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["reason","search_text","comment","created_at","decided_at","decided_by_user_id","decided_by_name","decided_by_role","device_event_id","made_at","device_time","clock_doubt","late_press"],"secret":{},"label":[{"before":"","column":"student_name","after":""},{"before":" – ","column":"start_date","after":""}],"named_by":"internship_id","actions":[{"action":"undo_decision","changed":"state","now":{"state":"waiting"}},{"action":"approve","changed":"state","now":{"state":"approved"}},{"action":"reject","changed":"state","now":{"state":"rejected"}},{"action":"withdraw","changed":"state","now":{"state":"withdrawn"}}]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.certificates FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"certificates","subject_key":"id","ignored":["data","signature_sha256","series_id","sequence","number","code","search_text","issued_at","issued_by_user_id","issued_by_name","revoked_reason","revoked_by_user_id","revoked_by_name"],"secret":{},"label":[{"before":"","column":"kind","after":""},{"before":" #","column":"id","after":""}],"actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.companies FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"companies","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"name","after":""}],"actions":[{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.courses FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"code","subject":"courses","subject_key":"code","ignored":["version"],"secret":{},"label":[{"before":"","column":"code","after":""},{"before":" ","column":"name","after":""}],"actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.defence_examiners FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"lecturer_id","subject":"defences","subject_key":"defence_id","ignored":["remark","sent_at"],"secret":{},"label":[{"before":"#","column":"defence_id","after":""},{"before":" (","column":"position","after":")"}],"actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.defences FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["cancel_reason","version"],"secret":{},"label":[{"before":"#","column":"id","after":""}],"actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.final_reports FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["title","search_text","sent_at","decided_at","decided_by_user_id","decided_by_name","version"],"secret":{},"label":[{"before":"#","column":"id","after":""}],"actions":[{"action":"hand_in","operation":"createFinalReportVersion"},{"action":"return","operation":"returnFinalReport"},{"action":"approve","operation":"acceptFinalReport"},{"action":"reopen","operation":"reopenFinalReport"}]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.grades FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"grades","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"course_code","after":""},{"before":" – ","column":"student_name","after":""}],"named_by":"internship_id","actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.guidance_sessions FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["topic","result","search_text","reason","sent_at","decided_at","decided_by_user_id","decided_by_name","version"],"secret":{},"label":[{"before":"","column":"date","after":""}],"actions":[{"action":"hand_in","changed":"state","now":{"state":"sent"}},{"action":"approve","changed":"state","now":{"state":"agreed"}},{"action":"return","changed":"state","now":{"state":"returned"}}]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.holidays FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"holidays","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"name","after":""},{"before":" (","column":"date","after":")"}],"actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.institution FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"institution","subject_key":"id","ignored":[],"secret":{},"label":[],"actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.internship_interruptions FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["reason","version"],"secret":{},"label":[{"before":"","column":"student_name","after":""},{"before":" (","column":"start_date","after":")"}],"named_by":"internship_id","actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.internship_periods FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internship_periods","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"start_date","after":""},{"before":" s/d ","column":"end_date","after":""},{"before":" - Semester ","column":"semester","after":""}],"actions":[{"action":"reopen","changed":"closed_at","now":{"closed_at":null}},{"action":"close","changed":"closed_at"},{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.internship_places FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"place_id","subject":"internships","subject_key":"internship_id","ignored":[],"secret":{},"label":[{"before":"","column":"student_name","after":""}],"named_by":"internship_id","actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.internships FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"id","ignored":["student_nim","student_name","company_name","search_text","version"],"secret":{},"label":[{"before":"","column":"student_name","after":""},{"before":" – ","column":"company_name","after":""}],"actions":[{"action":"reopen","changed":"finished_at","now":{"finished_at":null}},{"action":"close","changed":"finished_at"}]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.lecturers FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"users","subject_key":"user_id","ignored":["version"],"secret":{},"label":[{"before":"","column":"user_name","after":""}],"named_by":"user_id","actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.letter_series FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"letter_series","subject_key":"id","ignored":["last_number","version"],"secret":{},"label":[{"before":"","column":"kind","after":""},{"before":" ","column":"year","after":""}],"actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.letter_templates FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"letter_templates","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"name","after":""}],"actions":[{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.letters FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"letters","subject_key":"id","ignored":["series_id","sequence","template_id","template_number","signatory_name","signatory_position","signatory_nip","signature_sha256","data","code","search_text","created_at","created_by_user_id","created_by_name","cancelled_reason","cancelled_by_user_id","cancelled_by_name"],"secret":{},"label":[{"before":"","column":"number","after":""}],"actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.mentors FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"users","subject_key":"user_id","ignored":["version"],"secret":{},"label":[{"before":"","column":"user_name","after":""}],"named_by":"user_id","actions":[{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.placement_asks FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"placement_requests","subject_key":"request_id","ignored":["nim","spokesperson_id","asked_on","asked_at"],"secret":{},"label":[{"before":"#","column":"request_id","after":""}],"actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.placement_requests FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"placement_requests","subject_key":"id","ignored":["own_company","note","comment","created_at","changed_at","sent_at","decided_at","decided_by_user_id","decided_by_name","version"],"secret":{},"label":[{"before":"#","column":"id","after":""}],"actions":[{"action":"hand_in","operation":"submitPlacementRequest"},{"action":"undo_decision","changed":"state","now":{"state":"sent"}},{"action":"approve","changed":"state","now":{"state":"accepted"}},{"action":"reject","changed":"state","now":{"state":"refused"}},{"action":"withdraw","changed":"state","now":{"state":"withdrawn"}}]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.placement_window_exceptions FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internship_periods","subject_key":"internship_period_id","ignored":["reason"],"secret":{},"label":[{"before":"","column":"until","after":""}],"actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.placement_windows FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"internship_period_id","subject":"internship_periods","subject_key":"internship_period_id","ignored":["version"],"secret":{},"label":[{"before":"","column":"open_from","after":""},{"before":" s/d ","column":"open_until","after":""}],"actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.places FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"places","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"name","after":""},{"before":" – ","column":"company_name","after":""}],"named_by":"company_id","actions":[{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.public_address FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"public_address","subject_key":"id","ignored":["confirmed_at"],"secret":{},"label":[],"actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.signatures FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"users","subject_key":"user_id","ignored":["updated_at"],"secret":{"image":"digital_signature"},"label":[{"before":"","column":"user_name","after":""}],"named_by":"user_id","actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.students FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"users","subject_key":"user_id","ignored":["name","search_text","version"],"secret":{},"label":[{"before":"","column":"name","after":""}],"actions":[]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.users FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"users","subject_key":"id","ignored":["created_at","updated_at","search_text","has_default_password","default_password_given_at","last_login_at","last_login_device","last_login_address","email_confirmed_at","email_refused_at","email_refusal","anonymised_at","version"],"secret":{"password_hash":"password"},"label":[{"before":"","column":"name","after":""}],"actions":[{"action":"reset_password","changed":"password_hash","now":{"has_default_password":true}},{"action":"change_password","changed":"password_hash"},{"action":"change_role","changed":"role"},{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_changes AFTER UPDATE ON public.work_patterns FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":[],"secret":{},"label":[{"before":"","column":"student_name","after":""},{"before":" (","column":"valid_from","after":")"}],"named_by":"internship_id","actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.activities REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"activities","subject_key":"id","ignored":["created_at","updated_at","search_text","is_position_rounded","is_generated","version"],"secret":{"latitude":"position","longitude":"position"},"label":[{"before":"","column":"name","after":""},{"before":" (","column":"date","after":")"},{"before":" – ","column":"student_name","after":""}],"named_by":"internship_id","actions":[{"action":"hand_in","operation":"submitActivityLog"},{"action":"void_press","operation":"voidActivityPress"},{"action":"attend","operation":"createActivityPress"},{"action":"attend","changed":"attendance_time"},{"action":"undo_validation","changed":"validated_at_by_mentor","now":{"validated_at_by_mentor":null}},{"action":"undo_validation","changed":"validated_at_by_lecturer","now":{"validated_at_by_lecturer":null}},{"action":"validate","changed":"validated_at_by_mentor"},{"action":"validate","changed":"validated_at_by_lecturer"},{"action":"undo_return","changed":"returned_at_by_mentor","now":{"returned_at_by_mentor":null}},{"action":"undo_return","changed":"returned_at_by_lecturer","now":{"returned_at_by_lecturer":null}},{"action":"return","changed":"returned_at_by_mentor"},{"action":"return","changed":"returned_at_by_lecturer"}]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.activity_logs REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"activity_id","subject":"activities","subject_key":"activity_id","ignored":["version","saved_at","first_handed_in_at","handed_in_version","written_at","written_received_at","first_written_at","device_time","clock_doubt"],"secret":{},"unless_null":"handed_in_at","label":[{"before":"","column":"activity_name","after":""},{"before":" (","column":"activity_date","after":")"},{"before":" – ","column":"student_name","after":""}],"named_by":"activity_id","actions":[{"action":"hand_in","changed":"handed_in_at"},{"action":"hand_in","operation":"submitActivityLog"}]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.activity_photos REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"activities","subject_key":"activity_id","ignored":["created_at","device_event_id","made_at","device_time","clock_doubt"],"secret":{"image":"image","thumbnail":"thumbnail"},"label":[{"before":"","column":"activity_name","after":""},{"before":" (","column":"activity_date","after":")"},{"before":" – ","column":"student_name","after":""}],"named_by":"activity_id","actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.assessment_forms REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"assessment_forms","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"course_code","after":""}],"actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.assessment_sheets REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["remarks","return_reason","changed_at","sent_at","sent_by_user_id","sent_by_name","version"],"secret":{},"label":[{"before":"#","column":"id","after":""}],"actions":[{"action":"hand_in","operation":"submitAssessment"},{"action":"return","operation":"returnAssessment"}]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.attendance_requests REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["reason","search_text","comment","created_at","decided_at","decided_by_user_id","decided_by_name","decided_by_role","device_event_id","made_at","device_time","clock_doubt","late_press"],"secret":{},"label":[{"before":"","column":"student_name","after":""},{"before":" – ","column":"start_date","after":""}],"named_by":"internship_id","actions":[{"action":"undo_decision","changed":"state","now":{"state":"waiting"}},{"action":"approve","changed":"state","now":{"state":"approved"}},{"action":"reject","changed":"state","now":{"state":"rejected"}},{"action":"withdraw","changed":"state","now":{"state":"withdrawn"}}]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.certificates REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"certificates","subject_key":"id","ignored":["data","signature_sha256","series_id","sequence","number","code","search_text","issued_at","issued_by_user_id","issued_by_name","revoked_reason","revoked_by_user_id","revoked_by_name"],"secret":{},"label":[{"before":"","column":"kind","after":""},{"before":" #","column":"id","after":""}],"actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.companies REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"companies","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"name","after":""}],"actions":[{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.courses REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"code","subject":"courses","subject_key":"code","ignored":["version"],"secret":{},"label":[{"before":"","column":"code","after":""},{"before":" ","column":"name","after":""}],"actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.defence_examiners REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"lecturer_id","subject":"defences","subject_key":"defence_id","ignored":["remark","sent_at"],"secret":{},"label":[{"before":"#","column":"defence_id","after":""},{"before":" (","column":"position","after":")"}],"actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.defences REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["cancel_reason","version"],"secret":{},"label":[{"before":"#","column":"id","after":""}],"actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.final_reports REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["title","search_text","sent_at","decided_at","decided_by_user_id","decided_by_name","version"],"secret":{},"label":[{"before":"#","column":"id","after":""}],"actions":[{"action":"hand_in","operation":"createFinalReportVersion"},{"action":"return","operation":"returnFinalReport"},{"action":"approve","operation":"acceptFinalReport"},{"action":"reopen","operation":"reopenFinalReport"}]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.grades REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"grades","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"course_code","after":""},{"before":" – ","column":"student_name","after":""}],"named_by":"internship_id","actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.guidance_sessions REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["topic","result","search_text","reason","sent_at","decided_at","decided_by_user_id","decided_by_name","version"],"secret":{},"label":[{"before":"","column":"date","after":""}],"actions":[{"action":"hand_in","changed":"state","now":{"state":"sent"}},{"action":"approve","changed":"state","now":{"state":"agreed"}},{"action":"return","changed":"state","now":{"state":"returned"}}]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.holidays REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"holidays","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"name","after":""},{"before":" (","column":"date","after":")"}],"actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.institution REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"institution","subject_key":"id","ignored":[],"secret":{},"label":[],"actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.internship_interruptions REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["reason","version"],"secret":{},"label":[{"before":"","column":"student_name","after":""},{"before":" (","column":"start_date","after":")"}],"named_by":"internship_id","actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.internship_periods REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"internship_periods","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"start_date","after":""},{"before":" s/d ","column":"end_date","after":""},{"before":" - Semester ","column":"semester","after":""}],"actions":[{"action":"reopen","changed":"closed_at","now":{"closed_at":null}},{"action":"close","changed":"closed_at"},{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.internship_places REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"place_id","subject":"internships","subject_key":"internship_id","ignored":[],"secret":{},"label":[{"before":"","column":"student_name","after":""}],"named_by":"internship_id","actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.internships REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"internships","subject_key":"id","ignored":["student_nim","student_name","company_name","search_text","version"],"secret":{},"label":[{"before":"","column":"student_name","after":""},{"before":" – ","column":"company_name","after":""}],"actions":[{"action":"reopen","changed":"finished_at","now":{"finished_at":null}},{"action":"close","changed":"finished_at"}]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.lecturers REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"users","subject_key":"user_id","ignored":["version"],"secret":{},"label":[{"before":"","column":"user_name","after":""}],"named_by":"user_id","actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.letter_series REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"letter_series","subject_key":"id","ignored":["last_number","version"],"secret":{},"label":[{"before":"","column":"kind","after":""},{"before":" ","column":"year","after":""}],"actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.letter_templates REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"letter_templates","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"name","after":""}],"actions":[{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.letters REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"letters","subject_key":"id","ignored":["series_id","sequence","template_id","template_number","signatory_name","signatory_position","signatory_nip","signature_sha256","data","code","search_text","created_at","created_by_user_id","created_by_name","cancelled_reason","cancelled_by_user_id","cancelled_by_name"],"secret":{},"label":[{"before":"","column":"number","after":""}],"actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.mentors REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"users","subject_key":"user_id","ignored":["version"],"secret":{},"label":[{"before":"","column":"user_name","after":""}],"named_by":"user_id","actions":[{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.placement_asks REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"placement_requests","subject_key":"request_id","ignored":["nim","spokesperson_id","asked_on","asked_at"],"secret":{},"label":[{"before":"#","column":"request_id","after":""}],"actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.placement_requests REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"placement_requests","subject_key":"id","ignored":["own_company","note","comment","created_at","changed_at","sent_at","decided_at","decided_by_user_id","decided_by_name","version"],"secret":{},"label":[{"before":"#","column":"id","after":""}],"actions":[{"action":"hand_in","operation":"submitPlacementRequest"},{"action":"undo_decision","changed":"state","now":{"state":"sent"}},{"action":"approve","changed":"state","now":{"state":"accepted"}},{"action":"reject","changed":"state","now":{"state":"refused"}},{"action":"withdraw","changed":"state","now":{"state":"withdrawn"}}]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.placement_window_exceptions REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"internship_periods","subject_key":"internship_period_id","ignored":["reason"],"secret":{},"label":[{"before":"","column":"until","after":""}],"actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.placement_windows REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"internship_period_id","subject":"internship_periods","subject_key":"internship_period_id","ignored":["version"],"secret":{},"label":[{"before":"","column":"open_from","after":""},{"before":" s/d ","column":"open_until","after":""}],"actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.places REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"places","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"name","after":""},{"before":" – ","column":"company_name","after":""}],"named_by":"company_id","actions":[{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.public_address REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"public_address","subject_key":"id","ignored":["confirmed_at"],"secret":{},"label":[],"actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.signatures REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"users","subject_key":"user_id","ignored":["updated_at"],"secret":{"image":"digital_signature"},"label":[{"before":"","column":"user_name","after":""}],"named_by":"user_id","actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.students REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"users","subject_key":"user_id","ignored":["name","search_text","version"],"secret":{},"label":[{"before":"","column":"name","after":""}],"actions":[]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.users REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"users","subject_key":"id","ignored":["created_at","updated_at","search_text","has_default_password","default_password_given_at","last_login_at","last_login_device","last_login_address","email_confirmed_at","email_refused_at","email_refusal","anonymised_at","version"],"secret":{"password_hash":"password"},"label":[{"before":"","column":"name","after":""}],"actions":[{"action":"reset_password","changed":"password_hash","now":{"has_default_password":true}},{"action":"change_password","changed":"password_hash"},{"action":"change_role","changed":"role"},{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_inserts AFTER INSERT ON public.work_patterns REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_inserts('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":[],"secret":{},"label":[{"before":"","column":"student_name","after":""},{"before":" (","column":"valid_from","after":")"}],"named_by":"internship_id","actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.activities FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"activities","subject_key":"id","ignored":["created_at","updated_at","search_text","is_position_rounded","is_generated","version"],"secret":{"latitude":"position","longitude":"position"},"label":[{"before":"","column":"name","after":""},{"before":" (","column":"date","after":")"},{"before":" – ","column":"student_name","after":""}],"named_by":"internship_id","actions":[{"action":"hand_in","operation":"submitActivityLog"},{"action":"void_press","operation":"voidActivityPress"},{"action":"attend","operation":"createActivityPress"},{"action":"attend","changed":"attendance_time"},{"action":"undo_validation","changed":"validated_at_by_mentor","now":{"validated_at_by_mentor":null}},{"action":"undo_validation","changed":"validated_at_by_lecturer","now":{"validated_at_by_lecturer":null}},{"action":"validate","changed":"validated_at_by_mentor"},{"action":"validate","changed":"validated_at_by_lecturer"},{"action":"undo_return","changed":"returned_at_by_mentor","now":{"returned_at_by_mentor":null}},{"action":"undo_return","changed":"returned_at_by_lecturer","now":{"returned_at_by_lecturer":null}},{"action":"return","changed":"returned_at_by_mentor"},{"action":"return","changed":"returned_at_by_lecturer"}]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.activity_logs FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"activity_id","subject":"activities","subject_key":"activity_id","ignored":["version","saved_at","first_handed_in_at","handed_in_version","written_at","written_received_at","first_written_at","device_time","clock_doubt"],"secret":{},"unless_null":"handed_in_at","label":[{"before":"","column":"activity_name","after":""},{"before":" (","column":"activity_date","after":")"},{"before":" – ","column":"student_name","after":""}],"named_by":"activity_id","actions":[{"action":"hand_in","changed":"handed_in_at"},{"action":"hand_in","operation":"submitActivityLog"}]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.activity_photos FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"activities","subject_key":"activity_id","ignored":["created_at","device_event_id","made_at","device_time","clock_doubt"],"secret":{"image":"image","thumbnail":"thumbnail"},"label":[{"before":"","column":"activity_name","after":""},{"before":" (","column":"activity_date","after":")"},{"before":" – ","column":"student_name","after":""}],"named_by":"activity_id","actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.assessment_forms FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"assessment_forms","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"course_code","after":""}],"actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.assessment_sheets FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["remarks","return_reason","changed_at","sent_at","sent_by_user_id","sent_by_name","version"],"secret":{},"label":[{"before":"#","column":"id","after":""}],"actions":[{"action":"hand_in","operation":"submitAssessment"},{"action":"return","operation":"returnAssessment"}]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.attendance_requests FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["reason","search_text","comment","created_at","decided_at","decided_by_user_id","decided_by_name","decided_by_role","device_event_id","made_at","device_time","clock_doubt","late_press"],"secret":{},"label":[{"before":"","column":"student_name","after":""},{"before":" – ","column":"start_date","after":""}],"named_by":"internship_id","actions":[{"action":"undo_decision","changed":"state","now":{"state":"waiting"}},{"action":"approve","changed":"state","now":{"state":"approved"}},{"action":"reject","changed":"state","now":{"state":"rejected"}},{"action":"withdraw","changed":"state","now":{"state":"withdrawn"}}]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.certificates FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"certificates","subject_key":"id","ignored":["data","signature_sha256","series_id","sequence","number","code","search_text","issued_at","issued_by_user_id","issued_by_name","revoked_reason","revoked_by_user_id","revoked_by_name"],"secret":{},"label":[{"before":"","column":"kind","after":""},{"before":" #","column":"id","after":""}],"actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.companies FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"companies","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"name","after":""}],"actions":[{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.courses FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"code","subject":"courses","subject_key":"code","ignored":["version"],"secret":{},"label":[{"before":"","column":"code","after":""},{"before":" ","column":"name","after":""}],"actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.defence_examiners FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"lecturer_id","subject":"defences","subject_key":"defence_id","ignored":["remark","sent_at"],"secret":{},"label":[{"before":"#","column":"defence_id","after":""},{"before":" (","column":"position","after":")"}],"actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.defences FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["cancel_reason","version"],"secret":{},"label":[{"before":"#","column":"id","after":""}],"actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.final_reports FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["title","search_text","sent_at","decided_at","decided_by_user_id","decided_by_name","version"],"secret":{},"label":[{"before":"#","column":"id","after":""}],"actions":[{"action":"hand_in","operation":"createFinalReportVersion"},{"action":"return","operation":"returnFinalReport"},{"action":"approve","operation":"acceptFinalReport"},{"action":"reopen","operation":"reopenFinalReport"}]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.grades FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"grades","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"course_code","after":""},{"before":" – ","column":"student_name","after":""}],"named_by":"internship_id","actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.guidance_sessions FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["topic","result","search_text","reason","sent_at","decided_at","decided_by_user_id","decided_by_name","version"],"secret":{},"label":[{"before":"","column":"date","after":""}],"actions":[{"action":"hand_in","changed":"state","now":{"state":"sent"}},{"action":"approve","changed":"state","now":{"state":"agreed"}},{"action":"return","changed":"state","now":{"state":"returned"}}]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.holidays FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"holidays","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"name","after":""},{"before":" (","column":"date","after":")"}],"actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.institution FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"institution","subject_key":"id","ignored":[],"secret":{},"label":[],"actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.internship_interruptions FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":["reason","version"],"secret":{},"label":[{"before":"","column":"student_name","after":""},{"before":" (","column":"start_date","after":")"}],"named_by":"internship_id","actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.internship_periods FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internship_periods","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"start_date","after":""},{"before":" s/d ","column":"end_date","after":""},{"before":" - Semester ","column":"semester","after":""}],"actions":[{"action":"reopen","changed":"closed_at","now":{"closed_at":null}},{"action":"close","changed":"closed_at"},{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.internship_places FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"place_id","subject":"internships","subject_key":"internship_id","ignored":[],"secret":{},"label":[{"before":"","column":"student_name","after":""}],"named_by":"internship_id","actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.internships FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"id","ignored":["student_nim","student_name","company_name","search_text","version"],"secret":{},"label":[{"before":"","column":"student_name","after":""},{"before":" – ","column":"company_name","after":""}],"actions":[{"action":"reopen","changed":"finished_at","now":{"finished_at":null}},{"action":"close","changed":"finished_at"}]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.lecturers FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"users","subject_key":"user_id","ignored":["version"],"secret":{},"label":[{"before":"","column":"user_name","after":""}],"named_by":"user_id","actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.letter_series FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"letter_series","subject_key":"id","ignored":["last_number","version"],"secret":{},"label":[{"before":"","column":"kind","after":""},{"before":" ","column":"year","after":""}],"actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.letter_templates FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"letter_templates","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"name","after":""}],"actions":[{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.letters FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"letters","subject_key":"id","ignored":["series_id","sequence","template_id","template_number","signatory_name","signatory_position","signatory_nip","signature_sha256","data","code","search_text","created_at","created_by_user_id","created_by_name","cancelled_reason","cancelled_by_user_id","cancelled_by_name"],"secret":{},"label":[{"before":"","column":"number","after":""}],"actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.mentors FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"users","subject_key":"user_id","ignored":["version"],"secret":{},"label":[{"before":"","column":"user_name","after":""}],"named_by":"user_id","actions":[{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.placement_asks FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"placement_requests","subject_key":"request_id","ignored":["nim","spokesperson_id","asked_on","asked_at"],"secret":{},"label":[{"before":"#","column":"request_id","after":""}],"actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.placement_requests FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"placement_requests","subject_key":"id","ignored":["own_company","note","comment","created_at","changed_at","sent_at","decided_at","decided_by_user_id","decided_by_name","version"],"secret":{},"label":[{"before":"#","column":"id","after":""}],"actions":[{"action":"hand_in","operation":"submitPlacementRequest"},{"action":"undo_decision","changed":"state","now":{"state":"sent"}},{"action":"approve","changed":"state","now":{"state":"accepted"}},{"action":"reject","changed":"state","now":{"state":"refused"}},{"action":"withdraw","changed":"state","now":{"state":"withdrawn"}}]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.placement_window_exceptions FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internship_periods","subject_key":"internship_period_id","ignored":["reason"],"secret":{},"label":[{"before":"","column":"until","after":""}],"actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.placement_windows FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"internship_period_id","subject":"internship_periods","subject_key":"internship_period_id","ignored":["version"],"secret":{},"label":[{"before":"","column":"open_from","after":""},{"before":" s/d ","column":"open_until","after":""}],"actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.places FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"places","subject_key":"id","ignored":["version"],"secret":{},"label":[{"before":"","column":"name","after":""},{"before":" – ","column":"company_name","after":""}],"named_by":"company_id","actions":[{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.public_address FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"public_address","subject_key":"id","ignored":["confirmed_at"],"secret":{},"label":[],"actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.signatures FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"users","subject_key":"user_id","ignored":["updated_at"],"secret":{"image":"digital_signature"},"label":[{"before":"","column":"user_name","after":""}],"named_by":"user_id","actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.students FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"users","subject_key":"user_id","ignored":["name","search_text","version"],"secret":{},"label":[{"before":"","column":"name","after":""}],"actions":[]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.users FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"users","subject_key":"id","ignored":["created_at","updated_at","search_text","has_default_password","default_password_given_at","last_login_at","last_login_device","last_login_address","email_confirmed_at","email_refused_at","email_refusal","anonymised_at","version"],"secret":{"password_hash":"password"},"label":[{"before":"","column":"name","after":""}],"actions":[{"action":"reset_password","changed":"password_hash","now":{"has_default_password":true}},{"action":"change_password","changed":"password_hash"},{"action":"change_role","changed":"role"},{"action":"activate","changed":"is_active","now":{"is_active":true}},{"action":"deactivate","changed":"is_active","now":{"is_active":false}}]}');

CREATE TRIGGER audit_rows AFTER DELETE ON public.work_patterns FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.audit_row('{"key":"id","subject":"internships","subject_key":"internship_id","ignored":[],"secret":{},"label":[{"before":"","column":"student_name","after":""},{"before":" (","column":"valid_from","after":")"}],"named_by":"internship_id","actions":[]}');

CREATE TRIGGER change_attendance_rules AFTER INSERT OR DELETE OR UPDATE ON public.holidays FOR EACH STATEMENT EXECUTE FUNCTION public.change_attendance_rules();

CREATE TRIGGER change_attendance_rules AFTER UPDATE OF start_date, end_date, requires_check_out, late_tolerance_minutes ON public.internship_periods FOR EACH ROW WHEN (((((old.start_date IS DISTINCT FROM new.start_date) OR (old.end_date IS DISTINCT FROM new.end_date)) OR (old.requires_check_out IS DISTINCT FROM new.requires_check_out)) OR (old.late_tolerance_minutes IS DISTINCT FROM new.late_tolerance_minutes))) EXECUTE FUNCTION public.change_attendance_rules();

CREATE TRIGGER change_attendance_rules AFTER UPDATE OF company_id ON public.mentors FOR EACH ROW WHEN ((old.company_id IS DISTINCT FROM new.company_id)) EXECUTE FUNCTION public.change_attendance_rules();

CREATE TRIGGER change_attendance_rules AFTER UPDATE OF company_id, time_zone, has_joint_leave, is_active ON public.places FOR EACH ROW WHEN (((((old.company_id IS DISTINCT FROM new.company_id) OR (old.time_zone IS DISTINCT FROM new.time_zone)) OR (old.has_joint_leave IS DISTINCT FROM new.has_joint_leave)) OR (old.is_active IS DISTINCT FROM new.is_active))) EXECUTE FUNCTION public.change_attendance_rules();

CREATE TRIGGER change_attendance_rules_of_more AFTER INSERT OR DELETE ON public.places FOR EACH STATEMENT EXECUTE FUNCTION public.change_attendance_rules();

CREATE TRIGGER copy_name_of_user BEFORE INSERT OR UPDATE OF user_id ON public.students FOR EACH ROW EXECUTE FUNCTION public.copy_name_of_user();

CREATE TRIGGER copy_names_of_placement BEFORE INSERT OR UPDATE OF student_id, mentor_id ON public.internships FOR EACH ROW EXECUTE FUNCTION public.copy_names_of_placement();

CREATE TRIGGER count_new_signature AFTER INSERT ON public.signatures FOR EACH ROW EXECUTE FUNCTION public.count_signature();

CREATE TRIGGER count_signature AFTER UPDATE OF image ON public.signatures FOR EACH ROW WHEN ((old.image IS DISTINCT FROM new.image)) EXECUTE FUNCTION public.count_signature();

CREATE TRIGGER count_version BEFORE UPDATE OF name, description, date, start_time, end_time, address ON public.activities FOR EACH ROW WHEN (((((((old.name IS DISTINCT FROM new.name) OR (old.description IS DISTINCT FROM new.description)) OR (old.date IS DISTINCT FROM new.date)) OR (old.start_time IS DISTINCT FROM new.start_time)) OR (old.end_time IS DISTINCT FROM new.end_time)) OR (old.address IS DISTINCT FROM new.address))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF course_code, assessor, is_active, score_part, revision ON public.assessment_forms FOR EACH ROW WHEN ((((((old.course_code IS DISTINCT FROM new.course_code) OR (old.assessor IS DISTINCT FROM new.assessor)) OR (old.is_active IS DISTINCT FROM new.is_active)) OR (old.score_part IS DISTINCT FROM new.score_part)) OR (old.revision IS DISTINCT FROM new.revision))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF scores, remarks, state, return_reason ON public.assessment_sheets FOR EACH ROW WHEN (((((old.scores IS DISTINCT FROM new.scores) OR (old.remarks IS DISTINCT FROM new.remarks)) OR (old.state IS DISTINCT FROM new.state)) OR (old.return_reason IS DISTINCT FROM new.return_reason))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF name, email, phone_number, address, business_field, internship_quota, is_active ON public.companies FOR EACH ROW WHEN ((((((((old.name IS DISTINCT FROM new.name) OR (old.email IS DISTINCT FROM new.email)) OR (old.phone_number IS DISTINCT FROM new.phone_number)) OR (old.address IS DISTINCT FROM new.address)) OR (old.business_field IS DISTINCT FROM new.business_field)) OR (old.internship_quota IS DISTINCT FROM new.internship_quota)) OR (old.is_active IS DISTINCT FROM new.is_active))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF code, name, semester, hours_per_week, credits, weight_assignment_1, weight_assignment_2, weight_midterm, weight_final, weight_other, academic_year, defence_score_part ON public.courses FOR EACH ROW WHEN (((((((((((((old.code IS DISTINCT FROM new.code) OR (old.name IS DISTINCT FROM new.name)) OR (old.semester IS DISTINCT FROM new.semester)) OR (old.hours_per_week IS DISTINCT FROM new.hours_per_week)) OR (old.credits IS DISTINCT FROM new.credits)) OR (old.weight_assignment_1 IS DISTINCT FROM new.weight_assignment_1)) OR (old.weight_assignment_2 IS DISTINCT FROM new.weight_assignment_2)) OR (old.weight_midterm IS DISTINCT FROM new.weight_midterm)) OR (old.weight_final IS DISTINCT FROM new.weight_final)) OR (old.weight_other IS DISTINCT FROM new.weight_other)) OR (old.academic_year IS DISTINCT FROM new.academic_year)) OR (old.defence_score_part IS DISTINCT FROM new.defence_score_part))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF starts_at, minutes, room, state, cancel_reason ON public.defences FOR EACH ROW WHEN ((((((old.starts_at IS DISTINCT FROM new.starts_at) OR (old.minutes IS DISTINCT FROM new.minutes)) OR (old.room IS DISTINCT FROM new.room)) OR (old.state IS DISTINCT FROM new.state)) OR (old.cancel_reason IS DISTINCT FROM new.cancel_reason))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF title, state, versions ON public.final_reports FOR EACH ROW WHEN ((((old.title IS DISTINCT FROM new.title) OR (old.state IS DISTINCT FROM new.state)) OR (old.versions IS DISTINCT FROM new.versions))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF internship_id, course_code, assignment_1, assignment_2, midterm, final, other ON public.grades FOR EACH ROW WHEN ((((((((old.internship_id IS DISTINCT FROM new.internship_id) OR (old.course_code IS DISTINCT FROM new.course_code)) OR (old.assignment_1 IS DISTINCT FROM new.assignment_1)) OR (old.assignment_2 IS DISTINCT FROM new.assignment_2)) OR (old.midterm IS DISTINCT FROM new.midterm)) OR (old.final IS DISTINCT FROM new.final)) OR (old.other IS DISTINCT FROM new.other))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF internship_id, date, topic, result, state, reason ON public.guidance_sessions FOR EACH ROW WHEN (((((((old.internship_id IS DISTINCT FROM new.internship_id) OR (old.date IS DISTINCT FROM new.date)) OR (old.topic IS DISTINCT FROM new.topic)) OR (old.result IS DISTINCT FROM new.result)) OR (old.state IS DISTINCT FROM new.state)) OR (old.reason IS DISTINCT FROM new.reason))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF date, name, kind, certainty ON public.holidays FOR EACH ROW WHEN (((((old.date IS DISTINCT FROM new.date) OR (old.name IS DISTINCT FROM new.name)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.certainty IS DISTINCT FROM new.certainty))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF start_date, end_date, reason ON public.internship_interruptions FOR EACH ROW WHEN ((((old.start_date IS DISTINCT FROM new.start_date) OR (old.end_date IS DISTINCT FROM new.end_date)) OR (old.reason IS DISTINCT FROM new.reason))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF start_date, end_date, semester, year, is_active, requires_check_out, late_tolerance_minutes, min_guidance_sessions, requires_final_report, requires_defence ON public.internship_periods FOR EACH ROW WHEN (((((((((((old.start_date IS DISTINCT FROM new.start_date) OR (old.end_date IS DISTINCT FROM new.end_date)) OR (old.semester IS DISTINCT FROM new.semester)) OR (old.year IS DISTINCT FROM new.year)) OR (old.is_active IS DISTINCT FROM new.is_active)) OR (old.requires_check_out IS DISTINCT FROM new.requires_check_out)) OR (old.late_tolerance_minutes IS DISTINCT FROM new.late_tolerance_minutes)) OR (old.min_guidance_sessions IS DISTINCT FROM new.min_guidance_sessions)) OR (old.requires_final_report IS DISTINCT FROM new.requires_final_report)) OR (old.requires_defence IS DISTINCT FROM new.requires_defence))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF student_id, mentor_id, lecturer_id, internship_period_id, start_date, end_date, end_reason ON public.internships FOR EACH ROW WHEN ((((((((old.student_id IS DISTINCT FROM new.student_id) OR (old.mentor_id IS DISTINCT FROM new.mentor_id)) OR (old.lecturer_id IS DISTINCT FROM new.lecturer_id)) OR (old.internship_period_id IS DISTINCT FROM new.internship_period_id)) OR (old.start_date IS DISTINCT FROM new.start_date)) OR (old.end_date IS DISTINCT FROM new.end_date)) OR (old.end_reason IS DISTINCT FROM new.end_reason))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF nip ON public.lecturers FOR EACH ROW WHEN ((old.nip IS DISTINCT FROM new.nip)) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF pattern, start_number, register ON public.letter_series FOR EACH ROW WHEN ((((old.pattern IS DISTINCT FROM new.pattern) OR (old.start_number IS DISTINCT FROM new.start_number)) OR (old.register IS DISTINCT FROM new.register))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF name, current_number, is_active ON public.letter_templates FOR EACH ROW WHEN ((((old.name IS DISTINCT FROM new.name) OR (old.current_number IS DISTINCT FROM new.current_number)) OR (old.is_active IS DISTINCT FROM new.is_active))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF company_id, nik, is_active ON public.mentors FOR EACH ROW WHEN ((((old.company_id IS DISTINCT FROM new.company_id) OR (old.nik IS DISTINCT FROM new.nik)) OR (old.is_active IS DISTINCT FROM new.is_active))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF state, own_company, linked_company_id, note, changed_at ON public.placement_requests FOR EACH ROW WHEN ((((((old.state IS DISTINCT FROM new.state) OR (old.own_company IS DISTINCT FROM new.own_company)) OR (old.linked_company_id IS DISTINCT FROM new.linked_company_id)) OR (old.note IS DISTINCT FROM new.note)) OR (old.changed_at IS DISTINCT FROM new.changed_at))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF open_from, open_until ON public.placement_windows FOR EACH ROW WHEN (((old.open_from IS DISTINCT FROM new.open_from) OR (old.open_until IS DISTINCT FROM new.open_until))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF company_id, name, address, latitude, longitude, radius, time_zone, has_joint_leave, is_active ON public.places FOR EACH ROW WHEN ((((((((((old.company_id IS DISTINCT FROM new.company_id) OR (old.name IS DISTINCT FROM new.name)) OR (old.address IS DISTINCT FROM new.address)) OR (old.latitude IS DISTINCT FROM new.latitude)) OR (old.longitude IS DISTINCT FROM new.longitude)) OR (old.radius IS DISTINCT FROM new.radius)) OR (old.time_zone IS DISTINCT FROM new.time_zone)) OR (old.has_joint_leave IS DISTINCT FROM new.has_joint_leave)) OR (old.is_active IS DISTINCT FROM new.is_active))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF nim, academic_year ON public.students FOR EACH ROW WHEN (((old.nim IS DISTINCT FROM new.nim) OR (old.academic_year IS DISTINCT FROM new.academic_year))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER count_version BEFORE UPDATE OF name, email, phone_number, address, gender, place_of_birth, date_of_birth, role, is_active ON public.users FOR EACH ROW WHEN ((((((((((old.name IS DISTINCT FROM new.name) OR (old.email IS DISTINCT FROM new.email)) OR (old.phone_number IS DISTINCT FROM new.phone_number)) OR (old.address IS DISTINCT FROM new.address)) OR (old.gender IS DISTINCT FROM new.gender)) OR (old.place_of_birth IS DISTINCT FROM new.place_of_birth)) OR (old.date_of_birth IS DISTINCT FROM new.date_of_birth)) OR (old.role IS DISTINCT FROM new.role)) OR (old.is_active IS DISTINCT FROM new.is_active))) EXECUTE FUNCTION public.count_version();

CREATE TRIGGER drop_changed_letter_pdf AFTER UPDATE OF data ON public.letters FOR EACH ROW WHEN ((old.data <> new.data)) EXECUTE FUNCTION public.drop_changed_letter_pdf();

CREATE TRIGGER forget_email_confirmation BEFORE UPDATE OF email ON public.users FOR EACH ROW WHEN ((lower(old.email) IS DISTINCT FROM lower(new.email))) EXECUTE FUNCTION public.forget_email_confirmation();

CREATE TRIGGER keep_activity_steps BEFORE DELETE OR UPDATE ON public.activity_steps FOR EACH ROW EXECUTE FUNCTION public.keep_activity_steps();

CREATE TRIGGER keep_all_activity_steps BEFORE TRUNCATE ON public.activity_steps FOR EACH STATEMENT EXECUTE FUNCTION public.keep_activity_steps();

CREATE TRIGGER keep_all_attendance_events BEFORE TRUNCATE ON public.attendance_events FOR EACH STATEMENT EXECUTE FUNCTION public.keep_attendance_events();

CREATE TRIGGER keep_attendance_events BEFORE DELETE OR UPDATE ON public.attendance_events FOR EACH ROW EXECUTE FUNCTION public.keep_attendance_events();

CREATE TRIGGER keep_audit_entries BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION public.keep_audit_entries();

CREATE TRIGGER keep_closed_period BEFORE UPDATE ON public.internship_periods FOR EACH ROW WHEN (((old.closed_at IS NOT NULL) AND (new.closed_at IS NOT NULL) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION public.keep_closed_period();

CREATE TRIGGER keep_criteria BEFORE UPDATE ON public.assessment_criteria FOR EACH ROW EXECUTE FUNCTION public.keep_criteria();

CREATE TRIGGER keep_deleted_period BEFORE DELETE ON public.internship_periods FOR EACH ROW WHEN ((old.closed_at IS NOT NULL)) EXECUTE FUNCTION public.keep_closed_period();

CREATE TRIGGER keep_past_period_rules BEFORE UPDATE OF requires_check_out, late_tolerance_minutes ON public.internship_periods FOR EACH ROW WHEN (((old.requires_check_out IS DISTINCT FROM new.requires_check_out) OR (old.late_tolerance_minutes IS DISTINCT FROM new.late_tolerance_minutes))) EXECUTE FUNCTION public.keep_past_period_rules();

CREATE TRIGGER keep_past_place_rules BEFORE UPDATE OF radius, time_zone, has_joint_leave ON public.places FOR EACH ROW WHEN ((((old.radius IS DISTINCT FROM new.radius) OR (old.time_zone IS DISTINCT FROM new.time_zone)) OR (old.has_joint_leave IS DISTINCT FROM new.has_joint_leave))) EXECUTE FUNCTION public.keep_past_place_rules();

CREATE TRIGGER keep_places_of_changed_place BEFORE UPDATE OF company_id, is_active ON public.places FOR EACH ROW WHEN (((old.company_id IS DISTINCT FROM new.company_id) OR (old.is_active IS DISTINCT FROM new.is_active))) EXECUTE FUNCTION public.keep_places_of_changed_place();

CREATE TRIGGER keep_places_of_chosen_place BEFORE INSERT ON public.internship_places FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.keep_places_of_chosen_place();

CREATE TRIGGER keep_places_of_default_place BEFORE UPDATE OF is_default ON public.internship_places FOR EACH ROW WHEN ((old.is_default IS DISTINCT FROM new.is_default)) EXECUTE FUNCTION public.keep_places_of_default_place();

CREATE TRIGGER keep_places_of_deleted_place BEFORE DELETE ON public.places FOR EACH ROW EXECUTE FUNCTION public.keep_places_of_deleted_place();

CREATE TRIGGER keep_places_of_dropped_place BEFORE DELETE ON public.internship_places FOR EACH ROW EXECUTE FUNCTION public.keep_places_of_dropped_place();

CREATE TRIGGER keep_places_of_moved_internship BEFORE UPDATE OF mentor_id ON public.internships FOR EACH ROW WHEN ((old.mentor_id IS DISTINCT FROM new.mentor_id)) EXECUTE FUNCTION public.keep_places_of_moved_internship();

CREATE TRIGGER keep_places_of_moved_mentor BEFORE UPDATE OF company_id ON public.mentors FOR EACH ROW WHEN ((old.company_id IS DISTINCT FROM new.company_id)) EXECUTE FUNCTION public.keep_places_of_moved_mentor();

CREATE TRIGGER keep_places_of_new_place BEFORE INSERT ON public.places FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.keep_places_of_new_place();

CREATE TRIGGER move_corrections AFTER UPDATE OF date ON public.activities FOR EACH ROW WHEN ((old.date <> new.date)) EXECUTE FUNCTION public.move_corrections();

CREATE TRIGGER pass_on_name AFTER UPDATE OF name ON public.companies FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION public.pass_on_name();

CREATE TRIGGER pass_on_name AFTER UPDATE OF company_id ON public.mentors FOR EACH ROW WHEN ((old.company_id IS DISTINCT FROM new.company_id)) EXECUTE FUNCTION public.pass_on_name();

CREATE TRIGGER pass_on_name AFTER UPDATE OF nim, name ON public.students FOR EACH ROW WHEN (((old.nim IS DISTINCT FROM new.nim) OR (old.name IS DISTINCT FROM new.name))) EXECUTE FUNCTION public.pass_on_name();

CREATE TRIGGER pass_on_name AFTER UPDATE OF name ON public.users FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION public.pass_on_name();

CREATE TRIGGER refuse_changed_certificate BEFORE UPDATE OF kind, internship_period_id, internship_id, mentor_id, company_id, signature_sha256, code, issued_at, series_id, sequence, number ON public.certificates FOR EACH ROW EXECUTE FUNCTION public.refuse_changed_certificate();

CREATE TRIGGER refuse_changed_letter BEFORE UPDATE OF series_id, sequence, number, template_id, template_number, date, code ON public.letters FOR EACH ROW EXECUTE FUNCTION public.refuse_changed_letter();

CREATE TRIGGER refuse_changed_number BEFORE UPDATE ON public.given_numbers FOR EACH ROW EXECUTE FUNCTION public.refuse_changed_number();

CREATE TRIGGER refuse_changed_report_file BEFORE UPDATE OF final_report_id, number, bytes, sha256, content, sent_at ON public.final_report_versions FOR EACH ROW EXECUTE FUNCTION public.refuse_changed_report_file();

CREATE TRIGGER refuse_changed_template BEFORE UPDATE OF template_id, number, file_name, file, sha256, fields, uploaded_at, uploaded_by_user_id ON public.letter_template_versions FOR EACH ROW EXECUTE FUNCTION public.refuse_changed_template();

CREATE TRIGGER refuse_changes_in_closed_period BEFORE UPDATE ON public.activities FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND ((old.internship_id IS DISTINCT FROM new.internship_id) OR (old.name IS DISTINCT FROM new.name) OR (old.description IS DISTINCT FROM new.description) OR (old.date IS DISTINCT FROM new.date) OR (old.start_time IS DISTINCT FROM new.start_time) OR (old.end_time IS DISTINCT FROM new.end_time) OR (old.address IS DISTINCT FROM new.address) OR (old.attendance_time IS DISTINCT FROM new.attendance_time) OR (old.validated_at_by_mentor IS DISTINCT FROM new.validated_at_by_mentor) OR (old.validated_at_by_lecturer IS DISTINCT FROM new.validated_at_by_lecturer) OR (old.returned_at_by_mentor IS DISTINCT FROM new.returned_at_by_mentor) OR (old.returned_at_by_lecturer IS DISTINCT FROM new.returned_at_by_lecturer)))) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_changes_in_closed_period BEFORE UPDATE ON public.activity_logs FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND ((old.activity_id IS DISTINCT FROM new.activity_id) OR (old.text IS DISTINCT FROM new.text) OR (old.version IS DISTINCT FROM new.version) OR (old.handed_in_at IS DISTINCT FROM new.handed_in_at)))) EXECUTE FUNCTION public.refuse_in_closed_period('activity_id');

CREATE TRIGGER refuse_changes_in_closed_period BEFORE UPDATE ON public.activity_photos FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND ((old.activity_id IS DISTINCT FROM new.activity_id) OR (old."position" IS DISTINCT FROM new."position") OR (old.image IS DISTINCT FROM new.image)))) EXECUTE FUNCTION public.refuse_in_closed_period('activity_id');

CREATE TRIGGER refuse_changes_in_closed_period BEFORE UPDATE ON public.assessment_sheets FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND ((old.internship_id IS DISTINCT FROM new.internship_id) OR (old.form_id IS DISTINCT FROM new.form_id) OR (old.revision IS DISTINCT FROM new.revision) OR (old.scores IS DISTINCT FROM new.scores) OR (old.remarks IS DISTINCT FROM new.remarks) OR (old.state IS DISTINCT FROM new.state) OR (old.return_reason IS DISTINCT FROM new.return_reason)))) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_changes_in_closed_period BEFORE UPDATE ON public.attendance_requests FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (num_nulls(old.late_press, new.late_press) > 0))) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_changes_in_closed_period BEFORE UPDATE ON public.defence_examiners FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND ((old.lecturer_id IS DISTINCT FROM new.lecturer_id) OR (old.score IS DISTINCT FROM new.score) OR (old.remark IS DISTINCT FROM new.remark)))) EXECUTE FUNCTION public.refuse_in_closed_period('defence_id');

CREATE TRIGGER refuse_changes_in_closed_period BEFORE UPDATE ON public.defences FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND ((old.internship_id IS DISTINCT FROM new.internship_id) OR (old.starts_at IS DISTINCT FROM new.starts_at) OR (old.minutes IS DISTINCT FROM new.minutes) OR (old.room IS DISTINCT FROM new.room) OR (old.state IS DISTINCT FROM new.state) OR (old.cancel_reason IS DISTINCT FROM new.cancel_reason)))) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_changes_in_closed_period BEFORE UPDATE ON public.final_reports FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND ((old.internship_id IS DISTINCT FROM new.internship_id) OR (old.title IS DISTINCT FROM new.title) OR (old.state IS DISTINCT FROM new.state) OR (old.versions IS DISTINCT FROM new.versions)))) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_changes_in_closed_period BEFORE UPDATE ON public.grades FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND ((old.internship_id IS DISTINCT FROM new.internship_id) OR (old.course_code IS DISTINCT FROM new.course_code) OR (old.assignment_1 IS DISTINCT FROM new.assignment_1) OR (old.assignment_2 IS DISTINCT FROM new.assignment_2) OR (old.midterm IS DISTINCT FROM new.midterm) OR (old.final IS DISTINCT FROM new.final) OR (old.other IS DISTINCT FROM new.other)))) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_changes_in_closed_period BEFORE UPDATE ON public.guidance_sessions FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND ((old.internship_id IS DISTINCT FROM new.internship_id) OR (old.date IS DISTINCT FROM new.date) OR (old.topic IS DISTINCT FROM new.topic) OR (old.result IS DISTINCT FROM new.result) OR (old.state IS DISTINCT FROM new.state) OR (old.reason IS DISTINCT FROM new.reason)))) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_changes_in_closed_period BEFORE UPDATE ON public.internships FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (((((((old.student_id IS DISTINCT FROM new.student_id) OR (old.mentor_id IS DISTINCT FROM new.mentor_id)) OR (old.lecturer_id IS DISTINCT FROM new.lecturer_id)) OR (old.internship_period_id IS DISTINCT FROM new.internship_period_id)) OR (old.start_date IS DISTINCT FROM new.start_date)) OR (old.end_date IS DISTINCT FROM new.end_date)) OR (old.end_reason IS DISTINCT FROM new.end_reason)))) EXECUTE FUNCTION public.refuse_in_closed_period('id');

CREATE TRIGGER refuse_deletions_in_closed_period BEFORE DELETE ON public.attendance_requests FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_lower_number BEFORE UPDATE OF last_number ON public.letter_series FOR EACH ROW WHEN (((new.last_number < old.last_number) AND (old.last_number <= 999799))) EXECUTE FUNCTION public.refuse_lower_number();

CREATE TRIGGER refuse_presses_in_frozen BEFORE INSERT ON public.attendance_events FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (new.claimed_at IS NOT NULL) AND (NOT new.is_queued))) EXECUTE FUNCTION public.refuse_in_frozen_activity();

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR DELETE ON public.activities FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR DELETE ON public.activity_logs FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('activity_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR DELETE ON public.activity_photos FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('activity_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR DELETE ON public.assessment_sheets FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT ON public.attendance_events FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('activity_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT ON public.attendance_requests FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (new.late_press IS NULL))) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR DELETE ON public.defence_examiners FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('defence_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR DELETE ON public.defences FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR DELETE ON public.final_reports FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR DELETE ON public.grades FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR DELETE ON public.guidance_sessions FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR DELETE OR UPDATE ON public.internship_interruptions FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR DELETE OR UPDATE ON public.internship_places FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR DELETE ON public.internships FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR UPDATE ON public.placement_requests FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('internship_period_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR UPDATE ON public.placement_window_exceptions FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('internship_period_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR UPDATE ON public.placement_windows FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('internship_period_id');

CREATE TRIGGER refuse_rows_in_closed_period BEFORE INSERT OR DELETE OR UPDATE ON public.work_patterns FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('internship_id');

CREATE TRIGGER refuse_second_source BEFORE INSERT OR UPDATE OF course_code, score_part ON public.assessment_forms FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (new.score_part IS NOT NULL))) EXECUTE FUNCTION public.refuse_second_source_of_form();

CREATE TRIGGER refuse_second_source BEFORE UPDATE OF defence_score_part ON public.courses FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (new.defence_score_part IS NOT NULL))) EXECUTE FUNCTION public.refuse_second_source_of_course();

CREATE TRIGGER refuse_to_change_frozen BEFORE UPDATE ON public.activities FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.validated_at_by_mentor IS NOT NULL) AND (old.validated_at_by_lecturer IS NOT NULL) AND ((((((((old.internship_id IS DISTINCT FROM new.internship_id) OR (old.name IS DISTINCT FROM new.name)) OR (old.description IS DISTINCT FROM new.description)) OR (old.date IS DISTINCT FROM new.date)) OR (old.start_time IS DISTINCT FROM new.start_time)) OR (old.end_time IS DISTINCT FROM new.end_time)) OR (old.address IS DISTINCT FROM new.address)) OR ((old.attendance_time IS NOT NULL) AND (old.attendance_time IS DISTINCT FROM new.attendance_time))))) EXECUTE FUNCTION public.refuse_frozen_activity();

CREATE TRIGGER refuse_to_change_frozen BEFORE INSERT OR DELETE OR UPDATE ON public.activity_logs FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_frozen_activity();

CREATE TRIGGER refuse_to_change_frozen BEFORE INSERT OR DELETE OR UPDATE ON public.activity_photos FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_frozen_activity();

CREATE TRIGGER refuse_to_delete_frozen BEFORE DELETE ON public.activities FOR EACH ROW WHEN (((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text) AND (old.validated_at_by_mentor IS NOT NULL) AND (old.validated_at_by_lecturer IS NOT NULL))) EXECUTE FUNCTION public.refuse_frozen_activity();

CREATE TRIGGER refuse_uncancelled_letter BEFORE UPDATE OF cancelled_at ON public.letters FOR EACH ROW WHEN (((old.cancelled_at IS NOT NULL) AND (new.cancelled_at IS DISTINCT FROM old.cancelled_at))) EXECUTE FUNCTION public.refuse_changed_letter();

CREATE TRIGGER refuse_valid_certificate BEFORE UPDATE OF revoked_at ON public.certificates FOR EACH ROW WHEN (((old.revoked_at IS NOT NULL) AND (new.revoked_at IS DISTINCT FROM old.revoked_at))) EXECUTE FUNCTION public.refuse_changed_certificate();

CREATE TRIGGER refuse_voids_in_closed_period BEFORE UPDATE OF voided_at ON public.attendance_events FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_closed_period('activity_id');

CREATE TRIGGER refuse_voids_in_frozen BEFORE UPDATE OF voided_at ON public.attendance_events FOR EACH ROW WHEN ((current_setting('simagang.audit'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION public.refuse_in_frozen_activity();

CREATE TRIGGER require_reason_to_change AFTER UPDATE ON public.grades FOR EACH ROW WHEN (((((((old.internship_id IS DISTINCT FROM new.internship_id) OR (old.assignment_1 IS DISTINCT FROM new.assignment_1)) OR (old.assignment_2 IS DISTINCT FROM new.assignment_2)) OR (old.midterm IS DISTINCT FROM new.midterm)) OR (old.final IS DISTINCT FROM new.final)) OR (old.other IS DISTINCT FROM new.other))) EXECUTE FUNCTION public.require_reason();

CREATE TRIGGER require_reason_to_delete AFTER DELETE ON public.grades FOR EACH ROW EXECUTE FUNCTION public.require_reason();

CREATE CONSTRAINT TRIGGER require_whole_weight AFTER INSERT ON public.assessment_criteria DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.require_whole_weight();

ALTER TABLE ONLY public.activities
    ADD CONSTRAINT activities_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id);

ALTER TABLE ONLY public.activities
    ADD CONSTRAINT activities_place_id_fkey FOREIGN KEY (place_id) REFERENCES public.places(id);

ALTER TABLE ONLY public.activity_logs
    ADD CONSTRAINT activity_logs_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES public.activities(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.activity_photos
    ADD CONSTRAINT activity_photos_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES public.activities(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.activity_steps
    ADD CONSTRAINT activity_steps_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES public.activities(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.assessment_criteria
    ADD CONSTRAINT assessment_criteria_form_id_fkey FOREIGN KEY (form_id) REFERENCES public.assessment_forms(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.assessment_forms
    ADD CONSTRAINT assessment_forms_course_code_fkey FOREIGN KEY (course_code) REFERENCES public.courses(code) ON UPDATE CASCADE;

ALTER TABLE ONLY public.assessment_sheets
    ADD CONSTRAINT assessment_sheets_form_id_fkey FOREIGN KEY (form_id) REFERENCES public.assessment_forms(id);

ALTER TABLE ONLY public.assessment_sheets
    ADD CONSTRAINT assessment_sheets_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id);

ALTER TABLE ONLY public.attendance_events
    ADD CONSTRAINT attendance_events_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES public.activities(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.attendance_request_files
    ADD CONSTRAINT attendance_request_files_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.attendance_requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.attendance_requests
    ADD CONSTRAINT attendance_requests_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES public.activities(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.attendance_requests
    ADD CONSTRAINT attendance_requests_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id);

ALTER TABLE ONLY public.authenticators
    ADD CONSTRAINT authenticators_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.certificate_tallies
    ADD CONSTRAINT certificate_tallies_internship_period_id_fkey FOREIGN KEY (internship_period_id) REFERENCES public.internship_periods(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id);

ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_internship_period_id_fkey FOREIGN KEY (internship_period_id) REFERENCES public.internship_periods(id);

ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_mentor_id_fkey FOREIGN KEY (mentor_id) REFERENCES public.mentors(id);

ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_series_id_fkey FOREIGN KEY (series_id) REFERENCES public.letter_series(id);

ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_signature_sha256_fkey FOREIGN KEY (signature_sha256) REFERENCES public.letter_signatures(sha256);

ALTER TABLE ONLY public.chat_reminders
    ADD CONSTRAINT chat_reminders_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.defence_examiners
    ADD CONSTRAINT defence_examiners_defence_id_fkey FOREIGN KEY (defence_id) REFERENCES public.defences(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.defence_examiners
    ADD CONSTRAINT defence_examiners_lecturer_id_fkey FOREIGN KEY (lecturer_id) REFERENCES public.lecturers(id);

ALTER TABLE ONLY public.defences
    ADD CONSTRAINT defences_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id);

ALTER TABLE ONLY public.digest_hours
    ADD CONSTRAINT digest_hours_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.final_report_versions
    ADD CONSTRAINT final_report_versions_final_report_id_fkey FOREIGN KEY (final_report_id) REFERENCES public.final_reports(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.final_reports
    ADD CONSTRAINT final_reports_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id);

ALTER TABLE ONLY public.given_numbers
    ADD CONSTRAINT given_numbers_series_id_fkey FOREIGN KEY (series_id) REFERENCES public.letter_series(id);

ALTER TABLE ONLY public.grades
    ADD CONSTRAINT grades_course_code_fkey FOREIGN KEY (course_code) REFERENCES public.courses(code) ON UPDATE CASCADE;

ALTER TABLE ONLY public.grades
    ADD CONSTRAINT grades_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id);

ALTER TABLE ONLY public.guidance_sessions
    ADD CONSTRAINT guidance_sessions_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.internship_interruptions
    ADD CONSTRAINT internship_interruptions_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.internship_places
    ADD CONSTRAINT internship_places_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.internship_places
    ADD CONSTRAINT internship_places_place_id_fkey FOREIGN KEY (place_id) REFERENCES public.places(id);

ALTER TABLE ONLY public.internships
    ADD CONSTRAINT internships_continued_from_id_fkey FOREIGN KEY (continued_from_id) REFERENCES public.internships(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.internships
    ADD CONSTRAINT internships_internship_period_id_fkey FOREIGN KEY (internship_period_id) REFERENCES public.internship_periods(id);

ALTER TABLE ONLY public.internships
    ADD CONSTRAINT internships_lecturer_id_fkey FOREIGN KEY (lecturer_id) REFERENCES public.lecturers(id);

ALTER TABLE ONLY public.internships
    ADD CONSTRAINT internships_mentor_id_fkey FOREIGN KEY (mentor_id) REFERENCES public.mentors(id);

ALTER TABLE ONLY public.internships
    ADD CONSTRAINT internships_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_user_id_fkey FOREIGN KEY (invited_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.issued_reports
    ADD CONSTRAINT issued_reports_course_code_fkey FOREIGN KEY (course_code) REFERENCES public.courses(code) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.issued_reports
    ADD CONSTRAINT issued_reports_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.issued_reports
    ADD CONSTRAINT issued_reports_internship_period_id_fkey FOREIGN KEY (internship_period_id) REFERENCES public.internship_periods(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.issued_reports
    ADD CONSTRAINT issued_reports_lecturer_id_fkey FOREIGN KEY (lecturer_id) REFERENCES public.lecturers(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.issued_reports
    ADD CONSTRAINT issued_reports_mentor_id_fkey FOREIGN KEY (mentor_id) REFERENCES public.mentors(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.lecturers
    ADD CONSTRAINT lecturers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.letter_pdfs
    ADD CONSTRAINT letter_pdfs_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES public.letters(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.letter_recipients
    ADD CONSTRAINT letter_recipients_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.letter_recipients
    ADD CONSTRAINT letter_recipients_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES public.letters(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.letter_recipients
    ADD CONSTRAINT letter_recipients_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id);

ALTER TABLE ONLY public.letter_scans
    ADD CONSTRAINT letter_scans_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES public.letters(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.letter_template_versions
    ADD CONSTRAINT letter_template_versions_template_id_fkey FOREIGN KEY (template_id) REFERENCES public.letter_templates(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_given_number_fkey FOREIGN KEY (series_id, sequence) REFERENCES public.given_numbers(series_id, sequence);

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_series_id_fkey FOREIGN KEY (series_id) REFERENCES public.letter_series(id);

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_signature_sha256_fkey FOREIGN KEY (signature_sha256) REFERENCES public.letter_signatures(sha256);

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_template_fkey FOREIGN KEY (template_id, template_number) REFERENCES public.letter_template_versions(template_id, number);

ALTER TABLE ONLY public.mail_preferences
    ADD CONSTRAINT mail_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mailed_follow_ups
    ADD CONSTRAINT mailed_follow_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mentors
    ADD CONSTRAINT mentors_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.mentors
    ADD CONSTRAINT mentors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.muted_notifications
    ADD CONSTRAINT muted_notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.password_codes
    ADD CONSTRAINT password_codes_issued_by_user_id_fkey FOREIGN KEY (issued_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.password_codes
    ADD CONSTRAINT password_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.past_period_rules
    ADD CONSTRAINT past_period_rules_internship_period_id_fkey FOREIGN KEY (internship_period_id) REFERENCES public.internship_periods(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.past_place_rules
    ADD CONSTRAINT past_place_rules_place_id_fkey FOREIGN KEY (place_id) REFERENCES public.places(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.past_places
    ADD CONSTRAINT past_places_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.past_places
    ADD CONSTRAINT past_places_place_id_fkey FOREIGN KEY (place_id) REFERENCES public.places(id);

ALTER TABLE ONLY public.placement_asks
    ADD CONSTRAINT placement_asks_spokesperson_id_fkey FOREIGN KEY (spokesperson_id) REFERENCES public.students(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.placement_asks
    ADD CONSTRAINT placement_asks_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.placement_request_choices
    ADD CONSTRAINT placement_request_choices_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.placement_request_choices
    ADD CONSTRAINT placement_request_choices_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.placement_requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.placement_request_files
    ADD CONSTRAINT placement_request_files_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.placement_requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.placement_request_members
    ADD CONSTRAINT placement_request_members_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.placement_request_members
    ADD CONSTRAINT placement_request_members_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.placement_requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.placement_request_members
    ADD CONSTRAINT placement_request_members_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.placement_requests
    ADD CONSTRAINT placement_requests_internship_period_id_fkey FOREIGN KEY (internship_period_id) REFERENCES public.internship_periods(id);

ALTER TABLE ONLY public.placement_requests
    ADD CONSTRAINT placement_requests_linked_company_id_fkey FOREIGN KEY (linked_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.placement_requests
    ADD CONSTRAINT placement_requests_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.placement_unknown_members
    ADD CONSTRAINT placement_unknown_members_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.placement_requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.placement_window_exceptions
    ADD CONSTRAINT placement_window_exceptions_internship_period_id_fkey FOREIGN KEY (internship_period_id) REFERENCES public.internship_periods(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.placement_window_exceptions
    ADD CONSTRAINT placement_window_exceptions_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.placement_windows
    ADD CONSTRAINT placement_windows_internship_period_id_fkey FOREIGN KEY (internship_period_id) REFERENCES public.internship_periods(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.put_off_follow_ups
    ADD CONSTRAINT put_off_follow_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.second_factor_codes
    ADD CONSTRAINT second_factor_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.seen_follow_ups
    ADD CONSTRAINT seen_follow_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.settled_follow_ups
    ADD CONSTRAINT settled_follow_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.signatures
    ADD CONSTRAINT signatures_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.students
    ADD CONSTRAINT students_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.verdict_changes
    ADD CONSTRAINT verdict_changes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.verdict_changes
    ADD CONSTRAINT verdict_changes_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.work_patterns
    ADD CONSTRAINT work_patterns_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.work_patterns
    ADD CONSTRAINT work_patterns_place_id_fkey FOREIGN KEY (place_id) REFERENCES public.places(id);
