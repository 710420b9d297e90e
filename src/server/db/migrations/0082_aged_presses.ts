import { statements } from './statements';

const KINDS = `
  alter table attendance_requests
    drop constraint attendance_requests_late_press_check,
    add constraint attendance_requests_late_press_check
      check (late_press in ('period', 'placement', 'validation', 'age'));`;

/** A press that waited on its device until its day was too old becomes a request, too (docs/decisions/0067). */
export const agedPresses = statements(KINDS);
