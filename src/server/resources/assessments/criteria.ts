import { type Expression, sql } from 'kysely';
import type { AssessmentCriterion } from '@/shared/resources/assessments/constants';

/** The criteria of a revision of a form, in order. */
export const criteriaOf = (formId: string, revision: Expression<number>) =>
  sql<AssessmentCriterion[]>`array(
    select jsonb_build_object('name', name, 'guidance', guidance, 'weight', weight, 'words', words)
    from assessment_criteria criteria
    where criteria.form_id = ${sql.ref(formId)} and criteria.revision = ${revision}
    order by position
  )`;
