import {
  type Expression,
  type OrderByExpression,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import { fieldErrors } from '@/server/http/errors';

/** The ways to sort a list. */
export interface Sorting {
  /** The fields that `sort=` accepts and the expressions behind them; text goes through `sortKey`. */
  sort: Record<string, Expression<unknown>>;
  /** The order without `sort=`, such as 'name' or '-start_date'. */
  defaultSort: string;
  /** Makes every order total, so that each row is on exactly one page. */
  tieBreak: Expression<unknown>;
}

export type Order = { by: Expression<unknown>; direction: 'asc' | 'desc' }[];

/** The order in `sort=`, such as '-start_date,name'; throws 422 for an unknown field. */
export function totalOrder(
  asked: string | undefined,
  { sort, defaultSort, tieBreak }: Sorting,
): Order {
  return [...orderOf(asked || defaultSort, sort), { by: tieBreak, direction: 'asc' }];
}

function orderOf(sort: string, columns: Sorting['sort']): Order {
  const parts = new Map<string, string>();
  for (const part of sort.split(',')) {
    const name = part.replace(/^-/, '');
    // A repeated field changes nothing.
    if (!parts.has(name)) parts.set(name, part);
  }
  return [...parts].map(([name, part]) => {
    const isDescending = part.startsWith('-');
    const by = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (by === undefined) throw fieldErrors({ sort: [`Urutan tidak dikenal: ${name}`] });
    return { by, direction: isDescending ? ('desc' as const) : ('asc' as const) };
  });
}

export function inOrder<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  order: Order,
) {
  return order.reduce(
    (ordered, { by, direction }) => ordered.orderBy(by as OrderByExpression<DB, TB, O>, direction),
    rows,
  );
}

/** PostgreSQL's default puts nulls last in one direction and first in the other, so this is exact. */
export const reversed = (order: Order): Order =>
  order.map(({ by, direction }) => ({ by, direction: direction === 'asc' ? 'desc' : 'asc' }));

/** Sorts texts as `sortKey` in `shared` does. The indexes are on the same expression. */
export function sortKey(text: string | Expression<unknown>): RawBuilder<string> {
  return sql<string>`(sort_key(${typeof text === 'string' ? sql.ref(text) : text}) collate "C")`;
}
