import { statements } from './statements';

// News for a person. Its words are read from the record it is about, so that they go with the record.
const TABLE = `
  create table notifications (
    id integer generated always as identity
      constraint notifications_pkey primary key,
    user_id integer not null
      constraint notifications_user_id_fkey references users on delete cascade,
    kind text not null
      constraint notifications_kind_check check (char_length(kind) between 1 and 40),
    matter_id integer not null,
    detail text
      constraint notifications_detail_check check (char_length(detail) <= 200),
    actor_user_id integer
      constraint notifications_actor_user_id_fkey references users on delete set null,
    at timestamptz not null,
    read_at timestamptz,
    changed_at timestamptz not null default now(),
    constraint notifications_user_id_kind_matter_id_key unique (user_id, kind, matter_id)
  );`;

// The lists of a person, the news of the last moments for all open tabs, old ones, and those of an actor.
const INDEXES = `
  create index notifications_user_id_at_idx on notifications (user_id, at desc, id desc);
  create index notifications_changed_at_idx on notifications (changed_at);
  create index notifications_at_idx on notifications (at);
  create index notifications_actor_user_id_idx on notifications (actor_user_id);`;

// Kinds of news that a person has turned off.
const PREFERENCES = `
  create table muted_notifications (
    user_id integer not null
      constraint muted_notifications_user_id_fkey references users on delete cascade,
    kind text not null
      constraint muted_notifications_kind_check check (char_length(kind) between 1 and 40),
    constraint muted_notifications_pkey primary key (user_id, kind)
  );`;

export const notifications = statements(TABLE, INDEXES, PREFERENCES);
