import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SessionUser } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';
import { sortKey } from '@/server/lists/order';
import type { ExistingActivity } from '@/shared/attendance/existingActivity';
import type { HolidayDay } from '@/shared/attendance/holidayOn';
import type { WorkPattern } from '@/shared/attendance/workPattern';
import type { ScheduleInput } from '@/shared/resources/schedules/scheduleRules';
import { closedBy } from './closedBy';
import { defaultPlace } from './defaultPlaces';
import { selectHolidayDays } from './holidayDays';
import { internshipsVisibleTo } from './internshipAccess';

export type ScheduledPlacement = Awaited<ReturnType<typeof selectPlacements>>[number];

/** The facts for the plans of several placements, in one query for each kind. */
export interface ScheduleFacts {
  placements: readonly ScheduledPlacement[];
  holidays: readonly HolidayDay[];
  patterns: ReadonlyMap<number, readonly WorkPattern[]>;
  existing: ReadonlyMap<number, readonly ExistingActivity[]>;
  /** The addresses of the places that the patterns name. */
  addresses: ReadonlyMap<number, string>;
}

const NOT_FOUND = 'Magang tidak ditemukan';
const OTHER_COMPANY = 'Lokasi ini bukan milik mitra semua mahasiswa yang dipilih';

/** The locks keep other requests from adding activities to the placements, and from changing those that are there. */
export async function selectScheduleFacts(
  db: Database,
  user: SessionUser,
  input: ScheduleInput,
  isLocking = false,
): Promise<ScheduleFacts> {
  const { internship_ids: ids, start_date, end_date, pattern } = input;
  if (isLocking) await lockPlacements(db, ids);
  const placements = await selectVisiblePlacements(db, user, ids);

  const stored = await selectPatterns(db, ids);
  const patterns = new Map(ids.map((id) => [id, stored.get(id) ?? []]));
  if (pattern) {
    const version = { ...camelCased(pattern), validFrom: start_date };
    for (const [id, versions] of patterns) {
      patterns.set(id, [...versions.filter(({ validFrom }) => validFrom < start_date), version]);
    }
  }
  const named = [...patterns.values()].flat().flatMap(({ placeId }) => placeId ?? []);
  const places = await selectPlaces(db, [...new Set(named)], isLocking);
  const companies = places.get(pattern?.place_id ?? 0)?.company_id;
  if (pattern?.place_id && placements.some(({ company_id }) => company_id !== companies)) {
    throw fieldErrors({ 'pattern.place_id': [OTHER_COMPANY] });
  }
  return {
    placements,
    patterns,
    addresses: new Map([...places].map(([id, { address }]) => [id, address])),
    existing: await selectExisting(db, ids, start_date, end_date, isLocking),
    holidays: await selectHolidayDays(db, start_date, end_date),
  };
}

/** Refuses placements that the user may not see. */
export async function selectVisiblePlacements(
  db: Database,
  user: SessionUser,
  ids: readonly number[],
) {
  const placements = await selectPlacements(db, user, ids);
  if (placements.length < ids.length) throw fieldErrors({ internship_ids: [NOT_FOUND] });
  return placements;
}

/**
 * Locks them in the order of the IDs, so that two requests never wait for each other. A change of an activity, its log
 * or its photos locks the placement before the activity, so that the queries that follow see what it has stored.
 */
