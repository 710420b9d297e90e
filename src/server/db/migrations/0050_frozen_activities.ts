import { type Migration, sql } from 'kysely';

/**
 * What both reviewers have validated stays as it is until one of them has undone it. As for closed periods (migration
 * 0038), triggers are the one place that enforces it, and rows that nobody has entered pass. A decision itself is no
 * change of the content, and neither is a position that becomes less precise.
 */
export const frozenActivities: Migration = {
  async up(db) {
    // The first attendance is not in the way of anybody: an activity may be validated before its day.
    await sql
      .raw(`
        create function refuse_frozen_activity() returns trigger language plpgsql as $$
        begin
          raise exception 'both reviewers have validated the activity'
            using errcode = 'check_violation', constraint = 'activities_frozen_check';
        end $$`)
      .execute(db);
    await sql
      .raw(`
        create trigger refuse_to_change_frozen before update on activities for each row
        when (${IS_ENTERED} and ${IS_FROZEN} and (
          (${valuesOf('old')}) is distinct from (${valuesOf('new')})
          or old.attendance_time is not null
            and old.attendance_time is distinct from new.attendance_time
        ))
        execute function refuse_frozen_activity()`)
      .execute(db);
    await sql
      .raw(`
        create trigger refuse_to_delete_frozen before delete on activities for each row
        when (${IS_ENTERED} and ${IS_FROZEN}) execute function refuse_frozen_activity()`)
      .execute(db);

    await sql`
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
      end $$`.execute(db);
    for (const table of ['activity_logs', 'activity_photos']) {
      await sql
        .raw(`
          create trigger refuse_to_change_frozen before insert or update or delete on ${table}
          for each row when (${IS_ENTERED}) execute function refuse_in_frozen_activity()`)
        .execute(db);
    }

    // Why a validation was undone.
    await sql`
      alter table activity_steps
        drop constraint activity_steps_comment_of_return_check,
        add constraint activity_steps_comment_of_decision_check check (
          case kind
            when 'returned' then comment is not null
            when 'validation_undone' then true
            else comment is null
          end
        )`.execute(db);
  },
};

const IS_ENTERED = `current_setting('simagang.audit', true) is distinct from 'off'`;

const IS_FROZEN =
  'old.validated_at_by_mentor is not null and old.validated_at_by_lecturer is not null';

const CONTENT = 'internship_id name description date start_time end_time address'.split(' ');

const valuesOf = (row: 'old' | 'new') => CONTENT.map((column) => `${row}.${column}`).join(', ');
