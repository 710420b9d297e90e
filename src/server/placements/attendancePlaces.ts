import type { Database } from '@/server/db/database';

export type AttendancePlace = Awaited<ReturnType<typeof selectAttendancePlaces>>[number];

/**
 * The places that positions of an internship are compared with: those that it names, otherwise those of its company,
 * and always only the active ones.
 */
export async function selectAttendancePlaces(db: Database, internshipId: number) {
  return db
    .selectFrom('places')
    .innerJoin('mentors', 'mentors.company_id', 'places.company_id')
    .innerJoin('internships', 'internships.mentor_id', 'mentors.id')
    .select(['places.id', 'places.name', 'places.latitude', 'places.longitude', 'places.radius'])
    .leftJoin('internship_places', (join) =>
      join
        .onRef('internship_places.internship_id', '=', 'internships.id')
        .onRef('internship_places.place_id', '=', 'places.id'),
    )
    .where('internships.id', '=', internshipId)
    .where((eb) =>
      eb.or([
        eb('internship_places.place_id', 'is not', null),
        eb.not(
          eb.exists(
            eb
              .selectFrom('internship_places as named')
              .innerJoin('places as named_place', 'named_place.id', 'named.place_id')
              .select('named.place_id')
              .whereRef('named.internship_id', '=', 'internships.id')
              // A placement that has moved to another company keeps the places of the old one.
              .whereRef('named_place.company_id', '=', 'mentors.company_id'),
          ),
        ),
      ]),
    )
    .where('places.is_active', '=', true)
    .orderBy('places.id')
    .execute();
}
