import {
  type Condition,
  type ConditionColumn,
  type ConditionColumns,
  type ConditionType,
  OPERATORS,
  type Operator,
  valueCount,
} from '@/shared/conditions/condition';
import { soundConditions, valueIssues } from '@/shared/conditions/conditionRules';

type Typed = { operator: Operator; values: readonly string[] };

/** A condition in the panel, complete or not. */
export type Draft = {
  id: number;
  field: string;
  /** The input by type, kept when somebody tries another column. */
  typed: Readonly<Partial<Record<ConditionType, Typed>>>;
  /** The condition that the list has; null before it is applied. */
  applied: Condition | null;
  /** Whether its issues are shown. */
  isMarked: boolean;
};

/** The drafts that a closed panel keeps. */
export type KeptDrafts = {
  drafts: readonly Draft[];
  /** The conditions of the list at that time. */
  sent: string;
};

let lastId = 0;

const draft = (field: string): Draft => {
  lastId += 1;
  return { id: lastId, field, typed: {}, applied: null, isMarked: false };
};

/** A draft for the first column without a condition. */
export function newDraft(columns: ConditionColumns, others: readonly Draft[]): Draft {
  const fields = Object.keys(columns);
  const unused = fields.find((field) => !others.some((other) => other.field === field));
  return draft(unused ?? fields[0] ?? '');
}

export const draftsOf = (conditions: string, columns: ConditionColumns): Draft[] =>
  soundConditions(conditions, columns).map((condition) => {
    const [field, operator, ...values] = condition;
    const type = columns[field]?.type ?? 'text';
    const typed = { [type]: { operator, values: values.map(String) } };
    return { ...draft(field), typed, applied: condition };
  });

export const typedIn = ({ typed }: Draft, { type }: ConditionColumn): Typed =>
  typed[type] ?? { operator: OPERATORS[type][0], values: [] };

export const withTyped = (
  written: Draft,
  column: ConditionColumn,
  changes: Partial<Typed>,
): Draft => ({
  ...written,
  typed: { ...written.typed, [column.type]: { ...typedIn(written, column), ...changes } },
});

function valuesIn(written: Draft, column: ConditionColumn) {
  const { operator, values } = typedIn(written, column);
  if (column.type === 'choice') return values;
  return Array.from({ length: valueCount(operator) }, (_, index) => {
    const text = (values[index] ?? '').trim();
    return column.type === 'number' && text !== '' ? Number(text) : text;
  });
}

export const issuesOf = (written: Draft, column: ConditionColumn) =>
  valueIssues(column, typedIn(written, column).operator, valuesIn(written, column));

/** The condition, or null if it is incomplete. */
export function conditionOf(written: Draft, column: ConditionColumn): Condition | null {
  if (issuesOf(written, column).some(Boolean)) return null;
  return [written.field, typedIn(written, column).operator, ...valuesIn(written, column)];
}
