import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import type { NewPlace, PlaceUpdate } from '@/server/db/tables';
import { listOf } from '@/server/lists/listOf';
import type { ListQuery } from '@/server/lists/listQuery';
import type { Zone } from '@/shared/attendance/zones';
import { placesVisibleTo } from './placeAccess';
import { placeSources } from './placeSources';

interface PlaceFilters extends ListQuery {
  company_id?: number;
  is_active?: boolean;
  time_zone?: Zone;
}

export function placeList(db: Database, user: SessionUser, query: PlaceFilters) {
  let places = placeRows(db, user);
  for (const column of ['company_id', 'is_active', 'time_zone'] as const) {
    const value = query[column];
    if (value !== undefined) places = places.where(`places.${column}`, '=', value);
  }
  const options = {
    ...placeSources,
    defaultSort: 'company.name,name',
    tieBreak: sql.ref('places.id'),
  };
  return listOf(db, places, query, options);
}

export async function selectPlace(db: Database, user: SessionUser, id: number) {
  return placeRows(db, user).where('places.id', '=', id).executeTakeFirst();
}

/** Returns the id. */
export async function insertPlace(db: Database, place: NewPlace): Promise<number> {
  const { id } = await db
    .insertInto('places')
    .values(place)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePlace(db: Database, id: number, place: PlaceUpdate): Promise<void> {
  await db.updateTable('places').set(place).where('id', '=', id).execute();
}

/** Whether the place belongs to another company and placements, hours or activities there refer to it. */
export async function isUsedElsewhere(trx: Database, id: number, companyId: number) {
  // The lock keeps others from referring to the place meanwhile.
  const place = await trx
    .selectFrom('places')
    .select('company_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!place || place.company_id === companyId) return false;
  const { is_used } = await trx
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('internship_places').select('place_id').where('place_id', '=', id)),
        exists(selectFrom('work_patterns').select('place_id').where('place_id', '=', id)),
        exists(selectFrom('activities').select('place_id').where('place_id', '=', id)),
      ])
        .$castTo<boolean>()
        .as('is_used'),
    )
    .executeTakeFirstOrThrow();
  return is_used;
}

/** The placements that a change of the place from a day on may judge anew: those of periods that last until it. */
export async function selectPlacementsAt(db: Database, id: number, from: string) {
  const { rows } = await sql<{ id: number }>`
    select internships.id from internships
    join internship_periods on internship_periods.id = internship_period_id
    where internship_periods.end_date >= ${from} and (
      mentor_id = any(array(
        select mentors.id from mentors join places using (company_id) where places.id = ${id}
      ))
      or exists (select from past_places where internship_id = internships.id and place_id = ${id})
      or exists (select from activities where internship_id = internships.id and place_id = ${id})
    )
    order by internships.id`.execute(db);
  return rows.map((row) => row.id);
}

/** Undefined if the place does not exist. */
export async function deletePlace(db: Database, id: number) {
  return db.deleteFrom('places').where('id', '=', id).returning('id').executeTakeFirst();
}

function placeRows(db: Database, user: SessionUser) {
  return db
    .selectFrom('places')
    .innerJoin('companies', 'companies.id', 'places.company_id')
    .selectAll('places')
    .select(({ ref }) =>
      jsonBuildObject({ id: ref('companies.id'), name: ref('companies.name') }).as('company'),
    )
    .where(placesVisibleTo(user));
}
