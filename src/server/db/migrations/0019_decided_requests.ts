import { statements } from './statements';

// No reference, because a decision stays when the account is deleted. Requests are decided on, not edited: no form has
// a version.
const DECIDED_BY = `
  alter table attendance_requests
    drop column version,
    add column decided_by_user_id integer,
    drop constraint attendance_requests_decided_check,
    add constraint attendance_requests_decided_check check (
      (state = 'waiting') = (decided_at is null)
      and num_nulls(decided_at, decided_by_user_id, decided_by_name, decided_by_role) in (0, 4)
    );
  create index attendance_requests_decided_by_idx
    on attendance_requests (decided_by_user_id) where decided_by_user_id is not null;`;

// Kinds, days and states stay.
const ANONYMISE = `
  create function anonymise_requests(person integer) returns void language plpgsql as $$
  declare
    alias text;
  begin
    select name into alias from users where id = person and anonymised_at is not null;
    if alias is null then
      raise exception 'only for an anonymised account' using errcode = 'restrict_violation';
    end if;
    update attendance_requests set decided_by_name = alias where decided_by_user_id = person;
    update attendance_requests set reason = 'Dihapus karena anonimisasi.',
      comment = case when comment is not null then 'Dihapus karena anonimisasi.' end
    where internship_id in (
      select internships.id from internships join students on students.id = student_id
      where students.user_id = person
    );
    delete from attendance_request_files where request_id in (
      select attendance_requests.id from attendance_requests
      join internships on internships.id = internship_id
      join students on students.id = student_id
      where students.user_id = person
    );
  end $$;`;

/** The person who has decided on a request, to undo it and to anonymise it (docs/decisions/0069). */
export const decidedRequests = statements(DECIDED_BY, ANONYMISE);
