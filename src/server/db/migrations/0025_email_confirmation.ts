import { statements } from './statements';

const COLUMNS = `
  alter table users
    add column email_confirmed_at timestamptz
      constraint users_email_confirmed_at_check check (isfinite(email_confirmed_at)),
    add column email_refused_at timestamptz
      constraint users_email_refused_at_check check (isfinite(email_refused_at)),
    add column email_refusal text
      constraint users_email_refusal_check check (char_length(email_refusal) <= 500),
    add constraint users_email_confirmed_or_refused_check
      check (email_confirmed_at is null or email_refused_at is null);`;

// An address can change in many ways: by a form, an import, an anonymisation. None of them has to know of this.
const ANOTHER_ADDRESS = `
  create function forget_email_confirmation() returns trigger language plpgsql as $$
  begin
    new.email_confirmed_at := null;
    new.email_refused_at := null;
    new.email_refusal := null;
    return new;
  end $$;
  create trigger forget_email_confirmation before update of email on users for each row
  when (lower(old.email) is distinct from lower(new.email))
  execute function forget_email_confirmation();`;

/** Whether the owner of an address has confirmed it, or a mail server has refused it (docs/decisions/0074). */
export const emailConfirmation = statements(COLUMNS, ANOTHER_ADDRESS);
