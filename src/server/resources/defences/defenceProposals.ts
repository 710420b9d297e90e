import { sql } from 'kysely';
import type { Viewer } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { belongsToVisible } from '@/server/placements/internshipAccess';
import type { components } from '@/shared/contract.gen';
import { defenceScore } from '@/shared/resources/defences/defenceScore';
import type { ScorePart } from '@/shared/resources/grades/scores';

type Proposal = components['schemas']['GradeProposal'];

/** The score that the held defence of each placement proposes for the grade in a course. */
export async function selectDefenceProposals(
  db: Database,
  user: Viewer,
  { part, internshipIds }: { part: ScorePart | null; internshipIds: readonly number[] },
): Promise<ReadonlyMap<number, readonly Proposal[]>> {
  // Mentors see no defences.
  if (part === null || user.role === 'mentor') return new Map();
  const rows = await db
    .selectFrom('defences')
    .innerJoin('defence_examiners', 'defence_id', 'defences.id')
    .innerJoin('lecturers', 'lecturers.id', 'lecturer_id')
    .innerJoin('users', 'users.id', 'lecturers.user_id')
    .select('internship_id')
    .select(sql<number[]>`json_agg(score order by position)`.as('scores'))
    .select(sql<string>`string_agg(users.name, ', ' order by position)`.as('names'))
    .where('state', '=', 'held')
    .where('internship_id', '=', anyOf(internshipIds))
    .where(belongsToVisible('defences.internship_id', user))
    .groupBy('internship_id')
    .execute();
  return new Map(
    rows.map(({ internship_id, scores, names }) => {
      const score = defenceScore(scores);
      const proposal = { part, assessor: 'examiners' as const, assessor_name: names };
      return [internship_id, score === null ? [] : [{ ...proposal, score }]];
    }),
  );
}

/** The courses of the semester of a placement whose grades take the score of the defence. */
export async function selectProposingCourses(db: Database, internshipId: number) {
  const rows = await db
    .selectFrom('courses')
    .innerJoin('internship_periods', 'internship_periods.semester', 'courses.semester')
    .innerJoin('internships', 'internship_period_id', 'internship_periods.id')
    .select(['courses.code as course_code', 'defence_score_part as part'])
    .where('internships.id', '=', internshipId)
    .where('defence_score_part', 'is not', null)
    .orderBy('courses.code')
    .execute();
  return rows.flatMap(({ course_code, part }) => (part === null ? [] : [{ course_code, part }]));
}
