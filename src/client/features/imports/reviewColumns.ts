import type { ImportColumn } from '@/client/api/api';
import type { ReviewedRow } from './importRows';
import type { ReadFile } from './useImport';

export type ReviewColumn = Pick<ImportColumn, 'field' | 'header' | 'type' | 'choices'>;

/** The fields of which a row says something. */
const fieldsSaid = ({ errors, notes, warnings }: ReviewedRow) => [
  ...Object.keys(errors),
  ...Object.keys(notes),
  ...Object.keys(warnings),
];

/** The columns of the file, and others that have a value for all rows or that an error or a warning is about. */
export const reviewColumns = (
  { columns, other_columns, fills }: Pick<ReadFile, 'columns' | 'other_columns' | 'fills'>,
  rows: readonly ReviewedRow[],
): ReviewColumn[] => {
  const said = new Set([...Object.keys(fills), ...rows.flatMap(fieldsSaid)]);
  return [...columns, ...other_columns.filter(({ field }) => said.has(field))];
};

/** The errors of a row that belong to none of the columns. */
export const otherMessages = (
  { errors, notes }: ReviewedRow,
  columns: readonly ReviewColumn[],
): string[] =>
  Object.entries({ ...notes, ...errors })
    .filter(([field]) => !columns.some((column) => column.field === field))
    .map(([, message]) => message);

/** The columns with errors in some of the rows come first. */
export const wrongFirst = (
  columns: readonly ReviewColumn[],
  rows: readonly ReviewedRow[],
): ReviewColumn[] => {
  const wrong = new Set(rows.flatMap(({ errors }) => Object.keys(errors)));
  return [...columns].sort(
    (one, other) => Number(wrong.has(other.field)) - Number(wrong.has(one.field)),
  );
};
