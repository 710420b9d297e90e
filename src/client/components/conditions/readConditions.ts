import type { ConditionColumns } from '@/shared/conditions/condition';
import { soundConditions } from '@/shared/conditions/conditionRules';
import { conditionsText } from '@/shared/conditions/conditionsText';
import { matchesCondition } from '@/shared/conditions/matchesCondition';
import { descend } from '../DataTable/column';

/**
 * What is right in the conditions of a URL, and which rows fulfil it where the server does not say so.
 * @public used through the module that `useConditions` imports
 */
export function readConditions(text: string, columns: ConditionColumns) {
  const conditions = soundConditions(text, columns);
  return {
    text: conditionsText(conditions),
    matches: (row: unknown) =>
      conditions.every((condition) => {
        const [field] = condition;
        const column = columns[field];
        return column !== undefined && matchesCondition(descend(row, field), column, condition);
      }),
  };
}
