import { type SqlBool, sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { seenKey } from '@/server/http/seenKey';
import { zoneOfActivity } from '@/server/placements/defaultPlaces';
import type { Clash } from '@/shared/attendance/clashText';

export interface Clashes {
  clashes: Clash<Date>[];
  /** Stands for them in an approval that confirms them; null without any. */
  clash_key: string | null;
}

const NONE: Clashes = { clashes: [], clash_key: null };

/** The clashes of those of the requests that are undecided or approved, by their first days. */
export async function selectClashes(
  db: Database,
  ids: readonly number[],
): Promise<(id: number) => Clashes> {
  if (ids.length === 0) return () => NONE;
  const found = [...(await clashingRequests(db, ids)), ...(await clashingPresses(db, ids))];
  const byRequest = new Map<number, typeof found>();
  for (const one of found.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))) {
    byRequest.set(one.about, [...(byRequest.get(one.about) ?? []), one]);
  }
  return (id) => {
    const its = byRequest.get(id);
    if (!its) return NONE;
    const clashes = its.map(({ request, presses }) => ({ request, presses }));
    return { clashes, clash_key: keyOf(its) };
  };
}

/** It changes with whatever a person would read. */
const keyOf = (its: unknown) => seenKey(JSON.stringify(its));

/** Away from work for a day. */
const isAway = (request: string) =>
  sql<SqlBool>`${sql.ref(`${request}.kind`)} in ('leave', 'sick')`;

const isInForce = (request: string) =>
  sql<SqlBool>`${sql.ref(`${request}.state`)} in ('waiting', 'approved')`;

/** Being away goes neither with another reason for that, nor with having been at work. */
async function clashingRequests(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('attendance_requests as asked')
    .innerJoin('attendance_requests as other', 'other.internship_id', 'asked.internship_id')
    .select(['asked.id as about', 'other.id', 'other.kind', 'other.start_date', 'other.end_date'])
    .select(sql<'waiting' | 'approved'>`other.state`.as('state'))
    .where('asked.id', '=', anyOf(ids))
    .whereRef('other.kind', '<>', 'asked.kind')
    .whereRef('other.start_date', '<=', 'asked.end_date')
    .whereRef('other.end_date', '>=', 'asked.start_date')
    .where(isInForce('asked'))
    .where(isInForce('other'))
    .where((eb) => eb.or([isAway('asked'), isAway('other')]))
    .orderBy('other.id')
    .execute();
  return rows.map(({ about, id, ...request }) => ({
    about,
    id,
    day: request.start_date,
    request,
    presses: null,
  }));
}

async function clashingPresses(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('attendance_requests as asked')
    .innerJoin('activities', 'activities.internship_id', 'asked.internship_id')
    .select(['asked.id as about', 'activities.id', 'activities.date'])
    .select(['activities.attendance_time as first_in', 'activities.left_at as last_out'])
    .select(zoneOfActivity.as('time_zone'))
    .where('asked.id', '=', anyOf(ids))
    .whereRef('activities.date', '>=', 'asked.start_date')
    .whereRef('activities.date', '<=', 'asked.end_date')
    .where(isInForce('asked'))
    .where(isAway('asked'))
    .where((eb) =>
      eb.or([eb('activities.attendance_time', 'is not', null), eb('left_at', 'is not', null)]),
    )
    .orderBy('activities.start_time')
    .orderBy('activities.id')
    .execute();
  return rows.map(({ about, id, ...presses }) => ({
    about,
    id,
    day: presses.date,
    request: null,
    presses,
  }));
}

/** Keeps presses away from the days of the requests until their decision is stored. */
export async function lockDays(trx: Database, ids: readonly number[]): Promise<void> {
  await trx
    .selectFrom('activities')
    .select('id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('attendance_requests as asked')
          .select('asked.id')
          .where('asked.id', '=', anyOf(ids))
          .whereRef('asked.internship_id', '=', 'activities.internship_id')
          .whereRef('asked.start_date', '<=', 'activities.date')
          .whereRef('asked.end_date', '>=', 'activities.date')
          .where(isAway('asked')),
      ),
    )
    .orderBy('id')
    .forShare()
    .execute();
}
