import { statements } from './statements';

/** The codes with which people set a new password in the place of a forgotten one (docs/decisions/0015). */
const PASSWORD_CODES = `
  create table password_codes (
    code_digest text primary key check (code_digest ~ '^[0-9a-f]{64}$'),
    user_id integer not null references users (id) on delete cascade,
    nonce uuid not null unique,
    issued_by_user_id integer references users (id) on delete set null,
    is_mailed boolean not null,
    created_at timestamptz not null check (isfinite(created_at)),
    expires_at timestamptz not null check (isfinite(expires_at))
  );
  create index password_codes_user_id_idx on password_codes (user_id);
  create index password_codes_issued_by_user_id_idx on password_codes (issued_by_user_id);
  create index password_codes_expires_at_idx on password_codes (expires_at);
  comment on table password_codes is 'A new password deletes all codes of its person.';
  comment on column password_codes.code_digest is 'of HMAC-SHA-256 with a key from SESSION_SECRET';
  comment on column password_codes.nonce is 'the code follows from it and SESSION_SECRET';
  comment on column password_codes.issued_by_user_id is 'the super admin who gave the code; null for one that was mailed';`;

export const passwordCodes = statements(PASSWORD_CODES);
