import { statements } from './statements';

/** People who have not accepted their invitation may have neither a number nor an e-mail address yet (docs/decisions/0015). */
const PEOPLE = `
  alter table mentors alter column nik drop not null;
  alter table lecturers alter column nip drop not null;
  alter table users
    alter column email drop not null,
    add constraint users_email_missing_check
      check (email is not null or role in ('lecturer', 'mentor')),
    drop column search_text;
  alter table users
    add column search_text text not null
      generated always as (lower(name || E'\\n' || coalesce(email, ''))) stored;
  create index users_search_idx on users using gin (search_text gin_trgm_ops);
  comment on column mentors.nik is 'null until an invited mentor gives it; so is lecturers.nip';
  comment on column users.email is 'null as long as a person is invited by telephone';
  comment on column users.search_text is 'name and e-mail address';`;

const INVITATIONS = `
  create table invitations (
    user_id integer primary key references users (id) on delete cascade,
    nonce uuid not null,
    code_digest text not null unique check (code_digest ~ '^[0-9a-f]{64}$'),
    invited_by_user_id integer references users (id) on delete set null,
    invited_at timestamptz not null check (isfinite(invited_at)),
    expires_at timestamptz not null check (isfinite(expires_at))
  );
  create index invitations_invited_by_user_id_idx on invitations (invited_by_user_id);
  comment on table invitations is 'The codes with which people open their accounts; one that is accepted or cancelled is deleted.';
  comment on column invitations.nonce is 'the code follows from it and SESSION_SECRET; another one makes the code before void';
  comment on column invitations.code_digest is 'of HMAC-SHA-256 with a key from SESSION_SECRET';`;

export const invitations = statements(PEOPLE, INVITATIONS);
