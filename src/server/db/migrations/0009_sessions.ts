import { statements } from './statements';

const SESSIONS = `
  create table sessions (
    id uuid constraint sessions_pkey primary key,
    user_id integer not null
      constraint sessions_user_id_fkey references users (id) on delete cascade,
    remember boolean not null,
    created_at timestamptz not null default now(),
    current_jti text not null,
    current_issued_at timestamptz not null,
    previous_jti text,
    rotated_at timestamptz,
    device text
      constraint sessions_device_check check (char_length(device) <= 255),
    address text
      constraint sessions_address_check check (char_length(address) <= 255),
    last_used_at timestamptz not null default now(),
    previous_login_at timestamptz,
    previous_login_device text,
    previous_login_address text,
    is_current_used boolean not null default false,
    is_previous_used boolean not null default false,
    older_jti text,
    older_rotated_at timestamptz,
    constraint sessions_rotation_check check ((previous_jti is null) = (rotated_at is null))
  );
  create index sessions_user_id_idx on sessions (user_id);
  create index sessions_current_issued_at_idx on sessions (current_issued_at);
  create index sessions_created_at_idx on sessions (created_at);`;

// The waiting time follows from the count and its window. An address is slowed down instead of locked.
const LOGIN_LIMITS = `
  create table login_failures (
    key text constraint login_failures_pkey primary key
      constraint login_failures_key_check check (char_length(key) <= 255),
    failures integer not null
      constraint login_failures_failures_check check (failures >= 0),
    window_started_at timestamptz not null,
    network text
  );
  create index login_failures_window_started_at_idx on login_failures (window_started_at);
  create index login_failures_network_idx
    on login_failures (network, window_started_at) where network is not null;

  create table login_networks (
    network text constraint login_networks_pkey primary key
      constraint login_networks_network_check check (char_length(network) <= 255),
    default_logins integer not null default 0
      constraint login_networks_default_logins_check check (default_logins >= 0),
    window_started_at timestamptz not null,
    next_turn_at timestamptz
  );`;

const IDEMPOTENCY_KEYS = `
  create table idempotency_keys (
    user_id integer not null
      constraint idempotency_keys_user_id_fkey references users (id) on delete cascade,
    key text not null
      constraint idempotency_keys_key_check check (char_length(key) between 1 and 200),
    request_digest text not null,
    answer json,
    created_at timestamptz not null,
    constraint idempotency_keys_pkey primary key (user_id, key)
  );
  create index idempotency_keys_created_at_idx on idempotency_keys (created_at);`;

/** Sessions, limits of log-ins, and answers for clients that send the same request again. */
export const sessions = statements(SESSIONS, LOGIN_LIMITS, IDEMPOTENCY_KEYS);
