import { statements } from './statements';

const TABLE = `
  create table certificate_tallies (
    internship_period_id integer not null constraint certificate_tallies_internship_period_id_fkey
      references internship_periods (id) on delete cascade,
    kind text not null constraint certificate_tallies_kind_check
      check (kind in ('student', 'mentor', 'company')),
    ready integer not null constraint certificate_tallies_ready_check check (ready >= 0),
    closed_at timestamptz not null,
    counted_at timestamptz not null,
    constraint certificate_tallies_pkey primary key (internship_period_id, kind)
  );`;

// Closing a period keeps everything else that certificates depend on.
const FORGOTTEN = `
  create function forget_certificates_of_holiday() returns trigger language plpgsql as $$
  begin
    delete from certificate_tallies where internship_period_id in (
      select id from internship_periods
      where old.date between start_date and end_date or new.date between start_date and end_date
    );
    return null;
  end $$;
  create trigger forget_certificates after insert or update or delete on holidays
  for each row execute function forget_certificates_of_holiday();

  create function forget_certificates_of_company() returns trigger language plpgsql as $$
  begin
    delete from certificate_tallies where internship_period_id in (
      select internship_period_id from internships
      join mentors on mentors.id = internships.mentor_id
      where company_id in (old.company_id, new.company_id)
    );
    return null;
  end $$;
  create trigger forget_certificates after insert or delete on places
  for each row execute function forget_certificates_of_company();
  create trigger forget_changed_certificates
  after update of company_id, time_zone, has_joint_leave, is_active on places for each row
  when ((old.company_id, old.time_zone, old.has_joint_leave, old.is_active)
    is distinct from (new.company_id, new.time_zone, new.has_joint_leave, new.is_active))
  execute function forget_certificates_of_company();
  create trigger forget_changed_certificates after update of company_id on mentors for each row
  when (old.company_id is distinct from new.company_id)
  execute function forget_certificates_of_company();`;

/** The certificates that can be issued in closed periods, by kind, as the server counted them (docs/decisions/0089). */
export const certificateTallies = statements(TABLE, FORGOTTEN);
