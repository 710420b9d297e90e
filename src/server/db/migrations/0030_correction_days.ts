import { statements } from './statements';

const MOVE = `
  create function move_corrections() returns trigger language plpgsql as $$
  begin
    update attendance_requests set start_date = new.date, end_date = new.date
    where activity_id = new.id;
    return null;
  end $$;
  create trigger move_corrections after update of date on activities for each row
  when (old.date <> new.date) execute function move_corrections();`;

// Also in closed periods, and without entries in the audit trail.
const MOVED_BEFORE = `
  set local simagang.audit = 'off';
  update attendance_requests set start_date = date, end_date = date
  from activities
  where activities.id = activity_id and start_date <> date;
  set local simagang.audit to default;`;

/** A correction is about a press of an activity, and moves with it to another day. */
export const correctionDays = statements(MOVE, MOVED_BEFORE);
