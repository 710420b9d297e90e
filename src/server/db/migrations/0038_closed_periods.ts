import { type Migration, sql } from 'kysely';

/**
 * Super admins close a period: what belongs to it can then only be read. The triggers are the one place that
 * enforces it, whatever changes a row. A change locks the period weakly: closing waits for it, and it waits
 * for closing.
 *
 * Rows that nobody has entered are let through, as in the audit trail (migration 0034).
 */
export const closedPeriods: Migration = {
  async up(db) {
    await sql`
      alter table internship_periods
      add closed_at timestamptz
        constraint internship_periods_closed_at_check check (isfinite(closed_at)),
      add constraint internship_periods_closed_is_inactive_check
        check (closed_at is null or not is_active)`.execute(db);

    await sql`
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
      end $$`.execute(db);
    for (const [table, columns] of Object.entries(COLUMNS)) {
      const isEntered = `current_setting('simagang.audit', true) is distinct from 'off'`;
      const valuesOf = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
      await sql
        .raw(`
          create trigger refuse_rows_in_closed_period before insert or delete on ${table}
          for each row when (${isEntered}) execute function refuse_in_closed_period()`)
        .execute(db);
      await sql
        .raw(`
          create trigger refuse_changes_in_closed_period before update on ${table} for each row
          when (${isEntered} and (${valuesOf('old')}) is distinct from (${valuesOf('new')}))
          execute function refuse_in_closed_period()`)
        .execute(db);
    }

    await sql`
      create function keep_closed_period() returns trigger language plpgsql as $$
      begin
        raise exception 'the period is closed'
          using errcode = 'check_violation', constraint = 'internship_periods_open_check';
      end $$`.execute(db);
    await sql`
      create trigger keep_closed_period before update on internship_periods for each row
      when (
        old.closed_at is not null and new.closed_at is not null
        and old.* is distinct from new.*
      )
      execute function keep_closed_period()`.execute(db);
    await sql`
      create trigger keep_deleted_period before delete on internship_periods for each row
      when (old.closed_at is not null) execute function keep_closed_period()`.execute(db);
  },
};

/**
 * What may not change. Copies of names may, and so may positions, which are made less precise in time: an
 * attendance, which records one, has a time as well.
 */
const COLUMNS: Record<string, readonly string[]> = {
  internships: ['student_id', 'mentor_id', 'lecturer_id', 'internship_period_id'],
  activities: [
    ...['internship_id', 'name', 'description', 'date', 'start_time', 'end_time', 'address'],
    ...['attendance_time', 'validated_at_by_mentor', 'validated_at_by_lecturer'],
    ...['returned_at_by_mentor', 'returned_at_by_lecturer'],
  ],
  activity_logs: ['activity_id', 'text', 'version', 'handed_in_at'],
  activity_photos: ['activity_id', 'position', 'image'],
  grades: [
    ...['internship_id', 'course_code'],
    ...['assignment_1', 'assignment_2', 'midterm', 'final', 'other'],
  ],
};
