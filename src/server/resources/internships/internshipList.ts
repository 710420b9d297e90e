import { type SqlBool, sql } from 'kysely';
import type { SessionUser, Viewer } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { canBeInDate } from '@/server/lists/dateText';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import {
  inSearchText,
  inSearchTextOfFew,
  loweredPattern,
  selectSearched,
} from '@/server/lists/search';
import { selectWholeList } from '@/server/lists/wholeList';
import { belongsToVisible, internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { isPlacedIn } from '@/server/placements/isPlacedIn';
import { isAtStage } from '@/server/placements/stage';
import { periodText } from '@/server/resources/internship-periods/periodText';
import type { Stage } from '@/shared/resources/internships/stages';
import { hasTooManyWords, wordsOf } from '@/shared/search';
import { selectInternshipsByIds } from './internshipQueries';
import { INTERNSHIP_TEXT, internshipSources, internshipSourcesOfAll } from './internshipSources';
import { selectSupervisedPlacements } from './placementRows';

export interface InternshipFilters extends ListQuery {
  internship_period_id?: number;
  company_id?: number;
  mentor_id?: number;
  lecturer_id?: number;
  student_id?: number;
  academic_year?: string;
  without_internship_in?: number;
  stage?: Stage;
}

/** The filters with the day that decides on the stages. */
interface DatedFilters extends InternshipFilters {
  today: string;
}

/** The current period first. A second field would sort the thousands of a period, which is slow. */
const DEFAULT_SORT = '-internship_period.start_date';

/**
 * Selects the ids of the page first, with only the joins that its order needs, then its rows. Joining
 * a hundred thousand rows with everything they show takes a hundred times as long.
 */
export async function selectInternships(db: Database, user: SessionUser, query: DatedFilters) {
  const { ids, meta } = await selectInternshipIds(db, user, query);
  return { data: await selectInternshipsByIds(db, user, ids, query.today), meta };
}

/** The IDs of a page of the list, in its order. */
export async function selectInternshipIds(db: Database, user: Viewer, query: DatedFilters) {
  const { listed, options } = await internshipList(db, user, query);
  const { data, meta } = await selectList(db, listed, query, options);
  return { ids: data.map(({ id }) => id), meta };
}

/** The internships that the list finds, as a subquery of their IDs. */
export async function findInternships(db: Database, user: Viewer, query: DatedFilters) {
  const { listed, options } = await internshipList(db, user, query);
  return selectSearched(listed, query, options);
}

/** Leaves out internships that the user may no longer see when they are read. */
export async function selectAllInternships(db: Database, user: SessionUser, query: DatedFilters) {
  const { listed, options } = await internshipList(db, user, query);
  const visible = internshipsVisibleTo(user);
  return selectWholeList(db, listed, query, options, (ids: number[]) =>
    selectSupervisedPlacements(db, visible, ids, query.today),
  );
}

async function internshipList(db: Database, user: Viewer, query: DatedFilters) {
  const visible = visibleInternships(db, user, query);
  const isOfAll = user.role === 'super_admin';
  const options = {
    ...(isOfAll ? internshipSourcesOfAll : internshipSources),
    search: (isOfAll ? inSearchText : inSearchTextOfFew)(INTERNSHIP_TEXT),
    alsoIn: await searchInPeriods(db, query),
    selectsIds: true,
    walk: isOfAll,
    defaultSort: DEFAULT_SORT,
    tieBreak: sql.ref('internships.id'),
    counted: visible,
  };
  return { listed: joinedFor(visible, query.sort || DEFAULT_SORT), options };
}

function visibleInternships(db: Database, user: Viewer, query: DatedFilters) {
  let rows = db
    .selectFrom('internships')
    .select('internships.id')
    .where(belongsToVisible('internships.id', user));
  for (const column of [
    'internship_period_id',
    'mentor_id',
    'lecturer_id',
    'student_id',
  ] as const) {
    const value = query[column];
    if (value !== undefined) rows = rows.where(`internships.${column}`, '=', value);
  }
  const { company_id, academic_year } = query;
  if (academic_year !== undefined) {
    rows = rows.where('internships.student_id', 'in', (eb) =>
      eb.selectFrom('students').select('students.id').where('academic_year', '=', academic_year),
    );
  }
  if (company_id !== undefined) {
    rows = rows.where('internships.mentor_id', 'in', (eb) =>
      eb.selectFrom('mentors').select('mentors.id').where('mentors.company_id', '=', company_id),
    );
  }
  const { without_internship_in } = query;
  if (without_internship_in !== undefined) {
    const student = sql.ref('internships.student_id');
    rows = rows.where(sql<SqlBool>`not ${isPlacedIn(student, sql.val(without_internship_in))}`);
  }
  if (query.stage !== undefined) rows = rows.where(isAtStage(query.stage, query.today));
  return rows;
}

function joinedFor(rows: ReturnType<typeof visibleInternships>, order: string) {
  return rows
    .$if(order.includes('mentor.user.'), (query) =>
      query
        .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
        .innerJoin('users as mentor_users', 'mentor_users.id', 'mentors.user_id'),
    )
    .$if(order.includes('lecturer.'), (query) =>
      query
        .innerJoin('lecturers', 'lecturers.id', 'internships.lecturer_id')
        .innerJoin('users as lecturer_users', 'lecturer_users.id', 'lecturers.user_id'),
    )
    .$if(order.includes('internship_period.'), (query) =>
      query.innerJoin(
        'internship_periods',
        'internship_periods.id',
        'internships.internship_period_id',
      ),
    );
}

/** The separator between the two dates of a period. */
const SEPARATOR = 's/d';

/** Finds words in the periods, which are few, and then their internships. */
async function searchInPeriods(db: Database, { search = '' }: InternshipFilters) {
  const canBeInPeriod = (word: string) =>
    canBeInDate(word) || SEPARATOR.includes(word.toLowerCase());
  const words = [...new Set(wordsOf(search))].filter(canBeInPeriod);
  if (words.length === 0 || hasTooManyWords(search)) return undefined;
  const { rows } = await sql<{ found: number[] }>`
    with texts as materialized (
      select id, lower(${periodText}) as text from internship_periods
    )
    select array(select id from texts where text like pattern) as found
    from unnest(array[${sql.join(words.map(loweredPattern))}]) with ordinality
      as searched(pattern, place)
    order by place`.execute(db);
  const periods = new Map(words.map((word, place) => [word, rows[place]?.found ?? []]));
  return (word: string) => {
    const found = periods.get(word) ?? [];
    return found.length === 0
      ? []
      : [sql`internships.internship_period_id = any(${found}::integer[])`];
  };
}
