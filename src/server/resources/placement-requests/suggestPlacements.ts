import type { SessionUser } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { selectFreePlaces } from '@/server/resources/internships/freePlaces';
import { leastLoaded } from '@/shared/leastLoaded';
import { companiesOf } from './acceptRequests';
import { type PlacementRow, selectPlacementRequestsOf } from './placementRequestQueries';

/**
 * Suggests a place for the students of each request, in the order of sending: the first choice with places for all, the
 * mentor with the fewest students of this suggestion, and the lecturer with the fewest students.
 */
export async function suggestPlacements(
  db: Database,
  user: SessionUser,
  { internship_period_id, ids }: { internship_period_id: number; ids?: string },
) {
  const rows = await selectSent(db, user, internship_period_id, ids);
  const { companies, lecturers } = await selectFreePlaces(db, internship_period_id);
  const free = new Map(companies.map((company) => [company.id, company.free]));
  const mentors = new Map(companies.map((company) => [company.id, company.mentors]));
  const given = new Map<number, number>();
  const supervised = new Map(lecturers.map(({ id, students_count }) => [id, students_count]));

  return rows.map((row) => {
    const company_id =
      companiesOf(row)
        .map((choice) => choice.company_id)
        .find((id) => (free.get(id) ?? 0) >= row.members.length) ?? null;
    if (company_id !== null) {
      free.set(company_id, (free.get(company_id) ?? 0) - row.members.length);
    }
    const placements = row.members.map(({ student_id, nim, name }) => {
      const mentor =
        company_id === null
          ? null
          : leastLoaded(mentors.get(company_id) ?? [], ({ id }) => given.get(id) ?? 0);
      const lecturer = leastLoaded(lecturers, ({ id }) => supervised.get(id) ?? 0);
      if (mentor) given.set(mentor.id, (given.get(mentor.id) ?? 0) + 1);
      if (lecturer) supervised.set(lecturer.id, (supervised.get(lecturer.id) ?? 0) + 1);
      return {
        student_id,
        nim,
        name,
        company_id,
        mentor_id: mentor?.id ?? null,
        lecturer_id: lecturer?.id ?? null,
      };
    });
    return { request_id: row.id, version: row.version, placements };
  });
}

const SUGGESTED_MAX = 500;

async function selectSent(
  db: Database,
  user: SessionUser,
  periodId: number,
  ids?: string,
): Promise<PlacementRow[]> {
  let found = db
    .selectFrom('placement_requests')
    .select('id')
    .where('internship_period_id', '=', periodId)
    .where('state', '=', 'sent');
  if (ids !== undefined) found = found.where('id', '=', anyOf(ids.split(',').map(Number)));
  const sent = await found.orderBy('sent_at').orderBy('id').limit(SUGGESTED_MAX).execute();
  return selectPlacementRequestsOf(
    db,
    user,
    sent.map(({ id }) => id),
  );
}
