import { statements, valuesOf } from './statements';

/**
 * The values before the present ones: each row was valid until its day, the first one from the beginning. The radius
 * belongs to them, although presses store how they were judged.
 */
const TABLES = `
  create table past_place_rules (
    place_id integer not null
      constraint past_place_rules_place_id_fkey references places on delete cascade,
    valid_until date not null,
    radius integer not null,
    time_zone text not null,
    has_joint_leave boolean not null,
    constraint past_place_rules_pkey primary key (place_id, valid_until)
  );
  create table past_period_rules (
    internship_period_id integer not null
      constraint past_period_rules_internship_period_id_fkey
      references internship_periods on delete cascade,
    valid_until date not null,
    requires_check_out boolean not null,
    late_tolerance_minutes integer not null,
    constraint past_period_rules_pkey primary key (internship_period_id, valid_until)
  );
  create table past_places (
    internship_id integer not null
      constraint past_places_internship_id_fkey references internships on delete cascade,
    valid_until date not null,
    place_id integer
      constraint past_places_place_id_fkey references places,
    constraint past_places_pkey primary key (internship_id, valid_until)
  );
  create index past_places_place_id_idx on past_places (place_id);`;

const READERS = `
  create function default_place(internship integer) returns integer language sql stable as $$
    select places.id
    from internships
    join mentors on mentors.id = internships.mentor_id
    join places on places.company_id = mentors.company_id
    left join internship_places on internship_places.place_id = places.id
      and internship_places.internship_id = internships.id
    where internships.id = internship and (places.is_active or internship_places.is_default)
    order by internship_places.is_default desc nulls last, places.id
    limit 1
  $$;
  create function place_on(internship integer, day date) returns integer language sql stable as $$
    select case when past.valid_until is null then default_place(internship) else past.place_id end
    from (select 1) as present
    left join lateral (
      select valid_until, place_id from past_places
      where internship_id = internship and valid_until >= day
      order by valid_until limit 1
    ) as past on true
  $$;
  create function place_rules_on(place integer, day date)
  returns table (radius integer, time_zone text, has_joint_leave boolean) language sql stable as $$
    select
      coalesce(past.radius, places.radius),
      coalesce(past.time_zone, places.time_zone),
      coalesce(past.has_joint_leave, places.has_joint_leave)
    from places
    left join lateral (
      select * from past_place_rules
      where place_id = places.id and valid_until >= day
      order by valid_until limit 1
    ) as past on true
    where places.id = place
  $$;
  create function period_rules_on(period integer, day date)
  returns table (requires_check_out boolean, late_tolerance_minutes integer) language sql stable as $$
    select
      coalesce(past.requires_check_out, periods.requires_check_out),
      coalesce(past.late_tolerance_minutes, periods.late_tolerance_minutes)
    from internship_periods as periods
    left join lateral (
      select * from past_period_rules
      where internship_period_id = periods.id and valid_until >= day
      order by valid_until limit 1
    ) as past on true
    where periods.id = period
  $$;
  create function zone_on(internship integer, own_place integer, day date) returns text
  language sql stable as $$
    select coalesce(
      (select time_zone from place_rules_on(coalesce(own_place, place_on(internship, day)), day)),
      'WIB'
    )
  $$;
  create function has_joint_leave_on(internship integer, day date) returns boolean
  language sql stable as $$
    select coalesce(
      (select has_joint_leave from place_rules_on(place_on(internship, day), day)),
      true
    )
  $$;`;

// A change counts from the day that the actor names, otherwise from the present one in Jakarta.
const LAST_DAY = `
  create function last_day_before_change() returns date language sql stable as $$
    select coalesce(
      (nullif(current_setting('simagang.actor', true), '')::jsonb ->> 'valid_from')::date,
      (now() at time zone 'Asia/Jakarta')::date
    ) - 1
  $$;`;

const PLACE_RULES = ['radius', 'time_zone', 'has_joint_leave'];
const PERIOD_RULES = ['requires_check_out', 'late_tolerance_minutes'];

/** Keeps what has been valid until the day before a change; what was valid on later days is valid no more. */
const keepRules = (table: string, past: string, key: string, rules: string[], rulesOn: string) => `
  create function keep_${past}() returns trigger language plpgsql as $$
  declare
    last_day date := last_day_before_change();
  begin
    insert into ${past} (${key}, valid_until, ${rules.join(', ')})
    select old.id, last_day, ${rules.join(', ')} from ${rulesOn}(old.id, last_day)
    on conflict do nothing;
    delete from ${past} where ${key} = old.id and valid_until > last_day;
    return new;
  end $$;
  create trigger keep_${past} before update of ${rules.join(', ')} on ${table} for each row
  when ((${valuesOf('old', rules)}) is distinct from (${valuesOf('new', rules)}))
  execute function keep_${past}();`;

