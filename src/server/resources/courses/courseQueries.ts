import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { CourseUpdate, NewCourse } from '@/server/db/tables';
import { isChosen } from '@/server/lists/chosenIds';
import { listOf } from '@/server/lists/listOf';
import type { ListQuery } from '@/server/lists/listQuery';
import { COURSE_CODE_LENGTH } from '@/shared/constants/limits';
import { courseSources } from './courseSources';

interface CourseFilters extends ListQuery {
  semester?: number;
  academic_year?: string;
}

const CODE = new RegExp(`(.{${COURSE_CODE_LENGTH}}),?`, 'gu');

/** Splits by the fixed length, because a code may contain a comma. */
const codesIn = (codes: string) => [...codes.matchAll(CODE)].map(([, code = '']) => code);

/** `codes` limits the list to these courses, separated by commas. */
export function courseList(db: Database, { codes, ...query }: CourseFilters & { codes?: string }) {
  let courses = db.selectFrom('courses').selectAll();
  if (query.semester !== undefined) {
    courses = courses.where('courses.semester', '=', query.semester);
  }
  if (query.academic_year !== undefined) {
    courses = courses.where('courses.academic_year', '=', query.academic_year);
  }
  const options = {
    ...courseSources,
    defaultSort: 'code',
    tieBreak: sql.ref('courses.code'),
  };
  const chosen = codes && isChosen(options.tieBreak, codesIn(codes), 'codes');
  return listOf(db, chosen ? courses.where(chosen) : courses, query, options);
}

export async function selectCourse(db: Database, code: string) {
  return db.selectFrom('courses').selectAll().where('code', '=', code).executeTakeFirst();
}

export async function insertCourse(db: Database, course: NewCourse) {
  return db.insertInto('courses').values(course).returningAll().executeTakeFirstOrThrow();
}

export async function updateCourse(db: Database, code: string, course: CourseUpdate) {
  return db
    .updateTable('courses')
    .set(course)
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirst();
}
