import { statements } from './statements';

// Mails that wait, and those of the last months. Their words are made at the moment of sending.
const TABLE = `
  create table mails (
    id uuid not null default gen_random_uuid()
      constraint mails_pkey primary key,
    user_id integer not null
      constraint mails_user_id_fkey references users on delete cascade,
    kind text not null
      constraint mails_kind_check check (char_length(kind) between 1 and 40),
    matter text not null
      constraint mails_matter_check check (char_length(matter) between 1 and 100),
    state text not null default 'waiting'
      constraint mails_state_check check (state in ('waiting', 'sent', 'cancelled', 'failed')),
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    failure text
      constraint mails_failure_check check (char_length(failure) <= 500),
    created_at timestamptz not null,
    finished_at timestamptz,
    constraint mails_user_id_kind_matter_key unique (user_id, kind, matter)
  );`;

// The next ones to send, the failed ones for the office, and old ones.
const INDEXES = `
  create index mails_waiting_idx on mails (next_attempt_at) where state = 'waiting';
  create index mails_failed_idx on mails (finished_at desc) where state = 'failed';
  create index mails_created_at_idx on mails (created_at);`;

export const mails = statements(TABLE, INDEXES);
