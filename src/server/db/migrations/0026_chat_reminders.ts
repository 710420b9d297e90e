import { statements } from './statements';

// Messages that people have opened in a chat, or copied for it. Neither their text nor their number is kept.
const TABLE = `
  create table chat_reminders (
    id integer generated always as identity
      constraint chat_reminders_pkey primary key,
    kind text not null
      constraint chat_reminders_kind_check check (char_length(kind) between 1 and 40),
    matter_id integer not null,
    since date not null,
    at timestamptz not null
      constraint chat_reminders_at_check check (isfinite(at)),
    actor_user_id integer
      constraint chat_reminders_actor_user_id_fkey references users on delete set null,
    actor_name text not null
  );`;

// The reminders of a matter, old ones, and those of an actor.
const INDEXES = `
  create index chat_reminders_matter_id_idx on chat_reminders (matter_id, kind, since);
  create index chat_reminders_at_idx on chat_reminders (at);
  create index chat_reminders_actor_user_id_idx on chat_reminders (actor_user_id);`;

export const chatReminders = statements(TABLE, INDEXES);
