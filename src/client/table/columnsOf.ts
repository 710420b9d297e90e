import { type Fields, shortLabel } from '@/shared/fields/field';
import type { Column } from './column';

type Columns<Row, Name> = readonly (
  | Column<Row>
  | (Omit<Column<Row>, 'header' | 'field'> & { field: Name })
)[];

/** Columns with what their fields say about themselves: the header, the side of numbers, the orders. */
export const columnsOf = <Row, Name extends string>(
  fields: Readonly<Record<Name, Fields[string]>>,
  columns: Columns<Row, Name>,
): readonly Column<Row>[] =>
  columns.map((column) => {
    if ('header' in column) return column;
    const field = fields[column.field];
    return {
      header: shortLabel(field),
      ...(field.type === 'number' && { align: 'right' as const }),
      ...(field.type === 'date' && { sortsAs: 'date' as const }),
      ...column,
    };
  });
