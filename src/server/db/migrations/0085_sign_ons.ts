import { statements } from './statements';

/** Logins with accounts of other organisations (docs/decisions/0004). */
const SIGN_ONS = `
  alter table sessions
    add column login_provider text check (char_length(login_provider) between 1 and 30),
    add column id_token text check (char_length(id_token) <= 10000),
    add constraint sessions_id_token_provider_check check (id_token is null or login_provider is not null);
  comment on column sessions.login_provider is 'the organisation that has checked who it is; null after a login with a password of SiMagang';
  comment on column sessions.id_token is 'what the provider wants to see at the log-out';

  create table used_sign_ons (
    state text primary key check (char_length(state) = 43),
    used_at timestamptz not null check (isfinite(used_at))
  );
  create index used_sign_ons_used_at_idx on used_sign_ons (used_at);
  comment on table used_sign_ons is 'The answers of providers that have been taken; each is taken once.';
  comment on column used_sign_ons.state is 'a digest of the state of the login';`;

export const signOns = statements(SIGN_ONS);
