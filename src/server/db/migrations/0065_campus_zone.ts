import { statements } from './statements';

/**
 * The setting of a connection is the clock of the campus, where no place says another one (docs/decisions/0102). A program that
 * does not set it reads as before.
 */
export const campusZone = statements(`
  create function campus_zone() returns text language sql stable as $$
    select coalesce(nullif(current_setting('simagang.campus_zone', true), ''), 'WIB')
  $$;
  create or replace function zone_on(internship integer, own_place integer, day date) returns text
  language sql stable as $$
    select coalesce(
      (select time_zone from place_rules_on(coalesce(own_place, place_on(internship, day)), day)),
      campus_zone()
    )
  $$;
  create or replace function last_day_before_change() returns date language sql stable as $$
    select coalesce(
      (nullif(current_setting('simagang.actor', true), '')::jsonb ->> 'valid_from')::date,
      (now() at time zone case campus_zone()
        when 'WITA' then 'Asia/Makassar' when 'WIT' then 'Asia/Jayapura' else 'Asia/Jakarta'
      end)::date
    ) - 1
  $$;`);
