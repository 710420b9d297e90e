import { statements } from './statements';

// Keys of both profiles are in one column, so it refers to neither table.
const TABLE = `
  create table waiting_tallies (
    reviewer text not null
      constraint waiting_tallies_reviewer_check check (reviewer in ('mentor', 'lecturer')),
    reviewer_id integer not null,
    internship_period_id integer not null
      constraint waiting_tallies_internship_period_id_fkey
      references internship_periods (id) on delete cascade,
    date date not null,
    activities integer not null,
    constraint waiting_tallies_pkey primary key (reviewer, reviewer_id, date, internship_period_id)
  ) with (fillfactor = 50);
  create index waiting_tallies_internship_period_id_idx on waiting_tallies (internship_period_id);`;

/** The activities of some rows with each reviewer for whom they wait. */
const waitingIn = (rows: string, sign: 1 | -1) => `
  select reviewer, reviewer_id, internship_period_id, date, ${sign} as activities
  from ${rows} as changed
  join internships on internships.id = changed.internship_id
  cross join lateral (values
    ('mentor', mentor_id, validated_at_by_mentor, returned_at_by_mentor),
    ('lecturer', lecturer_id, validated_at_by_lecturer, returned_at_by_lecturer)
  ) as desk (reviewer, reviewer_id, validated_at, returned_at)
  where validated_at is null and returned_at is null`;

/** A check-in changes no number, so it updates no row and locks none. */
const add = (changes: string) => `
  insert into waiting_tallies as tally (reviewer, reviewer_id, internship_period_id, date, activities)
  select reviewer, reviewer_id, internship_period_id, date, sum(activities)
  from (${changes}) as changes
  group by 1, 2, 3, 4 having sum(activities) <> 0
  order by 1, 2, 4, 3
  on conflict on constraint waiting_tallies_pkey
  do update set activities = tally.activities + excluded.activities`;

const tallied = (event: 'insert' | 'update' | 'delete', tables: string, changes: string) => `
  create function tally_waiting_on_${event}() returns trigger language plpgsql as $$
  begin
    ${add(changes)};
    return null;
  end $$;
  create trigger tally_waiting_on_${event} after ${event} on activities
  referencing ${tables} for each statement execute function tally_waiting_on_${event}();`;

const ADDED = waitingIn('added', 1);
const TAKEN = waitingIn('taken', -1);

const MOVED = `
  create function move_waiting_tallies() returns trigger language plpgsql as $$
  begin
    ${add(`
      select reviewer, reviewer_id, place.internship_period_id, date, sign as activities
      from activities
      cross join (
        values
          (-1, old.internship_period_id, old.mentor_id, old.lecturer_id),
          (1, new.internship_period_id, new.mentor_id, new.lecturer_id)
      ) as place (sign, internship_period_id, mentor_id, lecturer_id)
      cross join lateral (values
        ('mentor', place.mentor_id, validated_at_by_mentor, returned_at_by_mentor),
        ('lecturer', place.lecturer_id, validated_at_by_lecturer, returned_at_by_lecturer)
      ) as desk (reviewer, reviewer_id, validated_at, returned_at)
      where internship_id = new.id and validated_at is null and returned_at is null`)};
    return null;
  end $$;
  create trigger move_waiting_tallies
  after update of internship_period_id, mentor_id, lecturer_id on internships for each row
  when ((old.internship_period_id, old.mentor_id, old.lecturer_id)
    is distinct from (new.internship_period_id, new.mentor_id, new.lecturer_id))
  execute function move_waiting_tallies();`;

/**
 * The activities that wait for each reviewer, by day. They are kept like `activity_tallies`, whose triggers on the same
 * statements run first and lock the internships: their names come first in the alphabet.
 */
export const waitingTallies = statements(
  TABLE,
  tallied('insert', 'new table as added', ADDED),
  tallied('delete', 'old table as taken', TAKEN),
  tallied('update', 'old table as taken new table as added', `${ADDED} union all ${TAKEN}`),
  MOVED,
  `${add(waitingIn('activities', 1))};`,
);
