import { CONDITION_NUMBER_MAX, CONDITION_TEXT_MAX, CONDITIONS_MAX } from '../constants/limits';
import { isCalendarDate } from '../validation/dateAndTime';
import {
  type Condition,
  type ConditionColumn,
  type ConditionColumns,
  OPERATORS,
  type Operator,
  valueCount,
} from './condition';

const REQUIRED = 'Wajib diisi';
const UNREADABLE = 'Format tidak valid';

type Issue = string | null;

/** The error of each value of a condition, in the order of the values. */
export function valueIssues(
  column: ConditionColumn,
  operator: Operator,
  values: readonly unknown[],
): Issue[] {
  if (operator === 'one_of') return [choiceIssue(column, values)];
  const given = Array.from({ length: valueCount(operator) }, (_, index) => values[index]);
  const issues = given.map((value) => valueIssue(column, value));
  const [from, to] = given as (string | number)[];
  if (from === undefined || to === undefined || issues.some(Boolean) || from <= to) return issues;
  return [null, 'Tidak boleh kurang dari nilai pertama'];
}

function choiceIssue(column: ConditionColumn, values: readonly unknown[]): Issue {
  const keys: unknown[] = column.type === 'choice' ? Object.keys(column.choices) : [];
  if (values.length === 0) return 'Pilih minimal satu';
  const isSound = values.every((value) => keys.includes(value)) && values.length <= keys.length;
  return isSound ? null : 'Pilihan tidak dikenal';
}

function valueIssue({ type }: ConditionColumn, value: unknown): Issue {
  if (value === undefined || value === '') return REQUIRED;
  if (type === 'number') {
    if (typeof value !== 'number' || !Number.isFinite(value)) return 'Harus berupa angka';
    return Math.abs(value) > CONDITION_NUMBER_MAX ? 'Angka terlalu besar' : null;
  }
  if (type === 'date') return isCalendarDate(value) ? null : 'Tanggal tidak valid';
  if (typeof value !== 'string' || value.includes('\0')) return UNREADABLE;
  if (value.trim() === '') return REQUIRED;
  return value.length > CONDITION_TEXT_MAX ? `Maksimal ${CONDITION_TEXT_MAX} karakter` : null;
}

function conditionIssue(condition: unknown, columns: ConditionColumns): Issue {
  if (!Array.isArray(condition)) return UNREADABLE;
  const [field, operator, ...values] = condition;
  if (typeof field !== 'string' || typeof operator !== 'string') return UNREADABLE;
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (!column) return `Kolom tidak dikenal: ${field}`;
  const operators: readonly string[] = OPERATORS[column.type];
  if (!operators.includes(operator)) return `Operator tidak dikenal: ${operator}`;
  const issue = valueIssues(column, operator as Operator, values).find(Boolean);
  if (issue) return issue;
  const isTooMany = operator !== 'one_of' && values.length > valueCount(operator as Operator);
  return isTooMany ? 'Nilai terlalu banyak' : null;
}

function listIn(text: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

/** The errors of conditions as the API takes them, in JSON. */
export function conditionsIssue(text: string, columns: ConditionColumns): Issue {
  const list = listIn(text);
  if (!list) return UNREADABLE;
  if (list.length > CONDITIONS_MAX) return `Maksimal ${CONDITIONS_MAX} syarat`;
  const issues = list.map((condition) => conditionIssue(condition, columns));
  const index = issues.findIndex(Boolean);
  return index < 0 ? null : `Syarat ${index + 1}: ${issues[index]}`;
}

/** The conditions in the text that are right; the others are ignored. */
export function soundConditions(text: string, columns: ConditionColumns): Condition[] {
  const list = listIn(text) ?? [];
  return list
    .filter((item): item is Condition => conditionIssue(item, columns) === null)
    .slice(0, CONDITIONS_MAX);
}
