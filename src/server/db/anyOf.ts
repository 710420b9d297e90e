import { sql } from 'kysely';

/** For `where(column, '=', anyOf(ids))`: one parameter for any number of IDs, also for none. */
export const anyOf = (ids: Iterable<number>) => sql<number>`any(${[...ids]}::integer[])`;
