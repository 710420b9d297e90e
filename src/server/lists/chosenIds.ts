import { type Expression, type SqlBool, sql } from 'kysely';
import { fieldErrors } from '@/server/http/errors';
import { BULK_MAX } from '@/shared/constants/limits';

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
