import { statements } from './statements';

const AUTHENTICATORS = `
  create table authenticators (
    user_id integer primary key references users (id) on delete cascade,
    nonce uuid,
    confirmed_at timestamptz check (isfinite(confirmed_at)),
    last_step bigint,
    pending_nonce uuid,
    constraint authenticators_confirmed_check check ((nonce is null) = (confirmed_at is null)),
    constraint authenticators_nonce_check check (num_nonnulls(nonce, pending_nonce) > 0)
  );
  comment on column authenticators.nonce is 'the secret of the app follows from it and SESSION_SECRET; null until a first app is confirmed';
  comment on column authenticators.last_step is 'the last half minute whose code was used, so that no code works twice';
  comment on column authenticators.pending_nonce is 'of an app that no code has confirmed yet';`;

const PASSKEYS = `
  create table passkeys (
    id text primary key check (length(id) between 1 and 512),
    user_id integer not null references users (id) on delete cascade,
    name text not null check (length(name) between 1 and 60),
    public_key bytea not null,
    counter bigint not null,
    created_at timestamptz not null check (isfinite(created_at)),
    last_used_at timestamptz check (isfinite(last_used_at))
  );
  create index passkeys_user_id_idx on passkeys (user_id);
  comment on column passkeys.counter is 'the number of uses that the authenticator counts; 0 for those that do not count';

  create table used_passkey_challenges (
    challenge text primary key,
    expires_at timestamptz not null check (isfinite(expires_at))
  );
  create index used_passkey_challenges_expires_at_idx on used_passkey_challenges (expires_at);
  comment on table used_passkey_challenges is 'A challenge works once.';`;

const CODES = `
  create table second_factor_codes (
    code_digest text primary key check (code_digest ~ '^[0-9a-f]{64}$'),
    user_id integer not null references users (id) on delete cascade,
    is_given boolean not null,
    created_at timestamptz not null check (isfinite(created_at)),
    expires_at timestamptz check (isfinite(expires_at)),
    constraint second_factor_codes_expiry_check check (is_given = (expires_at is not null))
  );
  create index second_factor_codes_user_id_idx on second_factor_codes (user_id);
  create index second_factor_codes_expires_at_idx on second_factor_codes (expires_at);
  comment on table second_factor_codes is 'Codes that work once in the place of a second factor: recovery codes, and those of the office.';
  comment on column second_factor_codes.code_digest is 'of HMAC-SHA-256 with a key from SESSION_SECRET';
  comment on column second_factor_codes.is_given is 'whether a super admin gave it to its person';`;

const PROOFS = `
  alter table sessions add column proved_at timestamptz
    constraint sessions_proved_at_check check (isfinite(proved_at));
  comment on column sessions.proved_at is 'when its person last proved again who they are; null since the login';`;

/** Second factors beside the password (docs/decisions/0003). */
export const secondFactors = statements(AUTHENTICATORS, PASSKEYS, CODES, PROOFS);
