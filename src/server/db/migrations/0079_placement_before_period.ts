import { statements } from './statements';

/**
 * The same function as before, which locks the placement of a new row before the period, as finishing and closing do. The
 * foreign key of the row locks the placement anyway; after the period it could be a deadlock.
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
  end $$;`;

/** New rows and the finish of their placement never wait for each other for ever (docs/decisions/0036). */
export const placementBeforePeriod = statements(REFUSAL);
