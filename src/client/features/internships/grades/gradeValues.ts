import type { ScorePart } from '@/shared/resources/grades/scores';

export type GradeValues = {
  internship_id: number;
  course_code: string;
  /** Present only while a grade is edited. */
  reason?: string;
  version?: number;
} & Record<ScorePart, number | ''>;
