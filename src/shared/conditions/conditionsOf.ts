import { type ListedFields, shortLabel } from '../fields/field';
import type { ConditionColumn, ConditionType } from './condition';

const TYPES: Readonly<Record<ListedFields[string]['type'], ConditionType>> = {
  text: 'text',
  identifier: 'text',
  phone: 'text',
  number: 'number',
  year: 'number',
  date: 'date',
  choice: 'choice',
};

/** The columns of a list that conditions can be on: all of its fields. */
export const conditionsOf = <Known extends ListedFields>(fields: Known) =>
  Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [
      path,
      { label: shortLabel(field), type: TYPES[field.type], choices: field.choices },
    ]),
  ) as Record<keyof Known & string, ConditionColumn>;
