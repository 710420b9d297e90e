import { sql } from 'kysely';
import type { SessionUser, Viewer } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import type { NewGuidanceSession } from '@/server/db/tables';
import { listOf } from '@/server/lists/listOf';
import type { ListQuery } from '@/server/lists/listQuery';
import { inDates, inSearchText } from '@/server/lists/search';
import { closedBy } from '@/server/placements/closedBy';
import { belongsToVisible } from '@/server/placements/internshipAccess';
import { placementsWith } from '@/server/placements/placementsWith';
import type { GuidanceState } from '@/shared/resources/guidance-sessions/constants';
import { agreedSessions, lecturerName } from './guidanceProgressQueries';
import { guidanceSessionSources } from './guidanceSessionSources';

interface GuidanceFilters extends ListQuery {
  internship_id?: number;
  internship_period_id?: number;
  lecturer_id?: number;
  state?: GuidanceState;
}

export async function selectGuidanceSession(db: Database, user: SessionUser, id: number) {
  return sessionRows(db, user).where('guidance_sessions.id', '=', id).executeTakeFirst();
}

/** Returns the ID. */
export async function insertGuidanceSession(
  db: Database,
  session: NewGuidanceSession,
): Promise<number> {
  const { id } = await db
    .insertInto('guidance_sessions')
    .values(session)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function guidanceSessionList(db: Database, user: SessionUser, query: GuidanceFilters) {
  let rows = sessionRows(db, user);
  const { internship_id, internship_period_id, lecturer_id, state } = query;
  if (internship_id !== undefined) {
    rows = rows.where('guidance_sessions.internship_id', '=', internship_id);
  }
  if (internship_period_id !== undefined) {
    rows = rows.where('internships.internship_period_id', '=', internship_period_id);
  }
  if (lecturer_id !== undefined) rows = rows.where('internships.lecturer_id', '=', lecturer_id);
  if (state !== undefined) rows = rows.where('guidance_sessions.state', '=', state);
  const options = {
    ...guidanceSessionSources,
    search: inSearchText('guidance_sessions.search_text'),
    alsoIn: inDates('guidance_sessions.date'),
    references: { 'guidance_sessions.internship_id': placementsWith(user) },
    defaultSort: '-date',
    tieBreak: sql.ref('guidance_sessions.id'),
  };
  return listOf(db, rows, query, options);
}

const sessionRows = (db: Database, user: Viewer) =>
  db
    .selectFrom('guidance_sessions')
    // Outer joins, which PostgreSQL leaves out where it only counts or sorts.
    .leftJoin('internships', 'internships.id', 'guidance_sessions.internship_id')
    .leftJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .where(belongsToVisible('guidance_sessions.internship_id', user))
    .selectAll('guidance_sessions')
    .select((eb) => [
      eb.ref('internships.internship_period_id').$notNull().as('internship_period_id'),
      eb.ref('internships.student_nim').$notNull().as('student_nim'),
      eb.ref('internships.student_name').$notNull().as('student_name'),
      eb.ref('internships.company_name').$notNull().as('company_name'),
      eb.ref('internship_periods.min_guidance_sessions').$notNull().as('min_sessions'),
      lecturerName.as('lecturer_name'),
      agreedSessions.as('agreed_sessions'),
      closedBy().as('closed_by'),
    ]);
