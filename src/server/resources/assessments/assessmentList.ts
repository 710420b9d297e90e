import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import { ROW_ID, rowsOf } from '@/server/lists/rowIds';
import { inSearchText } from '@/server/lists/search';
import { selectWholeList } from '@/server/lists/wholeList';
import { INTERNSHIP_TEXT } from '@/server/resources/internships/internshipSources';
import type { AssessmentState } from '@/shared/resources/assessments/constants';
import type { Reviewer } from '@/shared/resources/reviews/constants';
import { listedFor, neededSheets, sheetRows, shownSheet } from './assessmentQueries';
import { assessmentSources, SHEET_STATE } from './assessmentSources';

interface AssessmentFilters extends ListQuery {
  internship_period_id?: number;
  course_code?: string;
  assessor?: Reviewer;
  state?: AssessmentState;
}

/** The name of a sheet, which may have no id yet (`assessmentKey`). */
const SHEET_KEY = sql<string>`(internships.id || '-' || forms.id)`;

const OPTIONS = {
  conditions: assessmentSources.conditions,
  sort: { ...assessmentSources.sort, sent_at: sql.ref('sheets.sent_at') },
  defaultSort: 'student_name',
  tieBreak: SHEET_KEY,
  search: inSearchText(INTERNSHIP_TEXT),
};

export async function selectAssessments(db: Database, user: SessionUser, query: AssessmentFilters) {
  const { data, meta } = await selectList(db, listedKeys(db, user, query), query, {
    ...OPTIONS,
    selectsIds: true,
  });
  return {
    data: await selectSheets(
      db,
      user,
      data.map(({ id }) => id),
    ),
    meta,
  };
}

/** All sheets of the list, in parts. */
export async function selectAllAssessments(
  db: Database,
  user: SessionUser,
  query: AssessmentFilters,
) {
  return selectWholeList(db, listedKeys(db, user, query), query, OPTIONS, (keys: string[]) =>
    selectSheets(db, user, keys),
  );
}

function listedKeys(
  db: Database,
  user: SessionUser,
  { internship_period_id, course_code, assessor, state }: AssessmentFilters,
) {
  let rows = neededSheets(db, user).select(SHEET_KEY.as('id')).where(listedFor(user));
  if (internship_period_id !== undefined) {
    rows = rows.where('internships.internship_period_id', '=', internship_period_id);
  }
  if (course_code !== undefined) rows = rows.where('courses.code', '=', course_code);
  if (assessor !== undefined) rows = rows.where('forms.assessor', '=', assessor);
  return state === undefined ? rows : rows.where(SHEET_STATE, '=', state);
}

/** These sheets in their order, found by their placements, for which there is an index. */
async function selectSheets(db: Database, user: SessionUser, keys: readonly string[]) {
  const placements = new Set(keys.map((key) => Number.parseInt(key, 10)));
  const rows = sheetRows(db, user).where('internships.id', '=', anyOf(placements));
  const found = keys.map((key) => ({ [ROW_ID]: key }));
  return (await rowsOf(rows, found, OPTIONS)).map(shownSheet);
}
