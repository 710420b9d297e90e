import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { components } from '@/shared/contract.gen';
import type { AssessmentCriterion } from '@/shared/resources/assessments/constants';
import { criteriaOf } from './criteria';

type Form = components['schemas']['AssessmentForm'];
type FormContent = Pick<Form, 'course_code' | 'assessor' | 'is_active' | 'score_part'>;

const formRows = (db: Database) =>
  db
    .selectFrom('assessment_forms')
    .innerJoin('courses', 'courses.code', 'assessment_forms.course_code')
    .selectAll('assessment_forms')
    .select([
      'courses.name as course_name',
      sql<number>`(
        select count(*)::integer from assessment_sheets where form_id = assessment_forms.id
      )`.as('sheets'),
      criteriaOf('assessment_forms.id', sql.ref('assessment_forms.revision')).as('criteria'),
    ]);

export async function selectAssessmentForms(db: Database): Promise<Form[]> {
  return formRows(db).orderBy('course_code').orderBy('assessor', 'desc').execute();
}

export async function selectAssessmentForm(db: Database, id: number): Promise<Form | undefined> {
  return formRows(db).where('assessment_forms.id', '=', id).executeTakeFirst();
}

export async function insertAssessmentForm(
  trx: Database,
  { criteria, ...form }: FormContent & { criteria: readonly AssessmentCriterion[] },
) {
  const { id, revision } = await trx
    .insertInto('assessment_forms')
    .values(form)
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow();
  await insertCriteria(trx, { form_id: id, revision }, criteria);
  return id;
}

/** Other criteria become another revision, because sheets keep theirs. */
export async function storeAssessmentForm(
  trx: Database,
  stored: Form,
  {
    criteria,
    ...form
  }: Pick<FormContent, 'is_active' | 'score_part'> & {
    criteria: readonly AssessmentCriterion[];
  },
): Promise<void> {
  const isKept =
    JSON.stringify(stored.criteria.map(valuesOf)) === JSON.stringify(criteria.map(valuesOf));
  const revision = isKept ? stored.revision : stored.revision + 1;
  await trx
    .updateTable('assessment_forms')
    .set({ ...form, revision })
    .where('id', '=', stored.id)
    .execute();
  if (!isKept) await insertCriteria(trx, { form_id: stored.id, revision }, criteria);
}

/** Makes changes of a form follow each other. */
export async function lockAssessmentForm(trx: Database, id: number): Promise<void> {
  await trx
    .selectFrom('assessment_forms')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}

export async function deleteAssessmentFormOf(db: Database, id: number) {
  return db.deleteFrom('assessment_forms').where('id', '=', id).returning('id').executeTakeFirst();
}

/** The values of a criterion in one order, to compare them. */
const valuesOf = ({ name, guidance, weight, words }: AssessmentCriterion) => [
  name,
  guidance ?? null,
  weight,
  words?.map(({ word, points }) => [word, points]) ?? null,
];

async function insertCriteria(
  trx: Database,
  key: { form_id: number; revision: number },
  criteria: readonly AssessmentCriterion[],
): Promise<void> {
  await trx
    .insertInto('assessment_criteria')
    .values(
      criteria.map(({ name, guidance, weight, words }, index) => ({
        ...key,
        position: index + 1,
        name,
        guidance: guidance ?? null,
        weight,
        words: words && JSON.stringify(words),
      })),
    )
    .execute();
}
