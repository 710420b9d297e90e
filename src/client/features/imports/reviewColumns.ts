import type { ImportColumn } from '@/client/api/api';
import type { ImportKind } from '@/shared/records';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import type { ReviewedRow } from './importRows';

export type ReviewColumn = Pick<ImportColumn, 'field' | 'header' | 'type' | 'choices'>;

/** The fields of which a row says something. */
const fieldsSaid = ({ errors, notes }: ReviewedRow) => [
  ...Object.keys(errors),
  ...Object.keys(notes),
];

/** The columns of the file, and those that it lacks and an error is about. */
export const reviewColumns = (
  kind: ImportKind,
  columns: readonly ImportColumn[],
  rows: readonly ReviewedRow[],
): ReviewColumn[] => {
  const said = new Set(rows.flatMap(fieldsSaid));
  const missing = SHEET_COLUMNS[kind].filter(
    ({ field }) => said.has(field) && !columns.some((column) => column.field === field),
  );
  return [
    ...columns,
    ...missing.map(({ field, header, type, choices }) => ({
      field,
      header,
      type,
      choices: choices ? Object.entries(choices).map(([value, label]) => ({ value, label })) : null,
    })),
  ];
};

/** The errors of a row that belong to none of the columns. */
export const otherMessages = (
  { errors, notes }: ReviewedRow,
  columns: readonly ReviewColumn[],
): string[] =>
  Object.entries({ ...notes, ...errors })
    .filter(([field]) => !columns.some((column) => column.field === field))
    .map(([, message]) => message);
