import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';
import { byWeightPart, type Weights } from '@/shared/resources/grades/scores';

export const WEIGHTS_IN_USE =
  'Bobot tidak dapat diubah karena sudah dipakai nilai. Untuk tahun ajaran baru, tambahkan mata kuliah baru.';

/**
 * Throws 422 for each changed weight of a course with grades, whose totals, some of them printed, would change.
 * Call it in a transaction, which concurrent new grades precede or wait for.
 */
export async function refuseFrozenWeights(
  trx: Database,
  code: string,
  weights: Weights,
): Promise<void> {
  const stored = await trx
    .selectFrom('courses')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) return;
  const names = Object.keys(byWeightPart(() => 0)) as (keyof Weights)[];
  const changed = names.filter((name) => stored[name] !== weights[name]);
  if (changed.length === 0) return;
  const grade = await trx
    .selectFrom('grades')
    .select('id')
    .where('course_code', '=', code)
    .executeTakeFirst();
  if (grade) throw fieldErrors(Object.fromEntries(changed.map((name) => [name, [WEIGHTS_IN_USE]])));
}
