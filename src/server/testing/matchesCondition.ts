import type { Condition, ConditionColumn } from '@/shared/conditions/condition';

const lowerCase = (text: unknown) => String(text ?? '').toLowerCase();

/** Whether a value of the column fulfils the condition, written independently of the server's SQL. */
export function matchesCondition(
  value: unknown,
  column: ConditionColumn,
  [, operator, ...values]: Condition,
): boolean {
  const [from = '', to = from] = values;
  if (column.type === 'choice') {
    return values.includes(String('true' in column.choices ? Boolean(value) : value));
  }
  if (column.type === 'text') {
    const text = lowerCase(value);
    const searched = lowerCase(from);
    if (operator === 'contains') return text.includes(searched);
    if (operator === 'not_contains') return !text.includes(searched);
    if (operator === 'starts_with') return text.startsWith(searched);
    if (operator === 'equals') return text === searched;
    return (text === '') === (operator === 'empty');
  }
  if (value === null || value === undefined) return false;
  const compared = column.type === 'number' ? Number(value) : String(value);
  if (operator === 'at_least') return compared >= from;
  if (operator === 'at_most') return compared <= from;
  return compared >= from && compared <= to;
}
