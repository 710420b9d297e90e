import { statements } from './statements';

// The matters that a person has seen on the dashboard. A key is a hash of the words of the matter: it stays the same
// when a record is deleted and made again.
const SEEN = `
  create table seen_follow_ups (
    user_id integer not null
      constraint seen_follow_ups_user_id_fkey references users on delete cascade,
    kind text not null
      constraint seen_follow_ups_kind_check check (char_length(kind) between 1 and 40),
    matter_keys bigint[] not null,
    at timestamptz not null,
    constraint seen_follow_ups_pkey primary key (user_id, kind)
  );`;

// How often a matter was named in a mail to a person: first, and in two reminders.
const MAILED = `
  create table mailed_follow_ups (
    user_id integer not null
      constraint mailed_follow_ups_user_id_fkey references users on delete cascade,
    kind text not null
      constraint mailed_follow_ups_kind_check check (char_length(kind) between 1 and 40),
    matter_key bigint not null,
    first_on date not null,
    last_on date not null,
    mails smallint not null
      constraint mailed_follow_ups_mails_check check (mails between 1 and 3),
    ended_at timestamptz,
    constraint mailed_follow_ups_pkey primary key (user_id, kind, matter_key)
  );`;

// Matters whose reminders had no effect, for the office, and those that ended long ago.
const INDEXES = `
  create index mailed_follow_ups_unanswered_idx on mailed_follow_ups (last_on)
    where mails = 3 and ended_at is null;
  create index mailed_follow_ups_ended_at_idx on mailed_follow_ups (ended_at)
    where ended_at is not null;`;

export const digests = statements(SEEN, MAILED, INDEXES);
