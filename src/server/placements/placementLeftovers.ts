import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { defaultPlace } from './defaultPlaces';
import { firstDay, lastDay } from './placedDays';
import { isTouched, lockPlacements } from './scheduleFacts';
import type { FoundLeftover, LeftoverChoice, Settling } from './settlingLeftovers';

/** Placements as they are before an edit: `internship_id`, `first_day`, `last_day`, `mentor_id`, `period_id`. */
type Before = RawBuilder<unknown>;

/** Reads placements before an edit of their own; they are locked. */
export async function placementsBefore(trx: Database, ids: readonly number[]): Promise<Before> {
  const rows = await trx
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .select([
      'internships.id as internship_id',
      firstDay.as('first_day'),
      lastDay.as('last_day'),
      'internships.mentor_id',
      'internships.internship_period_id as period_id',
    ])
    .where('internships.id', '=', anyOf(ids))
    .execute();
  return sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as row(internship_id integer, first_day date, last_day date, mentor_id integer, period_id integer)`;
}

/** The placements of a period before its days changed, which leaves what they have of their own. */
export const periodBefore = (
  id: number,
  { start_date, end_date }: { start_date: string; end_date: string },
): Before => sql`
  select id as internship_id, greatest(${start_date}::date, start_date) as first_day,
    least(${end_date}::date, end_date) as last_day, mentor_id, internship_period_id as period_id
  from internships where internship_period_id = ${id}`;

/**
 * The records that an edit of placements or of their period leaves over, and their settling. Activities of days that have passed are
 * never deleted or moved: `changingVerdicts` asks about those.
 */
export function placementLeftovers(trx: Database, before: Before, today: string): Settling {
  const facts = factsOf(before, today);
  return {
    async find() {
      const { rows } = await sql<{ id: number }>`with ${facts} select id from changed`.execute(trx);
      if (rows.length === 0) return [];
      // Presses, logs and requests wait, so that what is counted is what is settled.
      await lockPlacements(
        trx,
        rows.map(({ id }) => id),
      );
      const found = await sql<FoundLeftover>`with ${facts} ${COUNTS}`.execute(trx);
      return found.rows;
    },
    async choicesFor(found) {
      const kinds = new Set(found.map(({ kind }) => kind));
      const isOutside = kinds.has('coming_activities');
      if (!isOutside && !kinds.has('coming_at_company')) return [];
      const { rows } = await sql`with ${facts}
        select from left_activities where ${IS_OPEN} and is_outside and not is_generated
          and last_day < greatest(first_day, ${today}::date) limit 1`.execute(trx);
      const move: LeftoverChoice[] = rows.length === 0 ? ['move'] : [];
      return isOutside ? ['delete', ...move, 'keep'] : [...move, 'delete', 'keep'];
    },
    async settle(choice) {
      if (choice === 'delete') {
        await sql`with ${facts} delete from activities
          where id in (select id from left_activities where ${IS_OPEN})`.execute(trx);
      }
      if (choice === 'move') await move(trx, facts, today);
    },
  };
}

/** Activities that a student or a reviewer has not filled in, from today on. */
const IS_OPEN = sql`(is_coming and not is_touched)`;

/** The weekly hours make their activities again, so those are not moved to days that have theirs. */
async function move(trx: Database, facts: RawBuilder<unknown>, today: string): Promise<void> {
  await sql`with ${facts} delete from activities
    where id in (select id from left_activities where ${IS_OPEN} and is_outside and is_generated)`.execute(
    trx,
  );
  // The new place first: a moved activity is no longer found outside.
  await sql`with ${facts} update activities
    set place_id = place.id, address = coalesce(place.address, companies.address)
    from left_activities
    join internships on internships.id = left_activities.internship_id
    join mentors on mentors.id = internships.mentor_id
    join companies on companies.id = mentors.company_id
    left join places as place on place.id = ${defaultPlace('internships.id')}
    where activities.id = left_activities.id and ${IS_OPEN} and has_new_company`.execute(trx);
  await sql`with ${facts} update activities
    set date = least(greatest(left_activities.date, first_day, ${today}::date), last_day)
    from left_activities
    where activities.id = left_activities.id and ${IS_OPEN} and is_outside`.execute(trx);
}

const factsOf = (before: Before, today: string) => sql`
  changed as materialized (
    select internships.id, before.first_day as old_first, before.last_day as old_last,
      ${firstDay} as first_day, ${lastDay} as last_day, old_mentors.company_id as old_company_id,
      internships.mentor_id <> before.mentor_id as has_new_mentor,
      mentors.company_id <> old_mentors.company_id as has_new_company,
      internships.internship_period_id <> before.period_id as has_new_period
    from (${before}) as before
    join internships on internships.id = before.internship_id
    join internship_periods on internship_periods.id = internships.internship_period_id
    join mentors on mentors.id = internships.mentor_id
    join mentors as old_mentors on old_mentors.id = before.mentor_id
    where internships.mentor_id <> before.mentor_id
      or internships.internship_period_id <> before.period_id
      or ${firstDay} > before.first_day or ${lastDay} < before.last_day
  ),
  left_activities as (
    select activities.id, activities.internship_id, activities.date, activities.is_generated,
      first_day, last_day, has_new_company,
      activities.date not between first_day and last_day as is_outside,
      activities.date >= ${today}::date as is_coming,
      ${isTouched} as is_touched,
      activities.validated_at_by_mentor is not null
        or activities.validated_at_by_lecturer is not null as is_validated
    from changed
    join activities on activities.internship_id = changed.id
      and activities.date between old_first and old_last
    where has_new_company or activities.date not between first_day and last_day
  )`;

/** The kinds in the order of the dialog. */
const COUNTS = sql`
  select kind, count(*)::integer as count, md5(string_agg(key, ' ' order by key)) as digest
  from (
    select case
      when is_outside and not is_touched then 'coming_activities'
      when is_outside and is_validated then 'validated_activities'
      when is_outside then 'recorded_activities'
      when is_touched then 'recorded_at_company'
      else 'coming_at_company'
    end as kind, id::text as key
    from left_activities where is_touched or is_coming
    union all
    select 'placements_without_days', id::text from changed
    where last_day < first_day and old_first <= old_last
    union all
    select case
      when requests.start_date <= last_day and requests.end_date >= first_day then 'waiting_requests'
      else 'requests_outside'
    end, requests.id::text
    from changed join attendance_requests as requests
      on requests.internship_id = changed.id and requests.state = 'waiting'
    where has_new_mentor or (requests.start_date <= old_last and requests.end_date >= old_first
      and not (requests.start_date <= last_day and requests.end_date >= first_day))
    union all
    select 'schedule_places', work_patterns.internship_id || ' ' || work_patterns.valid_from
    from changed join work_patterns on work_patterns.internship_id = changed.id
    join places on places.id = work_patterns.place_id and places.company_id = old_company_id
    where has_new_company
    union all
    select 'waiting_reviews', activities.id::text
    from changed join activities on activities.internship_id = changed.id
    where has_new_mentor and activities.attendance_time is not null
      and activities.validated_at_by_mentor is null and activities.returned_at_by_mentor is null
    union all
    select case when sheets.state = 'sent' then 'sent_sheets' else 'open_sheets' end, sheets.id::text
    from changed join assessment_sheets as sheets on sheets.internship_id = changed.id
    join assessment_forms on assessment_forms.id = sheets.form_id and assessor = 'mentor'
    where has_new_mentor
    union all
    select 'letters', letters.id || ' ' || changed.id
    from changed join letter_recipients on letter_recipients.internship_id = changed.id
    join letters on letters.id = letter_recipients.letter_id and letters.cancelled_at is null
    where has_new_company or (has_new_mentor and letters.data -> 'values' ->> 'mentor' <> '')
    union all
    select 'certificates', certificates.id::text
    from changed join certificates on certificates.internship_id = changed.id
    where certificates.revoked_at is null and (has_new_company or has_new_period)
  ) as found
  group by kind
  order by array_position(array[
    'coming_activities', 'coming_at_company', 'recorded_activities', 'validated_activities',
    'recorded_at_company', 'placements_without_days', 'schedule_places', 'requests_outside',
    'waiting_reviews', 'waiting_requests', 'open_sheets', 'sent_sheets', 'letters', 'certificates'
  ], kind)`;
