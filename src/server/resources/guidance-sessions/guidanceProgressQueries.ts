import { type SqlBool, sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import { sortKey } from '@/server/lists/order';
import { inSearchText } from '@/server/lists/search';
import { isOpen } from '@/server/placements/closedBy';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { hasLeft } from '@/server/placements/stage';
import { INTERNSHIP_TEXT } from '@/server/resources/internships/internshipSources';
import { can } from '@/shared/permissions';
import type {
  GuidanceShortage,
  GuidanceState,
} from '@/shared/resources/guidance-sessions/constants';

interface ProgressFilters extends ListQuery {
  internship_id?: number;
  internship_period_id?: number;
  lecturer_id?: number;
  shortage?: GuidanceShortage | 'any';
}

/** The sessions of a placement in a state. */
const sessionsIn = (state: GuidanceState) => sql<number>`(
  select count(*)::integer from guidance_sessions as counted
  where counted.internship_id = internships.id and counted.state = ${state}
)`;

export const agreedSessions = sessionsIn('agreed');

export const lecturerName = sql<string>`(
  select users.name from lecturers join users on users.id = lecturers.user_id
  where lecturers.id = internships.lecturer_id
)`;

const HAS_NONE = sql<SqlBool>`not exists (
  select from guidance_sessions where guidance_sessions.internship_id = internships.id
)`;
const IS_BELOW = sql<SqlBool>`${agreedSessions} < internship_periods.min_guidance_sessions`;

const SHORTAGES = {
  none: HAS_NONE,
  below: IS_BELOW,
  any: sql<SqlBool>`(${HAS_NONE} or ${IS_BELOW})`,
};

/** The placements that the user may see, with their sessions in numbers. */
export async function selectGuidanceProgress(
  db: Database,
  { user, today }: { user: SessionUser; today: string },
  query: ProgressFilters,
) {
  let rows = db
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .where(internshipsVisibleTo(user))
    .select([
      'internships.id',
      'internships.internship_period_id',
      'internships.student_nim',
      'internships.student_name',
      'internships.company_name',
      'internship_periods.start_date',
      'internship_periods.end_date',
      'internship_periods.min_guidance_sessions as min_sessions',
      lecturerName.as('lecturer_name'),
      agreedSessions.as('agreed_sessions'),
      sessionsIn('sent').as('sent_sessions'),
      sessionsIn('returned').as('returned_sessions'),
      sql<boolean>`(
        ${can(user.role, 'recordGuidance')} and ${isOpen()}
        and internship_periods.start_date <= ${today}::date
      )`.as('can_record'),
    ]);
  const { internship_id, internship_period_id, lecturer_id, shortage } = query;
  if (internship_id !== undefined) rows = rows.where('internships.id', '=', internship_id);
  if (internship_period_id !== undefined) {
    rows = rows.where('internships.internship_period_id', '=', internship_period_id);
  }
  if (lecturer_id !== undefined) rows = rows.where('internships.lecturer_id', '=', lecturer_id);
  if (shortage !== undefined) {
    // Students who have left are not called any more (docs/decisions/0103).
    rows = rows.where(SHORTAGES[shortage]).where(sql<SqlBool>`
      not (${hasLeft} and internships.end_date < ${today}::date)`);
  }
  const { data, meta } = await selectList(db, rows, query, {
    search: inSearchText(INTERNSHIP_TEXT),
    sort: {
      student_name: sortKey('internships.student_name'),
      student_nim: sql.ref('internships.student_nim'),
      company_name: sortKey('internships.company_name'),
      lecturer_name: lecturerName,
      agreed_sessions: agreedSessions,
    },
    defaultSort: 'student_name',
    tieBreak: sql.ref('internships.id'),
    // The order by name has an index.
    walk: user.role === 'super_admin',
  });
  return { data: data.map(({ id: internship_id, ...row }) => ({ internship_id, ...row })), meta };
}
