import { statements } from './statements';

// Unknown codes fill a bucket that empties by itself; its row says until when.
const VERIFICATIONS = `
  create table verification_networks (
    network text not null constraint verification_networks_pkey primary key,
    full_until timestamptz not null
      constraint verification_networks_full_until_check check (isfinite(full_until))
  );
  create index verification_networks_full_until_idx on verification_networks (full_until);`;

// Reminders from before have no day, and there may be many of them on one.
const REMINDERS = `
  alter table chat_reminders add column reminded_on date
    constraint chat_reminders_reminded_on_check check (reminded_on between '1900-01-01' and '2200-12-31');
  create unique index chat_reminders_day_key on chat_reminders (matter_id, kind, since, reminded_on);`;

/** Unknown verification codes by network, and one reminder of a matter a day (docs/decisions/0098). */
export const countedTries = statements(VERIFICATIONS, REMINDERS);
