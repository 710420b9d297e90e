import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';
import { selectFreePlaces } from '@/server/resources/internships/freePlaces';
import { chooseLecturers, type LecturerPer } from '@/shared/chooseLecturers';
import { ID_MAX } from '@/shared/constants/limits';
import { leastLoaded } from '@/shared/leastLoaded';

/**
 * Suggests a place for the students of each request, in the order of sending: the first choice with places for all, the
 * mentor with the fewest students of this suggestion, and a lecturer.
 */
export async function suggestPlacements(
  db: Database,
  {
    internship_period_id,
    ids,
    lecturer_per = 'company',
  }: { internship_period_id: number; ids?: string; lecturer_per?: LecturerPer },
) {
  const rows = await selectSent(db, internship_period_id, ids);
  const { companies, lecturers } = await selectFreePlaces(db, internship_period_id);
  const free = new Map(companies.map((company) => [company.id, company.free]));
  const known = new Map(companies.map((company) => [company.id, company]));
  const given = new Map<number, number>();
  const nextLecturer = chooseLecturers(lecturers, lecturer_per);

  return rows.map((row) => {
    const company_id =
      row.company_ids.find((id) => (free.get(id) ?? 0) >= row.members.length) ?? null;
    if (company_id !== null) {
      free.set(company_id, (free.get(company_id) ?? 0) - row.members.length);
    }
    const company = known.get(company_id ?? 0) ?? null;
    const placements = row.members.map(({ student_id, nim, name }) => {
      const mentor = leastLoaded(company?.mentors ?? [], ({ id }) => given.get(id) ?? 0);
      const lecturer = nextLecturer(company);
      if (mentor) given.set(mentor.id, (given.get(mentor.id) ?? 0) + 1);
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

interface Sent {
  id: number;
  version: number;
  company_ids: number[];
  members: { student_id: number; nim: string; name: string }[];
}

/** The sent requests with the companies at which their students can be placed, the preferred one first. */
async function selectSent(db: Database, periodId: number, ids?: string): Promise<Sent[]> {
  const isNamed =
    ids === undefined
      ? sql`true`
      : sql`id = ${anyOf(
          ids
            .split(',')
            .map(Number)
            .filter((id) => id <= ID_MAX),
        )}`;
  const { rows } = await sql<Sent>`
    with sent as materialized (
      select id, student_id, version, linked_company_id, sent_at from placement_requests
      where internship_period_id = ${periodId} and state = 'sent' and ${isNamed}
      order by sent_at, id limit ${SUGGESTED_MAX}
    )
    select sent.id, sent.version,
      case when linked_company_id is not null then array[linked_company_id] else array(
        select company_id from placement_request_choices
        where request_id = sent.id order by position
      ) end as company_ids,
      array(
        select jsonb_build_object('student_id', people.id, 'nim', people.nim, 'name', people.name)
        from placement_request_members member join students people on people.id = member.student_id
        where member.request_id = sent.id
        order by people.id <> sent.student_id, ${sortKey('people.name')}, people.id
      ) as members
    from sent order by sent_at, id`.execute(db);
  return rows;
}
