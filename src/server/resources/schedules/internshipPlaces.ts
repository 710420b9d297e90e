import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';
import type { InternshipPlacesInput } from '@/shared/resources/schedules/scheduleRules';

/** The active places of the company of a placement, and those that the placement names. */
export async function selectInternshipPlaces(db: Database, internshipId: number) {
  return db
    .selectFrom('places')
    .innerJoin('mentors', 'mentors.company_id', 'places.company_id')
    .innerJoin('internships', 'internships.mentor_id', 'mentors.id')
    .leftJoin('internship_places', (join) =>
      join
        .onRef('internship_places.place_id', '=', 'places.id')
        .onRef('internship_places.internship_id', '=', 'internships.id'),
    )
    .select(['places.id', 'places.name', 'places.address', 'places.time_zone', 'places.is_active'])
    .select([
      sql<boolean>`internship_places.place_id is not null`.as('is_chosen'),
      sql<boolean>`coalesce(internship_places.is_default, false)`.as('is_default'),
    ])
    .where('internships.id', '=', internshipId)
    .where((eb) =>
      eb.or([eb('places.is_active', '=', true), eb('internship_places.place_id', 'is not', null)]),
    )
    .orderBy('places.id')
    .execute();
}

const NOT_OF_COMPANY = 'Lokasi tidak ditemukan pada mitra ini';

/** The default place first. */
export const placesInOrder = ({
  place_ids,
  default_place_id = null,
}: InternshipPlacesInput): number[] =>
  place_ids.toSorted(
    (one, other) =>
      Number(other === default_place_id) - Number(one === default_place_id) || one - other,
  );

/** Makes edits of the places of a placement follow each other; the notes of its past places refer to it meanwhile. */
export async function lockPlaced(trx: Database, internshipId: number): Promise<void> {
  await trx
    .selectFrom('internships')
    .select('id')
    .where('id', '=', internshipId)
    .forNoKeyUpdate()
    .execute();
}

/** The placement is locked. Returns the places that the placement had before, the default one first. */
export async function replaceInternshipPlaces(
  trx: Database,
  internshipId: number,
  { place_ids, default_place_id }: InternshipPlacesInput,
): Promise<number[]> {
  await lockPlaces(trx, place_ids);
  const present = await selectInternshipPlaces(trx, internshipId);
  const offered = new Set(present.map(({ id }) => id));
  if (place_ids.some((id) => !offered.has(id))) throw fieldErrors({ place_ids: [NOT_OF_COMPANY] });
  const before = placesInOrder({
    place_ids: present.filter(({ is_chosen }) => is_chosen).map(({ id }) => id),
    default_place_id: present.find(({ is_default }) => is_default)?.id ?? null,
  });
  await storePlaces(trx, [internshipId], { place_ids, default_place_id });
  return before;
}

/** Gives placements these places, which are locked and belong to their companies. */
export async function storePlaces(
  trx: Database,
  internshipIds: readonly number[],
  { place_ids, default_place_id = null }: InternshipPlacesInput,
): Promise<void> {
  // Rows that stay are not touched, so that the audit trail has what changes.
  await trx
    .deleteFrom('internship_places')
    .where('internship_id', '=', anyOf(internshipIds))
    .where(({ eb, not }) => not(eb('place_id', '=', anyOf(place_ids))))
    .execute();
  await trx
    .updateTable('internship_places')
    .set({ is_default: false })
    .where('internship_id', '=', anyOf(internshipIds))
    .where('is_default', '=', true)
    .where('place_id', '<>', default_place_id ?? 0)
    .execute();
  if (place_ids.length === 0) return;
  await trx
    .insertInto('internship_places')
    .columns(['internship_id', 'place_id', 'is_default'])
    .expression(
      sql`select internship_id, place_id, place_id is not distinct from ${default_place_id}::integer
        from unnest(${[...internshipIds]}::integer[]) as internship_id
        cross join unnest(${place_ids}::integer[]) as place_id`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['internship_id', 'place_id'])
        .doUpdateSet({ is_default: (eb) => eb.ref('excluded.is_default') }),
    )
    .execute();
}

/** Keeps places at their company until placements refer to them. */
export async function lockPlaces(trx: Database, placeIds: readonly number[]): Promise<void> {
  await trx
    .selectFrom('places')
    .select('id')
    .where('id', '=', anyOf(placeIds))
    .orderBy('id')
    .forKeyShare()
    .execute();
}
