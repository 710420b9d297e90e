import { IS_ENTERED, statements, valuesOf } from './statements';

/**
 * The columns that a closed period protects. Copies of names may change, and so may positions, which lose precision
 * after a time: an attendance, which records one, has a time as well.
 */
const OF_PERIODS = {
  internships: ['student_id', 'mentor_id', 'lecturer_id', 'internship_period_id'],
  activities: [
    'internship_id',
    'name',
    'description',
    'date',
    'start_time',
    'end_time',
    'address',
    'attendance_time',
    'validated_at_by_mentor',
    'validated_at_by_lecturer',
    'returned_at_by_mentor',
    'returned_at_by_lecturer',
  ],
  activity_logs: ['activity_id', 'text', 'version', 'handed_in_at'],
  activity_photos: ['activity_id', 'position', 'image'],
  grades: [
    'internship_id',
    'course_code',
    'assignment_1',
    'assignment_2',
    'midterm',
    'final',
    'other',
  ],
};

// A change locks the period weakly: closing waits for it, and it waits for closing.
const CLOSED = `
  create function refuse_in_closed_period() returns trigger language plpgsql as $$
  declare
    owners integer[];
    periods integer[];
    closed timestamptz;
  begin
    if tg_table_name = 'internships' then
      periods := array[old.internship_period_id, new.internship_period_id];
    else
      if tg_table_name in ('activities', 'grades') then
        owners := array[old.internship_id, new.internship_id];
      else
        -- None while the activity itself is being deleted, which has been checked.
        owners := array(
          select internship_id from activities where id in (old.activity_id, new.activity_id)
        );
      end if;
      periods := array(select internship_period_id from internships where id = any(owners));
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

  create function keep_closed_period() returns trigger language plpgsql as $$
  begin
    raise exception 'the period is closed'
      using errcode = 'check_violation', constraint = 'internship_periods_open_check';
  end $$;
  create trigger keep_closed_period before update on internship_periods for each row
  when (
    old.closed_at is not null and new.closed_at is not null and old.* is distinct from new.*
  )
  execute function keep_closed_period();
  create trigger keep_deleted_period before delete on internship_periods for each row
  when (old.closed_at is not null) execute function keep_closed_period();`;

const keptInClosedPeriod = ([table, columns]: [string, string[]]) => `
  create trigger refuse_rows_in_closed_period before insert or delete on ${table}
  for each row when (${IS_ENTERED}) execute function refuse_in_closed_period();
  create trigger refuse_changes_in_closed_period before update on ${table} for each row
  when (${IS_ENTERED}
    and (${valuesOf('old', columns)}) is distinct from (${valuesOf('new', columns)}))
  execute function refuse_in_closed_period();`;

const IS_FROZEN =
  'old.validated_at_by_mentor is not null and old.validated_at_by_lecturer is not null';

/** A decision is no change of the content, and neither is a position that becomes less precise. */
const CONTENT = [
  'internship_id',
  'name',
  'description',
  'date',
  'start_time',
  'end_time',
  'address',
];

// The first attendance is not in the way of anybody: an activity may be validated before its day.
const FROZEN = `
  create function refuse_frozen_activity() returns trigger language plpgsql as $$
  begin
    raise exception 'both reviewers have validated the activity'
      using errcode = 'check_violation', constraint = 'activities_frozen_check';
  end $$;
  create trigger refuse_to_change_frozen before update on activities for each row
  when (${IS_ENTERED} and ${IS_FROZEN} and (
    (${valuesOf('old', CONTENT)}) is distinct from (${valuesOf('new', CONTENT)})
    or old.attendance_time is not null
      and old.attendance_time is distinct from new.attendance_time
  ))
  execute function refuse_frozen_activity();
  create trigger refuse_to_delete_frozen before delete on activities for each row
  when (${IS_ENTERED} and ${IS_FROZEN}) execute function refuse_frozen_activity();

  create function refuse_in_frozen_activity() returns trigger language plpgsql as $$
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
  end $$;`;

const keptWithFrozen = (table: string) => `
  create trigger refuse_to_change_frozen before insert or update or delete on ${table}
  for each row when (${IS_ENTERED}) execute function refuse_in_frozen_activity();`;

/**
 * The rows that are read-only: a closed period with all its records, and an activity that both have validated until one
 * of them undoes it. The triggers are the one place that enforces it, whatever changes a row.
 */
export const closedAndFrozen = statements(
  CLOSED,
  ...Object.entries(OF_PERIODS).map(keptInClosedPeriod),
  FROZEN,
  ...['activity_logs', 'activity_photos'].map(keptWithFrozen),
);