export async function lockPlacements(trx: Database, ids: readonly number[]) {
  await trx
    .selectFrom('internships')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function selectPlacements(db: Database, user: SessionUser, ids: readonly number[]) {
  return db
    .selectFrom('internships')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .innerJoin('companies', 'companies.id', 'mentors.company_id')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .leftJoin('places', (join) => join.on('places.id', '=', defaultPlace('internships.id')))
    .select([
      'internships.id as internship_id',
      'internships.student_nim',
      'internships.student_name',
      'internships.company_name',
      'mentors.company_id',
      'internship_periods.start_date',
      'internship_periods.end_date',
      closedBy().as('closed_by'),
      'internships.start_date as own_start_date',
      'internships.end_date as own_end_date',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('internship_interruptions')
          .select([
            'internship_interruptions.start_date as startDate',
            'internship_interruptions.end_date as endDate',
          ])
          .whereRef('internship_id', '=', 'internships.id'),
      ).as('interruptions'),
    )
    .select(({ fn, ref, val }) => [
      fn.coalesce(ref('places.has_joint_leave'), val(true)).as('observes_joint_leave'),
      fn.coalesce(ref('places.address'), ref('companies.address')).as('address'),
    ])
    .where('internships.id', '=', anyOf(ids))
    .where(internshipsVisibleTo(user))
    .orderBy(sortKey('internships.student_name'))
    .orderBy('internships.id')
    .execute();
}

export async function selectPatterns(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('work_patterns')
    .innerJoin('internships', 'internships.id', 'work_patterns.internship_id')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    // A placement that has moved to another company leaves the places of the old one.
    .leftJoin('places', (join) =>
      join
        .onRef('places.id', '=', 'work_patterns.place_id')
        .onRef('places.company_id', '=', 'mentors.company_id'),
    )
    .selectAll('work_patterns')
    .select('places.id as place_id')
    .where('internship_id', '=', anyOf(ids))
    .orderBy('internship_id')
    .orderBy('valid_from')
    .execute();
  const patterns = new Map<number, WorkPattern[]>();
  for (const { internship_id, valid_from, ...row } of rows) {
    const version = { ...camelCased(row), validFrom: valid_from };
    patterns.set(internship_id, [...(patterns.get(internship_id) ?? []), version]);
  }
  return patterns;
}

type PatternColumns = NonNullable<ScheduleInput['pattern']>;

const camelCased = (pattern: PatternColumns): Omit<WorkPattern, 'validFrom'> => ({
  weekdays: pattern.weekdays,
  startTime: pattern.start_time,
  endTime: pattern.end_time,
  breakMinutes: pattern.break_minutes,
  name: pattern.name,
  description: pattern.description,
  placeId: pattern.place_id ?? null,
});

/** The locks keep the places at their companies until the schedule refers to them. */
async function selectPlaces(db: Database, ids: readonly number[], isLocking: boolean) {
  const rows = await db
    .selectFrom('places')
    .select(['id', 'company_id', 'address'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .$if(isLocking, (query) => query.forKeyShare())
    .execute();
  return new Map(rows.map((place) => [place.id, place]));
}

/** Whether an activity has a press, a log, a photo, a decision or a request. */
export const isTouched = sql<boolean>`(
  activities.attendance_time is not null
  or activities.validated_at_by_mentor is not null or activities.validated_at_by_lecturer is not null
  or exists (select from attendance_events where activity_id = activities.id)
  or exists (select from activity_logs where activity_id = activities.id)
  or exists (select from activity_photos where activity_id = activities.id)
  or exists (select from activity_steps where activity_id = activities.id)
  or exists (select from attendance_requests where activity_id = activities.id)
)`;

/** The activities in these days; one that has a press, a log, a photo, a decision or a request is touched. */
export async function selectExisting(
  db: Database,
  ids: readonly number[],
  from: string,
  to: string,
  isLocking: boolean,
) {
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'internship_id', 'date', 'start_time', 'end_time', 'name'])
    .select(['place_id', 'is_generated', 'attendance_time'])
    .select(isTouched.as('is_touched'))
    .where('internship_id', '=', anyOf(ids))
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('id')
    .$if(isLocking, (query) => query.forUpdate())
    .execute();
  const existing = new Map<number, ExistingActivity[]>();
  for (const row of rows) {
    const activity = {
      id: row.id,
      date: row.date,
      startTime: row.start_time,
      endTime: row.end_time,
      name: row.name,
      placeId: row.place_id,
      isGenerated: row.is_generated,
      isTouched: row.is_touched,
      isAttended: row.attendance_time !== null,
    };
    existing.set(row.internship_id, [...(existing.get(row.internship_id) ?? []), activity]);
  }
  return existing;
}
