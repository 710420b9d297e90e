import { type Expression, type SqlBool, sql } from 'kysely';
import { fieldErrors } from '@/server/http/errors';
import { BULK_MAX } from '@/shared/constants/limits';

/** The IDs of a parameter such as '3,1,2', each once. @throws 422 with the message for more than `max`. */
export function idsIn(ids: string, max: number, tooMany: string): number[] {
  const all = [...new Set(ids.split(',').map(Number))];
  if (all.length > max) throw fieldErrors({ ids: [tooMany] });
  return all;
}

/** True for the chosen records; `name` is the parameter that lists their keys. */
export function isChosen(
  key: Expression<unknown>,
  chosen: readonly string[],
  name: string,
): Expression<SqlBool> {
  if (chosen.length > BULK_MAX) {
    throw fieldErrors({ [name]: [`Maksimal ${BULK_MAX} data sekaligus`] });
  }
  return sql<SqlBool>`${key} in (${sql.join(chosen)})`;
}
