import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import { sortKey } from '@/server/lists/order';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import {
  bestInTable,
  bestOf,
  FOUND_MAX,
  lowered,
  type Searched,
} from '@/server/resources/search/bestFirst';
import type { Finder } from '@/server/resources/search/finder';
import { can } from '@/shared/permissions';

export const searchedInternships: Searched = {
  number: lowered('internships.student_nim'),
  name: sortKey('internships.student_name'),
  text: sql.ref('internships.search_text'),
};

interface OfPlacements {
  table: string;
  columns: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  visibleTo?: (user: SessionUser) => Expression<SqlBool>;
}

/** Finds what belongs to placements by their students. Only super admins have too many to compare each. */
export const ofPlacements =
  <Row>({ table, columns, order, visibleTo = internshipsVisibleTo }: OfPlacements): Finder<Row> =>
  async (db, words, user) => {
    if (!can(user.role, 'readGuidance')) return [];
    const from = sql.table(table);
    const { isFound, rank } = bestOf(words, searchedInternships);
    const found =
      user.role === 'super_admin'
        ? bestInTable(
            'internships',
            words,
            searchedInternships,
            sql`exists (select from ${from} where internship_id = internships.id)`,
          )
        : sql`
          select internships.id, ${rank} as rank from ${from} join internships on internships.id = internship_id
          where ${visibleTo(user)} and ${isFound}
          group by internships.id`;
    const { rows } = await sql<Row>`
      with found as materialized (${found})
      select internships.student_nim, internships.student_name, ${columns}
      from found
      join internships on internships.id = found.id
      join ${from} on internship_id = internships.id
      where ${visibleTo(user)}
      order by found.rank, ${searchedInternships.name}, ${order} limit ${FOUND_MAX}`.execute(db);
    return rows;
  };
