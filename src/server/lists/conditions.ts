import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { fieldErrors } from '@/server/http/errors';
import type { Condition, ConditionColumn, ConditionColumns } from '@/shared/conditions/condition';
import { conditionsIssue, soundConditions } from '@/shared/conditions/conditionRules';
import { withoutSpaces } from '@/shared/personNumber';
import { literally } from './literally';

/** The SQL of a column. */
export interface ConditionSql {
  /** A boolean for choices of 'true' and 'false', otherwise a value of the column's type. */
  value: Expression<unknown>;
  /** A lower-case text with a trigram index that contains the text of the column. */
  indexedIn?: string;
  /** Whether its texts are digits, between which people type spaces. */
  isIdentifier?: boolean;
  /** For a column of another table: limits the rows by a condition on that table. */
  where?: (condition: Expression<SqlBool>) => Expression<SqlBool>;
}

export interface ConditionTable {
  columns: ConditionColumns;
  sql: Readonly<Record<string, ConditionSql>>;
}

/** Adds the conditions to the query; throws 422 for invalid ones (docs/decisions/0049). */
export function fulfilling<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  conditions: string | undefined,
  table: ConditionTable | undefined,
): SelectQueryBuilder<DB, TB, O> {
  if (!conditions || !table) return rows;
  const issue = conditionsIssue(conditions, table.columns);
  if (issue) throw fieldErrors({ conditions: [issue] });
  return soundConditions(conditions, table.columns).reduce(
    (found, condition) => found.where(conditionSql(condition, table)),
    rows,
  );
}

function conditionSql(condition: Condition, { columns, sql: ofColumns }: ConditionTable) {
  const [field] = condition;
  const column = columns[field];
  const { value, where, ...options } = ofColumns[field] ?? {};
  if (!column || !value) throw new Error(`The list has no SQL for ${field}.`);
  const test = testOf(condition, column, value, options);
  return where ? where(test) : test;
}

type TextOptions = Omit<ConditionSql, 'value' | 'where'>;

const DIGITS = /^[\d\s\p{Cf}]+$/u;

/** Casts keep PostgreSQL from guessing a type from the column: 2.5 is no integer. */
function testOf(
  [, operator, ...values]: Condition,
  { type }: ConditionColumn,
  value: Expression<unknown>,
  options: TextOptions,
): Expression<SqlBool> {
  if (type === 'choice') return sql<SqlBool>`(${value})::text in (${sql.join(values)})`;
  if (type === 'text') return textTest(operator, String(values[0]), value, options);
  const [from, to = from] = values.map((given) =>
    type === 'number' ? sql`${given}::numeric` : sql`${given}::date`,
  );
  if (operator === 'at_least') return sql<SqlBool>`${value} >= ${from}`;
  if (operator === 'at_most') return sql<SqlBool>`${value} <= ${from}`;
  return sql<SqlBool>`${value} between ${from} and ${to}`;
}

function textTest(
  operator: Condition[1],
  given: string,
  value: Expression<unknown>,
  { indexedIn, isIdentifier = false }: TextOptions,
): Expression<SqlBool> {
  if (operator === 'empty') return sql<SqlBool>`coalesce(${value}, '') = ''`;
  if (operator === 'not_empty') return sql<SqlBool>`${value} <> ''`;
  const text = isIdentifier && DIGITS.test(given) ? withoutSpaces(given) : given;
  const pattern = (before: string) => sql`lower(${`${before}${literally(text)}%`}::text)`;
  if (operator === 'not_contains') {
    return sql<SqlBool>`coalesce(lower(${value}), '') not like ${pattern('%')}`;
  }
  const test =
    operator === 'equals'
      ? sql<SqlBool>`lower(${value}) = lower(${text}::text)`
      : sql<SqlBool>`lower(${value}) like ${pattern(operator === 'contains' ? '%' : '')}`;
  if (!indexedIn) return test;
  return sql<SqlBool>`(${sql.ref(indexedIn)} like ${pattern('%')} and ${test})`;
}
