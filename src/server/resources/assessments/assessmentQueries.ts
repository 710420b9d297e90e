import { type Expression, type SqlBool, sql } from 'kysely';
import type { SessionUser, Viewer } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { closedBy, isOpen } from '@/server/placements/closedBy';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import type { components } from '@/shared/contract.gen';
import { assessmentTotal, proposedScore } from '@/shared/resources/assessments/assessmentTotal';
import { ASSESSOR_NAME, SHEET_STATE } from './assessmentSources';
import { criteriaOf } from './criteria';

type Proposal = components['schemas']['GradeProposal'];

/** A form is needed by the open placements in the semester of its course. */
const IS_NEEDED = sql<SqlBool>`(
  sheets.id is not null
  or forms.is_active and courses.semester = periods.semester and ${isOpen('periods')}
)`;

/** Whether the user is the assessor of the sheet, among placements that are theirs. */
const isAssessor = ({ role }: Viewer): Expression<SqlBool> =>
  role === 'mentor' || role === 'lecturer'
    ? sql<SqlBool>`forms.assessor = ${role}`
    : sql<SqlBool>`false`;

/** Lecturers give the grades, for which they see the sheets of mentors. */
const readableBy = (user: Viewer): Expression<SqlBool> =>
  user.role === 'mentor' ? isAssessor(user) : sql<SqlBool>`true`;

/** The sheets on the list of a user. */
export const listedFor = (user: Viewer): Expression<SqlBool> =>
  user.role === 'super_admin' ? sql<SqlBool>`true` : isAssessor(user);

/** The scores that others than the office see are those of their own sheets and of sent ones. */
const showsScores = (user: Viewer): Expression<SqlBool> =>
  user.role === 'super_admin'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${isAssessor(user)} or sheets.state = 'sent')`;

const REVISION = sql<number>`coalesce(sheets.revision, forms.revision)`;

/** The sheets that the visible placements have or need. */
export function neededSheets(db: Database, user: Viewer) {
  return db
    .selectFrom('internships')
    .innerJoin('internship_periods as periods', 'periods.id', 'internships.internship_period_id')
    .innerJoin('assessment_forms as forms', (join) => join.onTrue())
    .innerJoin('courses', 'courses.code', 'forms.course_code')
    .leftJoin('assessment_sheets as sheets', (join) =>
      join
        .onRef('sheets.internship_id', '=', 'internships.id')
        .onRef('sheets.form_id', '=', 'forms.id'),
    )
    .where(internshipsVisibleTo(user))
    .where(IS_NEEDED);
}

/** The sheets with everything that the user may see of them. */
export const sheetRows = (db: Database, user: Viewer) =>
  neededSheets(db, user).select([
    'internships.id as internship_id',
    'forms.id as form_id',
    'internships.student_name',
    'internships.student_nim as nim',
    'internships.company_name',
    'internships.internship_period_id',
    'courses.code as course_code',
    'courses.name as course_name',
    'forms.assessor',
    'forms.score_part',
    'sheets.sent_at',
    'sheets.version',
    'sheets.return_reason',
    SHEET_STATE.as('state'),
    REVISION.as('revision'),
    closedBy('periods').as('closed_by'),
    ASSESSOR_NAME.as('assessor_name'),
    sql<(number | null)[] | null>`case when ${showsScores(user)} then sheets.scores end`.as(
      'scores',
    ),
    sql<string | null>`case when ${showsScores(user)} then sheets.remarks end`.as('remarks'),
    sql<boolean>`(
      ${isAssessor(user)} and ${isOpen('periods')}
      and coalesce(sheets.state, 'draft') in ('draft', 'returned')
    )`.as('can_fill'),
    criteriaOf('forms.id', REVISION).as('criteria'),
  ]);

type SheetRow = Awaited<ReturnType<ReturnType<typeof sheetRows>['execute']>>[number];

/** The sheet with its total. A missing or hidden sheet has empty scores. */
export const shownSheet = ({ scores, version, ...row }: SheetRow) => {
  const filled = scores ?? row.criteria.map(() => null);
  return {
    ...row,
    version: version ?? undefined,
    scores: filled,
    total: assessmentTotal(
      row.criteria.map(({ weight, words }) => ({ weight, words })),
      filled,
    ),
  };
};

export type AssessmentOf = ReturnType<typeof shownSheet>;

export async function selectInternshipAssessments(
  db: Database,
  user: SessionUser,
  internshipId: number,
): Promise<AssessmentOf[]> {
  const rows = await sheetRows(db, user)
    .where(readableBy(user))
    .where('internships.id', '=', internshipId)
    .orderBy('courses.code')
    .orderBy('forms.assessor', 'desc')
    .execute();
  return rows.map(shownSheet);
}

export async function selectAssessment(
  db: Database,
  user: Viewer,
  { id, form_id }: { id: number; form_id: number },
): Promise<AssessmentOf | undefined> {
  const row = await sheetRows(db, user)
    .where(readableBy(user))
    .where('internships.id', '=', id)
    .where('forms.id', '=', form_id)
    .executeTakeFirst();
  return row && shownSheet(row);
}

/** The scores that sent sheets propose for grades in a course, by placement. */
export async function selectProposals(
  db: Database,
  user: Viewer,
  { course_code, internshipIds }: { course_code: string; internshipIds: readonly number[] },
): Promise<Map<number, Proposal[]>> {
  const proposals = new Map<number, Proposal[]>();
  if (internshipIds.length === 0) return proposals;
  const rows = await sheetRows(db, user)
    .where(readableBy(user))
    .where('courses.code', '=', course_code)
    .where('internships.id', 'in', internshipIds)
    .where('sheets.state', '=', 'sent')
    .orderBy('forms.assessor', 'desc')
    .execute();
  for (const { internship_id, score_part, total, assessor, assessor_name } of rows.map(
    shownSheet,
  )) {
    const score = proposedScore(total);
    if (score_part === null || score === null) continue;
    const others = proposals.get(internship_id) ?? [];
    proposals.set(internship_id, [...others, { part: score_part, score, assessor, assessor_name }]);
  }
  return proposals;
}

/** The criteria without scores, for the student. */
export async function selectCriteriaOfInternship(
  db: Database,
  user: SessionUser,
  internshipId: number,
) {
  return neededSheets(db, user)
    .select([
      'forms.id as form_id',
      'courses.code as course_code',
      'courses.name as course_name',
      'forms.assessor',
      criteriaOf('forms.id', REVISION).as('criteria'),
    ])
    .where('internships.id', '=', internshipId)
    .orderBy('courses.code')
    .orderBy('forms.assessor', 'desc')
    .execute();
}
