import type { GradedStudent, ReportActivity } from '@/server/reports/reportData';
import { daysLate } from '@/shared/resources/activities/activityLogs';
import { letterGrade, weightedTotal } from '@/shared/resources/grades/letterGrades';
import { SCORE_PARTS, type Scores, type Weights, weightOf } from '@/shared/resources/grades/scores';
import type { ActivityRecords, GradeRecords } from './reportRecords';

export function reportedActivities(
  { activities, photos }: ActivityRecords,
  thumbnails: ReadonlyMap<number, Buffer>,
  timeZone: string,
): ReportActivity[] {
  return activities.map(({ id, log_text, first_handed_in_at, ...activity }) => {
    const days_late = first_handed_in_at && daysLate(activity, first_handed_in_at, timeZone);
    const log = log_text === null ? null : { text: log_text, days_late: days_late ?? 0 };
    const its = photos.filter(({ activity_id }) => activity_id === id);
    return { ...activity, log, photos: its.flatMap((photo) => thumbnails.get(photo.id) ?? []) };
  });
}

export function placementOf(internship: ActivityRecords['internship']) {
  const { nim, start_date, end_date, semester, year } = internship;
  return {
    student: { name: internship.student_name, nim },
    company_name: internship.company_name,
    mentor: { name: internship.mentor_name, signature: internship.mentor_signature },
    lecturer: { name: internship.lecturer_name, signature: internship.lecturer_signature },
    period: { start_date, end_date, semester, year },
  };
}

export function summaryOf({ grades: [first], lecturer, mentor }: GradeRecords) {
  return {
    course_name: first.course_name,
    lecturer_name: lecturer?.name ?? null,
    mentor_name: mentor?.name ?? null,
    company_name: mentor?.company_name ?? null,
    course_semester: first.course_semester,
    course_academic_year: first.course_academic_year,
  };
}

export const gradedStudents = ({ grades }: GradeRecords): GradedStudent[] =>
  grades.map(gradedStudent);

export function gradedStudent({ nim, name, ...grade }: GradeRecords['grades'][0]): GradedStudent {
  const total = weightedTotal(grade, grade);
  return { nim, name, ...scoresOf(grade), total, letter_grade: letterGrade(total) };
}

function scoresOf(grade: Scores): Scores {
  const { assignment_1, assignment_2, midterm, final, other } = grade;
  return { assignment_1, assignment_2, midterm, final, other };
}

export function weightsOf(course: Weights): Scores {
  const weights = SCORE_PARTS.map((part) => [part, course[weightOf(part)]]);
  return Object.fromEntries(weights) as unknown as Scores;
}
