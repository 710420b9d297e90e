import { statements } from './statements';

/**
 * Counts of activities per period, mentor, lecturer and month, so that dashboards need milliseconds even for a million
 * activities. A statement first takes a share lock on the internships it affects, so that none of them can move to
 * another mentor concurrently. Rows are updated in key order to prevent deadlocks. An update subtracts the old rows
 * and adds the new ones.
 */
const ACTIVITY_TALLIES = `
  create table activity_tallies (
    internship_period_id integer not null
      constraint activity_tallies_internship_period_id_fkey
      references internship_periods (id) on delete cascade,
    mentor_id integer not null
      constraint activity_tallies_mentor_id_fkey references mentors (id) on delete cascade,
    lecturer_id integer not null
      constraint activity_tallies_lecturer_id_fkey references lecturers (id) on delete cascade,
    month date not null,
    activities integer not null,
    attended integer not null,
    validated_by_mentor integer not null,
    validated_by_lecturer integer not null,
    constraint activity_tallies_pkey
      primary key (internship_period_id, mentor_id, lecturer_id, month)
  ) with (fillfactor = 50);
  create index activity_tallies_mentor_id_idx on activity_tallies (mentor_id, internship_period_id);
  create index activity_tallies_lecturer_id_idx
    on activity_tallies (lecturer_id, internship_period_id);

  create function tally_activities() returns trigger language plpgsql as $$
  begin
    perform from internships
    where id in (select internship_id from changed_activities)
    order by id for share;

    insert into activity_tallies as tally
    select
      internship.internship_period_id, internship.mentor_id, internship.lecturer_id,
      changed.date - extract(day from changed.date)::integer + 1,
      count(*) * tg_argv[0]::integer,
      count(changed.attendance_time) * tg_argv[0]::integer,
      count(changed.validated_at_by_mentor) * tg_argv[0]::integer,
      count(changed.validated_at_by_lecturer) * tg_argv[0]::integer
    from changed_activities changed
    join internships internship on internship.id = changed.internship_id
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict on constraint activity_tallies_pkey do update set
      activities = tally.activities + excluded.activities,
      attended = tally.attended + excluded.attended,
      validated_by_mentor = tally.validated_by_mentor + excluded.validated_by_mentor,
      validated_by_lecturer = tally.validated_by_lecturer + excluded.validated_by_lecturer;
    return null;
  end $$;
  create trigger tally_inserted_activities after insert on activities
  referencing new table as changed_activities
  for each statement execute function tally_activities('1');
  create trigger tally_deleted_activities after delete on activities
  referencing old table as changed_activities
  for each statement execute function tally_activities('-1');
  create trigger tally_updated_activities_1_before after update on activities
  referencing old table as changed_activities
  for each statement execute function tally_activities('-1');
  create trigger tally_updated_activities_2_after after update on activities
  referencing new table as changed_activities
  for each statement execute function tally_activities('1');

  create function move_activity_tallies() returns trigger language plpgsql as $$
  begin
    insert into activity_tallies as tally
    select
      place.internship_period_id, place.mentor_id, place.lecturer_id,
      activity.date - extract(day from activity.date)::integer + 1,
      sum(place.sign),
      coalesce(sum(place.sign) filter (where activity.attendance_time is not null), 0),
      coalesce(sum(place.sign) filter (where activity.validated_at_by_mentor is not null), 0),
      coalesce(sum(place.sign) filter (where activity.validated_at_by_lecturer is not null), 0)
    from activities activity
    cross join (
      values
        (-1, old.internship_period_id, old.mentor_id, old.lecturer_id),
        (1, new.internship_period_id, new.mentor_id, new.lecturer_id)
    ) as place (sign, internship_period_id, mentor_id, lecturer_id)
    where activity.internship_id = new.id
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict on constraint activity_tallies_pkey do update set
      activities = tally.activities + excluded.activities,
      attended = tally.attended + excluded.attended,
      validated_by_mentor = tally.validated_by_mentor + excluded.validated_by_mentor,
      validated_by_lecturer = tally.validated_by_lecturer + excluded.validated_by_lecturer;
    return null;
  end $$;
  create trigger move_activity_tallies
  after update of internship_period_id, mentor_id, lecturer_id on internships
  for each row
  when (
    (old.internship_period_id, old.mentor_id, old.lecturer_id)
      is distinct from (new.internship_period_id, new.mentor_id, new.lecturer_id)
  )
  execute function move_activity_tallies();`;

