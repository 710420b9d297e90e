import { type Expression, type SqlBool, sql } from 'kysely';
import { fieldErrors } from '@/server/http/errors';
import { BULK_MAX } from '@/shared/constants/limits';

/** True for the records whose keys somebody has chosen; `name` is the parameter that has brought them. */
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
