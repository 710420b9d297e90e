import type { Database } from '@/server/db/database';

export type AttendancePlace = Awaited<ReturnType<typeof selectAttendancePlaces>>[number];

/** The active places of the company of an internship, which positions are compared with. */
export async function selectAttendancePlaces(db: Database, internshipId: number) {
  return db
    .selectFrom('places')
    .innerJoin('mentors', 'mentors.company_id', 'places.company_id')
    .innerJoin('internships', 'internships.mentor_id', 'mentors.id')
    .select(['places.id', 'places.name', 'places.latitude', 'places.longitude', 'places.radius'])
    .where('internships.id', '=', internshipId)
    .where('places.is_active', '=', true)
    .orderBy('places.id')
    .execute();
}
