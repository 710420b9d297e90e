import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { searchedInternships } from '@/server/resources/internships/ofPlacements';
import { bestOf, FOUND_MAX } from '@/server/resources/search/bestFirst';
import type { Words } from '@/server/resources/search/finder';
import type { components } from '@/shared/contract.gen';
import { listedFor, neededSheets } from './assessmentQueries';
import { SHEET_STATE } from './assessmentSources';

/** Finds the sheets on the list of the user by their students, also the missing ones. */
export async function findAssessmentSheets(
  db: Database,
  words: Words,
  user: SessionUser,
): Promise<components['schemas']['FoundAssessmentSheet'][]> {
  const { isFound, rank } = bestOf(words, searchedInternships);
  return neededSheets(db, user)
    .select(['internships.id as internship_id', 'forms.id as form_id', 'forms.assessor'])
    .select(['internships.student_nim', 'internships.student_name', 'courses.name as course_name'])
    .select(SHEET_STATE.as('state'))
    .where(listedFor(user))
    .where(isFound)
    .orderBy(rank)
    .orderBy(searchedInternships.name)
    .orderBy('internships.id', 'desc')
    .orderBy('forms.id')
    .limit(FOUND_MAX)
    .execute();
}
