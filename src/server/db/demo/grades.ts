import type { NewGrade } from '../tables';
import { demoCourses } from './courses';
import { DATA_CENTRE_MENTOR_ID, type DemoInternship } from './internships';
import { ACTIVE_PERIOD_ID, EARLIER_PERIOD_ID } from './periods';
import { type Random, randomFrom } from './random';

export type DemoGrade = NewGrade & { readonly id: number };

const LAST_COURSE = demoCourses.at(-1)?.code;
/** In the last course of the earlier period, one of this many students still waits for a grade. */
const WAITING_EVERY = 3;

/** Past internships have a grade in every course, varying around the student's level; one has none yet. */
export function demoGrades(internships: readonly DemoInternship[]): DemoGrade[] {
  const random = randomFrom('grades');
  const grades: DemoGrade[] = [];
  for (const { id: internship_id, internship_period_id, mentor_id } of internships) {
    if (internship_period_id === ACTIVE_PERIOD_ID) continue;
    const hasNone =
      internship_period_id === EARLIER_PERIOD_ID && mentor_id === DATA_CENTRE_MENTOR_ID;
    const level = random.between(58, 92);
    for (const { code } of demoCourses) {
      const grade = {
        internship_id,
        course_code: code,
        assignment_1: drawScore(random, level),
        assignment_2: drawScore(random, level),
        midterm: drawScore(random, level - 4),
        final: drawScore(random, level - 2),
        other: drawScore(random, level + 4),
      };
      const waits =
        internship_period_id === EARLIER_PERIOD_ID &&
        code === LAST_COURSE &&
        internship_id % WAITING_EVERY === 0;
      if (!waits && !hasNone) grades.push({ id: grades.length + 1, ...grade });
    }
  }
  return grades;
}

/** A score near the level, in steps of 0.5. */
function drawScore(random: Random, level: number): number {
  const score = level + random.between(-18, 18) / 2;
  return Math.min(100, Math.max(1, score));
}
