import { statements } from './statements';

// Kinds of matter that a person puts off, and matters that they have settled in another way.
const TABLES = `
  create table put_off_follow_ups (
    user_id integer not null
      constraint put_off_follow_ups_user_id_fkey references users on delete cascade,
    kind text not null
      constraint put_off_follow_ups_kind_check check (char_length(kind) between 1 and 40),
    until date not null,
    constraint put_off_follow_ups_pkey primary key (user_id, kind)
  );
  create table settled_follow_ups (
    user_id integer not null
      constraint settled_follow_ups_user_id_fkey references users on delete cascade,
    kind text not null
      constraint settled_follow_ups_kind_check check (char_length(kind) between 1 and 40),
    matter_id integer not null,
    since date not null,
    constraint settled_follow_ups_pkey primary key (user_id, kind, matter_id)
  );`;

// The students who have been silent for some days.
const INDEX = `
  create index activities_unattended_idx on activities (date, internship_id)
    where attendance_time is null;`;

export const followUps = statements(TABLES, INDEX);
