import { type Expression, type SqlBool, sql } from 'kysely';
import type { SessionUser, Viewer } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { listOf } from '@/server/lists/listOf';
import type { ListQuery } from '@/server/lists/listQuery';
import { inSearchText } from '@/server/lists/search';
import { closedBy } from '@/server/placements/closedBy';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { INTERNSHIP_TEXT } from '@/server/resources/internships/internshipSources';
import { can } from '@/shared/permissions';
import {
  type FinalReportState,
  REPORT_VERSIONS_MAX,
} from '@/shared/resources/final-reports/constants';
import { finalReportSources, REPORT_STATE, VERSION_COUNT } from './finalReportSources';

interface ReportFilters extends ListQuery {
  internship_period_id?: number;
  lecturer_id?: number;
  company_id?: number;
  state?: FinalReportState;
}

/** Mentors see no reports. */
const reportsVisibleTo = (user: Viewer): Expression<SqlBool> =>
  can(user.role, 'finalReports') ? internshipsVisibleTo(user) : sql<SqlBool>`false`;

/** The placements that the user may see, with the reports that there are. */
const placements = (db: Database, user: Viewer) =>
  db
    .selectFrom('internships')
    // Outer joins, which PostgreSQL leaves out where it only counts or sorts.
    .leftJoin('internship_periods as periods', 'periods.id', 'internships.internship_period_id')
    .leftJoin('lecturers', 'lecturers.id', 'internships.lecturer_id')
    .leftJoin('users as lecturer_users', 'lecturer_users.id', 'lecturers.user_id')
    .leftJoin('final_reports as reports', 'reports.internship_id', 'internships.id')
    .where(reportsVisibleTo(user));

const reportRows = (db: Database, user: Viewer) =>
  placements(db, user).select([
    'internships.id as internship_id',
    'internships.student_name',
    'internships.student_nim as nim',
    'internships.company_name',
    sql<string>`lecturer_users.name`.as('lecturer_name'),
    'internships.internship_period_id',
    closedBy('periods').as('closed_by'),
    REPORT_STATE.as('state'),
    'reports.title',
    VERSION_COUNT.as('versions'),
    'reports.sent_at',
    'reports.decided_at',
    'reports.decided_by_name',
  ]);

const OPTIONS = {
  conditions: finalReportSources.conditions,
  sort: { ...finalReportSources.sort, sent_at: sql.ref('reports.sent_at') },
  defaultSort: 'student_name',
  tieBreak: sql.ref('internships.id'),
  search: inSearchText(INTERNSHIP_TEXT),
  references: {
    'internships.id': (pattern: Expression<string>) => sql`
      select internship_id from final_reports where final_reports.search_text like ${pattern}`,
    // Names of lecturers one by one: PostgreSQL would join the few with all users.
    'internships.lecturer_id': (pattern: Expression<string>) => sql`
      select id from lecturers
      where (select lower(name) from users where users.id = lecturers.user_id) like ${pattern}`,
  },
};

export function finalReportList(db: Database, user: SessionUser, query: ReportFilters) {
  const { internship_period_id, lecturer_id, company_id, state } = query;
  let rows = reportRows(db, user);
  if (internship_period_id !== undefined) {
    rows = rows.where('internships.internship_period_id', '=', internship_period_id);
  }
  if (lecturer_id !== undefined) rows = rows.where('internships.lecturer_id', '=', lecturer_id);
  if (company_id !== undefined) {
    rows = rows.where(sql<SqlBool>`internships.mentor_id = any(array(
      select mentors.id from mentors where company_id = ${company_id}
    ))`);
  }
  if (state !== undefined) rows = rows.where(REPORT_STATE, '=', state);
  // The order by name has an index.
  return listOf(db, rows, query, { ...OPTIONS, walk: user.role === 'super_admin' });
}

/** A report with its versions and with what the user may do. */
export async function selectFinalReport(db: Database, user: SessionUser, internshipId: number) {
  const row = await reportRows(db, user)
    .select(['reports.id', 'reports.version'])
    .where('internships.id', '=', internshipId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { version, ...report } = row;
  const { state, closed_by, versions } = report;
  const isOf = (role: SessionUser['role']) => user.role === role && closed_by === null;
  return {
    ...report,
    version: version ?? undefined,
    files: row.id === null ? [] : await selectVersions(db, row.id),
    can_send: isOf('student') && state !== 'accepted' && versions < REPORT_VERSIONS_MAX,
    can_decide: isOf('lecturer') && state === 'sent',
    can_reopen: (isOf('lecturer') || isOf('super_admin')) && state === 'accepted',
  };
}

export type FinalReportOf = NonNullable<Awaited<ReturnType<typeof selectFinalReport>>>;

const selectVersions = (db: Database, reportId: number) =>
  db
    .selectFrom('final_report_versions')
    .select(['number', 'name', 'bytes', 'sent_at'])
    .select(['comment', 'commented_at', 'commented_by_name'])
    .where('final_report_id', '=', reportId)
    .orderBy('number', 'desc')
    .execute();

export async function selectReportFile(
  db: Database,
  user: SessionUser,
  { id, number }: { id: number; number: number },
) {
  return db
    .selectFrom('final_report_versions as versions')
    .innerJoin('final_reports as reports', 'reports.id', 'versions.final_report_id')
    .innerJoin('internships', 'internships.id', 'reports.internship_id')
    .select(['versions.name', 'versions.content'])
    .where('internships.id', '=', id)
    .where('versions.number', '=', number)
    .where(reportsVisibleTo(user))
    .executeTakeFirst();
}

/** Locks the placement, which is there before its report, and then the report. */
export async function lockReport(trx: Database, user: SessionUser, internshipId: number) {
  await sql`select from internships where id = ${internshipId} for no key update`.execute(trx);
  await sql`select from final_reports where internship_id = ${internshipId} for update`.execute(
    trx,
  );
  return selectFinalReport(trx, user, internshipId);
}
