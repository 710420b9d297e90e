import { StateBadge } from '@/client/ui/cells/StateBadge';
import { type Field, type Fields, shortLabel } from '@/shared/fields/field';
import { type Column, valueAt } from './column';

/** Writes a day, or the day of an instant. */
export type WriteDate = (value: string | null) => string;

/** A column of a field needs no header, and says only what differs from what the field says. */
export type FieldColumn<Row, Name extends string> =
  | Column<Row>
  | (Omit<Column<Row>, 'field' | 'header'> & { field: Name; header?: string });

/** Header, side, orders and content of a column, from its field. */
function columnOf(field: Field, path: string, writeDate?: WriteDate): Column<unknown> {
  const { type, choices, tones } = field;
  const column = { field: path, header: shortLabel(field) };
  const textAt = (row: unknown) => valueAt(row, path) as string | null;
  if (type === 'number') return { ...column, align: 'right' };
  if (type === 'date' || type === 'instant') {
    return { ...column, sortsAs: 'date', render: (row) => writeDate?.(textAt(row)) };
  }
  if (!choices) return column;
  const value = (row: unknown) => choices[`${textAt(row)}`];
  const words: Column<unknown> = { ...column, sortsAs: 'other', value };
  if (!tones) return words;
  const render = (row: unknown) => (
    <StateBadge field={{ choices, tones }} value={`${textAt(row)}`} />
  );
  return { ...words, card: 'badge', render };
}

/** The columns with what their fields say about themselves, unless they say it. */
export const fieldColumns = <Row, Name extends string>(
  fields: Fields,
  columns: readonly FieldColumn<Row, Name>[],
  writeDate?: WriteDate,
): readonly Column<Row>[] =>
  columns.map((column) => {
    const field = fields[column.field];
    if (!field) return column as Column<Row>;
    const { render, ...derived } = columnOf(field, column.field, writeDate);
    return { ...derived, ...(!column.value && { render }), ...column };
  });
