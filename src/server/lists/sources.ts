import { type Expression, sql } from 'kysely';
import type { Tables } from '@/server/db/tables';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import type { ListedFields } from '@/shared/fields/field';
import type { ConditionSql } from './conditions';
import { sortKey } from './order';
import { inTexts, labelled, phoneNumber } from './search';

/** Where a field of a list is in SQL: a column, or what differs from one. */
export type Source =
  | string
  | (Omit<ConditionSql, 'value'> & {
      value: string | Expression<unknown>;
      /** The order of the list by this field, if it is not that of the value; null if there is none. */
      order?: Expression<unknown> | null;
    });

export type Sources<Known extends ListedFields = ListedFields> = Readonly<
  Record<keyof Known & string, Source>
>;

/** Fields that are columns of the same name. */
export const inTable = <Table extends keyof Tables & string, Name extends string>(
  table: Table,
  fields: Readonly<Record<Name & keyof Tables[Table], unknown>>,
) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, `${table}.${name}`])) as Record<
    Name,
    string
  >;

/** A text for `inTexts`, which writes columns in lower case itself. */
const lowered = (value: string | Expression<unknown>) =>
  typeof value === 'string' ? value : sql`lower(${value})`;

/** The search, the conditions and the orders of a list whose fields are in these places. */
export function listBy<Known extends ListedFields>(fields: Known, sources: Sources<Known>) {
  const places = Object.entries(fields).map(([path, field]) => {
    const source: Source = sources[path] ?? path;
    const { value, order, ...rest } = typeof source === 'string' ? { value: source } : source;
    const isText = ['text', 'identifier', 'phone'].includes(field.type);
    const found = typeof value === 'string' ? sql.ref(value) : value;
    return { path, field, isText, value, found, order, rest };
  });
  return {
    search: inTexts(
      ...places.flatMap(({ field, isText, value, found }) =>
        field.type === 'choice' ? [] : isText ? lowered(value) : found,
      ),
    ),
    conditions: {
      columns: conditionsOf(fields),
      sql: Object.fromEntries(
        places.map(({ path, field: { type }, found, rest }) => [
          path,
          { value: found, isIdentifier: type === 'identifier', ...rest },
        ]),
      ),
    },
    matchers: places.flatMap(({ field: { type, choices }, value, found }) => {
      if (choices) return labelled(choices, found);
      return type === 'phone' && typeof value === 'string' ? phoneNumber(value) : [];
    }),
    sort: Object.fromEntries(
      places.flatMap(({ path, isText, value, found, order }) => {
        if (order === null) return [];
        return [[path, order ?? (isText && typeof value === 'string' ? sortKey(value) : found)]];
      }),
    ),
  };
}
