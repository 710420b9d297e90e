import { statements } from './statements';

const TABLE = `
  create table certificate_tallies (
    internship_period_id integer not null constraint certificate_tallies_internship_period_id_fkey
      references internship_periods (id) on delete cascade,
    kind text not null constraint certificate_tallies_kind_check
      check (kind in ('student', 'mentor', 'company')),
    ready integer not null constraint certificate_tallies_ready_check check (ready >= 0),
    closed_at timestamptz not null,
    rules integer not null,
    counted_at timestamptz not null,
    constraint certificate_tallies_pkey primary key (internship_period_id, kind)
  );`;

/** The certificates that can be issued in closed periods, by kind, as the server counted them (docs/decisions/0084). */
export const certificateTallies = statements(TABLE);
