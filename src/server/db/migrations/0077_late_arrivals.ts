import { IS_ENTERED, statements } from './statements';

const DOUBTS = `('offset', 'went_back', 'unknown')`;

// A queued press has a position and the time of its device like any other; the claimed time is by the clock of the server.
const PRESSES = `
  alter table attendance_events
    add column is_queued boolean not null default false,
    add column clock_doubt text
      constraint attendance_events_clock_doubt_check check (clock_doubt in ${DOUBTS}),
    drop constraint attendance_events_claimed_check,
    add constraint attendance_events_claimed_check check (
      claimed_at is null or is_queued or num_nonnulls(latitude, device_time, place_name, reason) = 0
    ),
    add constraint attendance_events_queued_check check (
      case when is_queued then claimed_at is not null and claimed_at <= received_at else clock_doubt is null end
    );
  comment on column attendance_events.is_queued is 'the device kept it without a network, and has sent it later';
  comment on column attendance_events.clock_doubt is 'what makes the clock of the device doubtful; null for nothing';
  comment on column attendance_events.claimed_at is 'when the student came or went, of a press that a reviewer has entered or that arrived later; otherwise null';
  drop trigger refuse_presses_in_frozen on attendance_events;
  create trigger refuse_presses_in_frozen before insert on attendance_events
  for each row when (${IS_ENTERED} and new.claimed_at is not null and not new.is_queued)
  execute function refuse_in_frozen_activity();`;

const REQUESTS = `
  alter table attendance_requests
    add column device_event_id uuid,
    add column made_at timestamptz
      constraint attendance_requests_made_at_check check (made_at <= created_at),
    add column device_time timestamptz
      constraint attendance_requests_device_time_check check (isfinite(device_time)),
    add column clock_doubt text
      constraint attendance_requests_clock_doubt_check check (clock_doubt in ${DOUBTS}),
    add column late_press text
      constraint attendance_requests_late_press_check check (late_press in ('period', 'placement', 'validation')),
    add constraint attendance_requests_queued_check check (
      made_at is not null or num_nonnulls(device_time, clock_doubt) = 0
    ),
    add constraint attendance_requests_late_correction_check check (
      late_press is null or kind = 'correction' and made_at is not null
    );
  comment on column attendance_requests.device_event_id is 'a UUID that the device makes, so that a request that is sent again is stored once';
  comment on column attendance_requests.made_at is 'when the student made it on a device without a network; otherwise null';
  comment on column attendance_requests.late_press is 'what had ended the recording of a press before it arrived; null unless the request was a press';
  create unique index attendance_requests_device_event_id_key
    on attendance_requests (device_event_id) where device_event_id is not null;
  create index attendance_requests_late_presses_idx
    on attendance_requests (internship_id) where late_press is not null;`;

// The request that a late press has become is stored and decided on in a closed period, too: it had been made before.
const IN_CLOSED_PERIODS = `
  drop trigger refuse_rows_in_closed_period on attendance_requests;
  create trigger refuse_rows_in_closed_period before insert on attendance_requests for each row
  when (${IS_ENTERED} and new.late_press is null)
  execute function refuse_in_closed_period('internship_id');
  create trigger refuse_changes_in_closed_period before update on attendance_requests for each row
  when (${IS_ENTERED} and num_nulls(old.late_press, new.late_press) > 0)
  execute function refuse_in_closed_period('internship_id');
  create trigger refuse_deletions_in_closed_period before delete on attendance_requests for each row
  when (${IS_ENTERED})
  execute function refuse_in_closed_period('internship_id');`;

const LOGS = `
  alter table activity_logs
    add column written_at timestamptz
      constraint activity_logs_written_at_check check (isfinite(written_at)),
    add column written_received_at timestamptz,
    add column first_written_at timestamptz
      constraint activity_logs_first_written_at_check check (first_written_at <= first_handed_in_at),
    add constraint activity_logs_written_check check (
      (written_at is null) = (written_received_at is null) and written_at <= written_received_at
    );
  comment on column activity_logs.written_at is 'when this text was written on a device without a network; otherwise null';
  comment on column activity_logs.written_received_at is 'when the text arrived from that device';
  comment on column activity_logs.first_written_at is 'when the log was first handed in on a device without a network; otherwise null';`;

const PHOTOS = `
  alter table activity_photos add column device_event_id uuid;
  comment on column activity_photos.device_event_id is 'a UUID that the device makes, so that a photo that is sent again is stored once';
  create unique index activity_photos_device_event_id_key
    on activity_photos (device_event_id) where device_event_id is not null;`;

// Times, kinds and doubts stay, as in presses.
const ANONYMISE = `
  create or replace function anonymise_requests(person integer) returns void language plpgsql as $$
  declare
    alias text;
  begin
    select name into alias from users where id = person and anonymised_at is not null;
    if alias is null then
      raise exception 'only for an anonymised account' using errcode = 'restrict_violation';
    end if;
    update attendance_requests set decided_by_name = alias where decided_by_user_id = person;
    update attendance_requests set reason = 'Dihapus karena anonimisasi.',
      comment = case when comment is not null then 'Dihapus karena anonimisasi.' end,
      device_event_id = null, device_time = null
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

/** Presses, requests, logs and photos that a device kept without a network, and has sent later (docs/decisions/0067). */
export const lateArrivals = statements(
  PRESSES,
  REQUESTS,
  IN_CLOSED_PERIODS,
  LOGS,
  PHOTOS,
  ANONYMISE,
);
