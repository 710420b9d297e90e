import { statements } from './statements';

/** The extension lets "contains" searches use an index. It is trusted: the owner of the database may create it. */
export const helpers = statements(`
  create extension if not exists pg_trgm;

  create function count_version() returns trigger language plpgsql as $$
  begin
    new.version := old.version + 1;
    return new;
  end $$;
`);