/** Users by role, and students. */
const LIST_COUNTS = `
  create table list_counts (list text not null, part text not null, rows integer not null);
  create index list_counts_list_idx on list_counts (list, part);

  create function count_users() returns trigger language plpgsql as $$
  begin
    insert into list_counts
    select 'users', role, count(*) * tg_argv[0]::integer from changed_users group by role;
    return null;
  end $$;
  create trigger count_inserted_users after insert on users
  referencing new table as changed_users for each statement execute function count_users('1');
  create trigger count_deleted_users after delete on users
  referencing old table as changed_users for each statement execute function count_users('-1');

  create function count_changed_role() returns trigger language plpgsql as $$
  begin
    insert into list_counts values ('users', old.role, -1), ('users', new.role, 1);
    return null;
  end $$;
  create trigger count_changed_role after update of role on users for each row
  when (old.role is distinct from new.role) execute function count_changed_role();

  create function count_students() returns trigger language plpgsql as $$
  begin
    insert into list_counts
    select 'students', '', count(*) * tg_argv[0]::integer from changed_students
    having count(*) > 0;
    return null;
  end $$;
  create trigger count_inserted_students after insert on students
  referencing new table as changed_students
  for each statement execute function count_students('1');
  create trigger count_deleted_students after delete on students
  referencing old table as changed_students
  for each statement execute function count_students('-1');`;

/** Placements by period and company. */
const PLACEMENT_COUNTS = `
  create table placement_counts (
    internship_period_id integer not null, company_id integer not null, placements integer not null
  );
  create index placement_counts_internship_period_id_idx
    on placement_counts (internship_period_id, company_id);

  create function count_placements() returns trigger language plpgsql as $$
  begin
    insert into placement_counts
    select changed.internship_period_id, mentors.company_id, count(*) * tg_argv[0]::integer
    from changed_internships changed
    join mentors on mentors.id = changed.mentor_id
    group by 1, 2;
    return null;
  end $$;
  create trigger count_inserted_internships after insert on internships
  referencing new table as changed_internships
  for each statement execute function count_placements('1');
  create trigger count_deleted_internships after delete on internships
  referencing old table as changed_internships
  for each statement execute function count_placements('-1');

  create function count_moved_placement() returns trigger language plpgsql as $$
  begin
    insert into placement_counts
    select place.period, mentors.company_id, place.sign
    from (
      values (-1, old.internship_period_id, old.mentor_id), (1, new.internship_period_id, new.mentor_id)
    ) as place (sign, period, mentor)
    join mentors on mentors.id = place.mentor;
    return null;
  end $$;
  create trigger count_moved_placement after update of internship_period_id, mentor_id
  on internships for each row
  when ((old.internship_period_id, old.mentor_id)
    is distinct from (new.internship_period_id, new.mentor_id))
  execute function count_moved_placement();

  create function count_placements_of_mentor() returns trigger language plpgsql as $$
  begin
    insert into placement_counts
    select internship_period_id, place.company, place.sign * count(*)
    from internships, (values (-1, old.company_id), (1, new.company_id)) as place (sign, company)
    where mentor_id = new.id
    group by internship_period_id, place.company, place.sign;
    return null;
  end $$;
  create trigger count_placements_of_mentor after update of company_id on mentors for each row
  when (old.company_id is distinct from new.company_id)
  execute function count_placements_of_mentor();`;

const TALLIES = ['activities', 'attended', 'validated_by_mentor', 'validated_by_lecturer'];
const sums = (sign = '') => TALLIES.map((column) => `${sign}sum(${column})`).join(', ');

/** Activities by period and month: what a statement changes in `activity_tallies` changes here, too. */
const PERIOD_TALLIES = `
  create table period_tallies (
    internship_period_id integer not null, month date not null, activities integer not null,
    attended integer not null, validated_by_mentor integer not null,
    validated_by_lecturer integer not null
  );
  create index period_tallies_internship_period_id_idx
    on period_tallies (internship_period_id, month);

  create function add_to_period_tallies() returns trigger language plpgsql as $$
  begin
    insert into period_tallies
    select internship_period_id, month, ${sums()} from added group by 1, 2;
    return null;
  end $$;
  create trigger sum_inserted_tallies after insert on activity_tallies
  referencing new table as added for each statement execute function add_to_period_tallies();

  create function take_from_period_tallies() returns trigger language plpgsql as $$
  begin
    insert into period_tallies
    select internship_period_id, month, ${sums('-')} from taken group by 1, 2;
    return null;
  end $$;
  create trigger sum_deleted_tallies after delete on activity_tallies
  referencing old table as taken for each statement execute function take_from_period_tallies();

  create function change_period_tallies() returns trigger language plpgsql as $$
  begin
    insert into period_tallies
    select internship_period_id, month, ${sums()}
    from (
      select internship_period_id, month, ${TALLIES.join(', ')} from added
      union all
      select internship_period_id, month, ${TALLIES.map((column) => `-${column}`).join(', ')}
      from taken
    ) changes
    group by 1, 2;
    return null;
  end $$;
  create trigger sum_updated_tallies after update on activity_tallies
  referencing old table as taken new table as added
  for each statement execute function change_period_tallies();`;

/**
 * Running counts of what lists and dashboards count; triggers keep them, so that no write can miss them. Apart from
 * the first, they append what a statement adds or removes, and a count is the sum: no statement updates a row in place, so
 * none waits for another. `0068_counted_when_read` drops them.
 */
export const counts = statements(ACTIVITY_TALLIES, LIST_COUNTS, PLACEMENT_COUNTS, PERIOD_TALLIES);
