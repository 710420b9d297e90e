import { statements } from './statements';

/**
 * One function refuses changes in closed periods. The argument of its triggers names the column that leads to the period. The
 * period stays open until the change is stored.
 */
export const closedPeriods = statements(`
  create or replace function refuse_in_closed_period() returns trigger language plpgsql as $$
  declare
    placements integer[];
    periods integer[];
    closed timestamptz;
  begin
    -- None while the activity, the defence or the placement itself is being deleted, which has been checked.
    case tg_argv[0]
      when 'internship_period_id' then
        periods := array[old.internship_period_id, new.internship_period_id];
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
    for closed in
      select closed_at from internship_periods where id = any(periods) order by id for key share
    loop
      if closed is not null then
        raise exception 'the period is closed'
          using errcode = 'check_violation', constraint = 'internship_periods_open_check';
      end if;
    end loop;
    return case when tg_op = 'DELETE' then old else new end;
  end $$;

  do $$
  declare
    found record;
    owner text;
  begin
    for found in
      select tgname, relname, pg_get_triggerdef(pg_trigger.oid) as definition
      from pg_trigger
      join pg_class on pg_class.oid = tgrelid
      where tgfoid::regproc::text ~ '^refuse_(\\w+_)?in_closed_period$'
    loop
      owner := case
        when found.relname in (
          'internships', 'placement_requests', 'placement_windows', 'placement_window_exceptions'
        ) then 'internship_period_id'
        when found.relname in ('activity_logs', 'activity_photos', 'attendance_events') then 'activity_id'
        when found.relname = 'defence_examiners' then 'defence_id'
        else 'internship_id'
      end;
      execute format('drop trigger %I on %I', found.tgname, found.relname);
      execute regexp_replace(
        found.definition,
        'EXECUTE FUNCTION .*$',
        format('execute function refuse_in_closed_period(%L)', owner)
      );
    end loop;
  end $$;

  drop function refuse_defence_in_closed_period();
  drop function refuse_interruption_in_closed_period();
  drop function refuse_report_in_closed_period();
  drop function refuse_request_in_closed_period();
  drop function refuse_sheet_in_closed_period();`);
