import { IS_ENTERED, statements } from './statements';

// A period may be closed without placements that are not finished; those stay open (docs/decisions/0036).
const COLUMNS = `
  alter table internships
    add column finished_at timestamptz
      constraint internships_finished_at_check check (isfinite(finished_at)),
    add column is_left_open boolean not null default false;
  comment on column internships.finished_at is 'since when it is finished, and can only be read';
  comment on column internships.is_left_open is 'it stays open although its period is closed; without a meaning in an open period';
  create index internships_finished_idx on internships (internship_period_id)
    where finished_at is not null;
  create index internships_left_open_idx on internships (internship_period_id) where is_left_open;`;

const CLOSED_BY = `
  create function closed_by(finished_at timestamptz, is_left_open boolean, period_closed_at timestamptz)
  returns text language sql immutable parallel safe as $$
    select case
      when finished_at is not null then 'placement'
      when period_closed_at is not null and not is_left_open then 'period'
    end
  $$;`;

/**
 * The same function as before, which knows finished placements, too. Finishing and closing lock the period, so that a change
 * which has locked it before reads here what they have stored.
 */
const REFUSAL = `
  create or replace function refuse_in_closed_period() returns trigger language plpgsql as $$
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

  drop trigger refuse_changes_in_closed_period on internships;
  create trigger refuse_changes_in_closed_period before update on internships for each row
  when (
    ${IS_ENTERED}
    and (old.student_id, old.mentor_id, old.lecturer_id, old.internship_period_id, old.start_date, old.end_date, old.end_reason)
    is distinct from
    (new.student_id, new.mentor_id, new.lecturer_id, new.internship_period_id, new.start_date, new.end_date, new.end_reason)
  )
  execute function refuse_in_closed_period('id');
  drop trigger refuse_rows_in_closed_period on internships;
  create trigger refuse_rows_in_closed_period before insert or delete on internships for each row
  when (${IS_ENTERED}) execute function refuse_in_closed_period('id');`;

// Certificates from before have none.
const NUMBERS = `
  alter table certificates
    add column series_id integer constraint certificates_series_id_fkey references letter_series (id),
    add column sequence integer constraint certificates_sequence_check check (sequence >= 1),
    add column number text
      constraint certificates_number_check check (char_length(number) between 1 and 200)
      constraint certificates_number_key unique,
    add constraint certificates_series_sequence_key unique (series_id, sequence),
    add constraint certificates_numbered_check
      check (num_nulls(series_id, sequence, number) in (0, 3));
  comment on column certificates.number is 'null for one from before certificates had numbers';
  drop trigger refuse_changed_certificate on certificates;
  create trigger refuse_changed_certificate
  before update of kind, internship_period_id, internship_id, mentor_id, company_id,
    signature_sha256, code, issued_at, series_id, sequence, number
  on certificates for each row execute function refuse_changed_certificate();`;

/** Placements that are finished one by one, and certificates with a number (docs/decisions/0084). */
export const finishedPlacements = statements(COLUMNS, CLOSED_BY, REFUSAL, NUMBERS);
