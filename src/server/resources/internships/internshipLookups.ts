import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { closedByOfEach } from '@/server/placements/closedBy';
import { groupedBy, nameKey } from '@/server/resources/imports/importer';
import { isNamed } from '@/server/resources/imports/namedCompanies';

export interface FoundMentor {
  id: number;
  /** null until an invited mentor has given it */
  nik: string | null;
  name: string;
  company_id: number;
}

/** The ids of students by NIM. */
export async function findStudents(db: Database, nims: readonly string[]) {
  const rows = await db
    .selectFrom('students')
    .select(['id', 'nim'])
    .where('nim', '=', sql<string>`any(${nims}::text[])`)
    .execute();
  return new Map(rows.map(({ nim, id }) => [nim, id]));
}

/** The ids of lecturers by NIP. */
export async function findLecturers(db: Database, nips: readonly string[]) {
  const rows = await db
    .selectFrom('lecturers')
    .select(['id', 'nip'])
    .where('nip', '=', sql<string>`any(${nips}::text[])`)
    .execute();
  return new Map(rows.map(({ nip, id }) => [nip, id]));
}

/** Mentors with these NIKs, or with these names. */
export async function findMentors(
  db: Database,
  { niks, names }: { niks: readonly string[]; names: readonly string[] },
) {
  const rows: FoundMentor[] = await db
    .selectFrom('mentors')
    .innerJoin('users', 'users.id', 'mentors.user_id')
    .select(['mentors.id', 'mentors.nik', 'users.name', 'mentors.company_id'])
    .where((eb) =>
      eb.or([
        eb('mentors.nik', '=', sql<string>`any(${niks}::text[])`),
        isNamed('users.name', names),
      ]),
    )
    .orderBy('mentors.id')
    .execute();
  return {
    byNik: new Map(rows.map((mentor) => [mentor.nik, mentor])),
    byName: groupedBy(rows, ({ name }) => nameKey(name)),
  };
}

/** The placements of students, with names as in a file, by student and period. */
export async function findStoredPlacements(
  db: Database,
  studentIds: readonly number[],
  { lock }: { lock: boolean },
) {
  const rows = await db
    .selectFrom('internships')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .innerJoin('users', 'users.id', 'mentors.user_id')
    .innerJoin('lecturers', 'lecturers.id', 'internships.lecturer_id')
    .leftJoin('internships as previous', 'previous.id', 'internships.continued_from_id')
    .selectAll('internships')
    .select([
      'mentors.company_id',
      'previous.end_date as previous_end_date',
      'mentors.nik as mentor_nik',
      'users.name as mentor_name',
      'lecturers.nip as lecturer_nip',
      closedByOfEach.as('closed_by'),
    ])
    .where('internships.student_id', '=', sql<number>`any(${studentIds}::integer[])`)
    .orderBy('internships.id')
    .$if(lock, (query) => query.forUpdate('internships'))
    .execute();
  return groupedBy(rows, (row) => `${row.student_id} ${row.internship_period_id}`);
}

export type NamedPlacement =
  Awaited<ReturnType<typeof findStoredPlacements>> extends Map<string, (infer Row)[]> ? Row : never;