// Only placements with a past: their periods have begun.
const KEEP_PLACES = `
  create function keep_places(internship_ids integer[]) returns void language plpgsql as $$
  declare
    last_day date := last_day_before_change();
  begin
    insert into past_places (internship_id, valid_until, place_id)
    select internships.id, last_day, place_on(internships.id, last_day)
    from internships
    join internship_periods on internship_periods.id = internship_period_id
    where internships.id = any(internship_ids) and internship_periods.start_date <= last_day
    order by internships.id
    on conflict do nothing;
    delete from past_places where internship_id = any(internship_ids) and valid_until > last_day;
  end $$;
  create function placements_at(company integer) returns integer[] language sql stable as $$
    select array_agg(internships.id) from internships
    join mentors on mentors.id = mentor_id where mentors.company_id = company
  $$;`;

/** A trigger that keeps the places of some placements before they may change. */
const keepPlaces = (name: string, event: string, internships: string, row: 'old' | 'new') => `
  create function ${name}() returns trigger language plpgsql as $$
  begin
    perform keep_places(${internships});
    return ${row};
  end $$;
  create trigger ${name} before ${event} execute function ${name}();`;

const IS_ENTERED_ROW = `for each row when (current_setting('simagang.audit', true) is distinct from 'off')`;

const PLACE_TRIGGERS = [
  keepPlaces(
    'keep_places_of_new_place',
    `insert on places ${IS_ENTERED_ROW}`,
    'placements_at(new.company_id)',
    'new',
  ),
  keepPlaces(
    'keep_places_of_changed_place',
    `update of company_id, is_active on places for each row
      when ((old.company_id, old.is_active) is distinct from (new.company_id, new.is_active))`,
    'placements_at(old.company_id) || placements_at(new.company_id)',
    'new',
  ),
  keepPlaces(
    'keep_places_of_deleted_place',
    'delete on places for each row',
    'placements_at(old.company_id)',
    'old',
  ),
  keepPlaces(
    'keep_places_of_chosen_place',
    `insert on internship_places ${IS_ENTERED_ROW}`,
    'array[new.internship_id]',
    'new',
  ),
  keepPlaces(
    'keep_places_of_default_place',
    `update of is_default on internship_places for each row
      when (old.is_default is distinct from new.is_default)`,
    'array[new.internship_id]',
    'new',
  ),
  keepPlaces(
    'keep_places_of_dropped_place',
    'delete on internship_places for each row',
    'array[old.internship_id]',
    'old',
  ),
  keepPlaces(
    'keep_places_of_moved_internship',
    `update of mentor_id on internships for each row
      when (old.mentor_id is distinct from new.mentor_id)`,
    'array[new.id]',
    'new',
  ),
  keepPlaces(
    'keep_places_of_moved_mentor',
    `update of company_id on mentors for each row
      when (old.company_id is distinct from new.company_id)`,
    'array(select id from internships where mentor_id = new.id)',
    'new',
  ),
];

const CHANGES = `
  create table verdict_changes (
    id integer generated by default as identity constraint verdict_changes_pkey primary key,
    internship_id integer not null
      constraint verdict_changes_internship_id_fkey references internships on delete cascade,
    date date not null,
    verdict_before text,
    verdict_after text,
    reason text
      constraint verdict_changes_reason_check check (char_length(reason) between 1 and 2000),
    changed_by integer
      constraint verdict_changes_changed_by_fkey references users on delete set null,
    changed_at timestamptz not null
      constraint verdict_changes_changed_at_check check (isfinite(changed_at))
  );
  create index verdict_changes_internship_id_idx on verdict_changes (internship_id, date);
  create index verdict_changes_changed_by_idx on verdict_changes (changed_by);`;

/** A day is judged by what was valid on it (docs/decisions/0102). */
export const datedFacts = statements(
  TABLES,
  READERS,
  LAST_DAY,
  keepRules('places', 'past_place_rules', 'place_id', PLACE_RULES, 'place_rules_on'),
  keepRules(
    'internship_periods',
    'past_period_rules',
    'internship_period_id',
    PERIOD_RULES,
    'period_rules_on',
  ),
  KEEP_PLACES,
  ...PLACE_TRIGGERS,
  CHANGES,
);
