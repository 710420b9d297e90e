import type { Labels } from '../constants/labels';

/** A column of a list that conditions can be on; for a flag, the choices are 'true' and 'false'. */
export type ConditionColumn =
  | { label: string; type: 'text' | 'number' | 'date' }
  | { label: string; type: 'choice'; choices: Labels };

export type ConditionType = ConditionColumn['type'];

/** By field, which is the path of the value in the rows of the list. */
export type ConditionColumns = Readonly<Record<string, ConditionColumn>>;

const COMPARED = ['equals', 'at_least', 'at_most', 'between'] as const;

export const OPERATORS = {
  text: ['contains', 'not_contains', 'equals', 'starts_with', 'empty', 'not_empty'],
  number: COMPARED,
  date: COMPARED,
  choice: ['one_of'],
} as const satisfies Record<ConditionType, readonly string[]>;

export type Operator = (typeof OPERATORS)[ConditionType][number];

/** Numbers for a number, keys for a choice, 'YYYY-MM-DD' for a date. */
export type ConditionValue = string | number;

export type Condition = readonly [field: string, operator: Operator, ...values: ConditionValue[]];

/** How many values an operator takes; for `one_of` it is at least so many. */
export function valueCount(operator: Operator): number {
  if (operator === 'between') return 2;
  return operator === 'empty' || operator === 'not_empty' ? 0 : 1;
}
