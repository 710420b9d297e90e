import { type Migration, sql } from 'kysely';

/**
 * Counts of activities per period, mentor, lecturer and month, so that dashboards need milliseconds
 * even for a million activities. Triggers maintain them, so that no write can miss them.
 *
 * A statement first takes a share lock on the internships it affects, so that none of them can move
 * to another mentor concurrently. Rows are updated in key order to prevent deadlocks.
 */
export const activityTallies: Migration = {
  async up(db) {
    await sql`
      create table activity_tallies (
        internship_period_id integer not null
          constraint activity_tallies_internship_period_id_fkey
          references internship_periods (id) on delete cascade,
        mentor_id integer not null
          constraint activity_tallies_mentor_id_fkey references mentors (id) on delete cascade,
        lecturer_id integer not null
          constraint activity_tallies_lecturer_id_fkey
          references lecturers (id) on delete cascade,
        month date not null,
        activities integer not null,
        attended integer not null,
        validated_by_mentor integer not null,
        validated_by_lecturer integer not null,
        constraint activity_tallies_pkey
          primary key (internship_period_id, mentor_id, lecturer_id, month)
      ) with (fillfactor = 50)`.execute(db);
    await sql`
      create index activity_tallies_mentor_id_idx
      on activity_tallies (mentor_id, internship_period_id)`.execute(db);
    await sql`
      create index activity_tallies_lecturer_id_idx
      on activity_tallies (lecturer_id, internship_period_id)`.execute(db);

    await sql`
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
      end $$`.execute(db);
    await sql`
      create trigger tally_inserted_activities after insert on activities
      referencing new table as changed_activities
      for each statement execute function tally_activities('1')`.execute(db);
    await sql`
      create trigger tally_deleted_activities after delete on activities
      referencing old table as changed_activities
      for each statement execute function tally_activities('-1')`.execute(db);
    // an update subtracts the old rows and adds the new ones
    await sql`
      create trigger tally_updated_activities_1_before after update on activities
      referencing old table as changed_activities
      for each statement execute function tally_activities('-1')`.execute(db);
    await sql`
      create trigger tally_updated_activities_2_after after update on activities
      referencing new table as changed_activities
      for each statement execute function tally_activities('1')`.execute(db);

    await sql`
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
      end $$`.execute(db);
    await sql`
      create trigger move_activity_tallies
      after update of internship_period_id, mentor_id, lecturer_id on internships
      for each row
      when (
        (old.internship_period_id, old.mentor_id, old.lecturer_id)
          is distinct from (new.internship_period_id, new.mentor_id, new.lecturer_id)
      )
      execute function move_activity_tallies()`.execute(db);

    // existing activities
    await sql`
      insert into activity_tallies
      select
        internship.internship_period_id, internship.mentor_id, internship.lecturer_id,
        activity.date - extract(day from activity.date)::integer + 1,
        count(*), count(activity.attendance_time),
        count(activity.validated_at_by_mentor), count(activity.validated_at_by_lecturer)
      from activities activity
      join internships internship on internship.id = activity.internship_id
      group by 1, 2, 3, 4`.execute(db);
  },
};
