import { statements, trigger, valuesOf } from './statements';

const TABLES = `
  create table attendance_totals (
    internship_id integer not null
      constraint attendance_totals_pkey primary key
      constraint attendance_totals_internship_id_fkey references internships (id) on delete cascade,
    changes integer not null default 0,
    changed_from date,
    rules integer,
    counted_until date,
    counts jsonb not null default '{}',
    minutes integer not null default 0
  ) with (fillfactor = 50);
  create table attendance_rules (
    changes integer not null
  );
  insert into attendance_rules values (0);
  insert into attendance_totals (internship_id) select id from internships;`;

/** In the order of the key, so that two statements about the same placements wait for each other. */
const change = (days: string) => `
  update attendance_totals as totals
  set changes = changes + 1, changed_from = least(changed_from, changed.date)
  from (
    select internship_id, date from attendance_totals
    join (
      select internship_id, min(date) as date from (${days}) as days (internship_id, date)
      group by internship_id
    ) as changed using (internship_id)
    order by internship_id for update of attendance_totals
  ) as changed
  where totals.internship_id = changed.internship_id;`;

const ACTIVITY_COLUMNS = [
  'internship_id',
  'date',
  'start_time',
  'end_time',
  'break_minutes',
  'place_id',
  'attendance_time',
  'position_verdict',
  'left_at',
].join(', ');

const PLACING = ['internship_period_id', 'mentor_id'];

const ADDED = 'new table as added for each statement';
const TAKEN = 'old table as taken for each statement';
const BOTH = 'old table as taken new table as added for each statement';

const CHANGED_ACTIVITIES = `
  select internship_id, date from (
    (select id, ${ACTIVITY_COLUMNS} from added except select id, ${ACTIVITY_COLUMNS} from taken)
    union all
    (select id, ${ACTIVITY_COLUMNS} from taken except select id, ${ACTIVITY_COLUMNS} from added)
  ) as changed`;

const approvedIn = (rows: string) => `
  select internship_id, start_date from ${rows} where state = 'approved'`;

const ALL_DAYS = `'-infinity'::date`;

const PLACEMENTS = [
  trigger(
    'total_inserted_internships',
    'insert on internships referencing new table as added for each statement',
    'insert into attendance_totals (internship_id) select id from added;',
  ),
  trigger(
    'total_moved_internships',
    `update of internship_period_id, mentor_id on internships for each row
      when ((${valuesOf('old', PLACING)}) is distinct from (${valuesOf('new', PLACING)}))`,
    change(`select new.id, ${ALL_DAYS}`),
  ),
  trigger(
    'total_inserted_activities',
    `insert on activities referencing ${ADDED}`,
    change('select internship_id, date from added'),
  ),
  trigger(
    'total_deleted_activities',
    `delete on activities referencing ${TAKEN}`,
    change('select internship_id, date from taken'),
  ),
  trigger(
    'total_updated_activities',
    `update on activities referencing ${BOTH}`,
    change(CHANGED_ACTIVITIES),
  ),
  trigger(
    'total_inserted_requests',
    `insert on attendance_requests referencing ${ADDED}`,
    change(approvedIn('added')),
  ),
  trigger(
    'total_deleted_requests',
    `delete on attendance_requests referencing ${TAKEN}`,
    change(approvedIn('taken')),
  ),
  trigger(
    'total_updated_requests',
    `update on attendance_requests referencing ${BOTH}`,
    change(`${approvedIn('added')} union all ${approvedIn('taken')}`),
  ),
  trigger(
    'total_inserted_internship_places',
    `insert on internship_places referencing ${ADDED}`,
    change(`select internship_id, ${ALL_DAYS} from added`),
  ),
  trigger(
    'total_deleted_internship_places',
    `delete on internship_places referencing ${TAKEN}`,
    change(`select internship_id, ${ALL_DAYS} from taken`),
  ),
  trigger(
    'total_updated_internship_places',
    `update on internship_places referencing ${BOTH}`,
    change(`
      select internship_id, ${ALL_DAYS} from added
      union all select internship_id, ${ALL_DAYS} from taken`),
  ),
];

const rules = (name: string, event: string) => `
  create trigger ${name} after ${event} execute function change_attendance_rules();`;

const changed = (table: string, columns: readonly string[]) =>
  rules(
    'change_attendance_rules',
    `update of ${columns.join(', ')} on ${table} for each row
      when ((${valuesOf('old', columns)}) is distinct from (${valuesOf('new', columns)}))`,
  );

const RULES = [
  `create function change_attendance_rules() returns trigger language plpgsql as $$
  begin
    update attendance_rules set changes = changes + 1;
    return null;
  end $$;`,
  rules('change_attendance_rules', 'insert or delete or update on holidays for each statement'),
  rules('change_attendance_rules_of_more', 'insert or delete on places for each statement'),
  changed('places', ['company_id', 'time_zone', 'has_joint_leave', 'is_active']),
  changed('mentors', ['company_id']),
  changed('internship_periods', [
    'start_date',
    'end_date',
    'requires_check_out',
    'late_tolerance_minutes',
  ]),
];

/**
 * The verdicts on the days of each placement until `counted_until`, counted ahead (docs/decisions/0066). They are right while
 * `changed_from`, the first day on which something has changed since, is later, and `rules` is the number of changes of what
 * holds for many placements.
 */
export const attendanceTotals = statements(TABLES, ...PLACEMENTS, ...RULES);
