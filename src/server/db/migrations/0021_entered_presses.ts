import { IS_ENTERED, statements } from './statements';

// A reviewer enters a press for a time in the past. A void press stays where it is, with who has made it void and why.
const COLUMNS = `
  alter table attendance_events
    add column claimed_at timestamptz
      constraint attendance_events_claimed_at_check check (isfinite(claimed_at)),
    add column voided_at timestamptz
      constraint attendance_events_voided_at_check check (isfinite(voided_at)),
    add column voided_by_user_id integer,
    add column voided_by_name text,
    add column voided_by_role text
      constraint attendance_events_voided_by_role_check
      check (voided_by_role in ('super_admin', 'lecturer', 'mentor', 'student')),
    add column void_reason text
      constraint attendance_events_void_reason_check check (char_length(void_reason) between 3 and 300),
    add constraint attendance_events_claimed_check
      check (claimed_at is null or num_nonnulls(latitude, device_time, place_name, reason) = 0),
    add constraint attendance_events_void_check check (
      num_nulls(voided_at, voided_by_user_id, voided_by_name, voided_by_role, void_reason) in (0, 5)
    );
  create index attendance_events_voided_by_idx
    on attendance_events (voided_by_user_id) where voided_by_user_id is not null;`;

const KEPT = `
  create or replace function keep_attendance_events() returns trigger language plpgsql as $$
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
  end $$;`;

// Both reviewers have seen the presses of a frozen activity. Its student may still attend, as before.
const REFUSED = `
  create trigger refuse_voids_in_closed_period before update of voided_at on attendance_events
  for each row when (${IS_ENTERED}) execute function refuse_in_closed_period();
  create trigger refuse_presses_in_frozen before insert on attendance_events
  for each row when (${IS_ENTERED} and new.claimed_at is not null)
  execute function refuse_in_frozen_activity();
  create trigger refuse_voids_in_frozen before update of voided_at on attendance_events
  for each row when (${IS_ENTERED}) execute function refuse_in_frozen_activity();`;

// Verdicts and distances stay, as the times do.
const ANONYMISE = `
  create or replace function anonymise_attendance(person integer) returns void language plpgsql as $$
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
  end $$;`;

/** Presses that a reviewer enters or makes void (docs/decisions/0067). */
export const enteredPresses = statements(COLUMNS, KEPT, REFUSED, ANONYMISE);
