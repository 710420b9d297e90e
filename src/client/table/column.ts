import type { ReactNode } from 'react';

export type CellValue = string | number | boolean | null | undefined;

export type Column<Row> = {
  /** The path of the value, and the server's sort field, such as `name` or `user.name`. */
  field: string;
  header: string;
  /** The value that is shown, searched and sorted; by default the one at `field`. */
  value?: (row: Row) => CellValue;
  /** The content of the cell, if it is more than the value. */
  render?: (row: Row) => ReactNode;
  /** Columns sort unless this is false. */
  sortable?: boolean;
  /** The kind of words for the two orders in a list to choose from; numbers when aligned right. */
  sortsAs?: 'text' | 'number' | 'date' | 'other';
  /** A share of the remaining width; 1 unless there is a `width`. */
  flex?: number;
  /** The preferred width; the column shrinks to `minWidth` in a narrow table. */
  width?: number;
  /** The narrowest at which header and cells can be read, in two lines. */
  minWidth?: number;
  align?: 'left' | 'center' | 'right';
  /** The place on a card: the first column is the title, the others are lines. */
  card?: 'title' | 'badge' | 'line' | 'hidden';
  /** An identifier that people need elsewhere: gets a button that copies it. */
  copyable?: boolean;
  /** Hidden until a person chooses it. */
  isOptional?: boolean;
  /** The columns of an export with the same content; by default the one of the same field. */
  exportedAs?: readonly string[];
};

const descend = (row: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (level, key) =>
        typeof level === 'object' && level !== null
          ? (level as Record<string, unknown>)[key]
          : undefined,
      row,
    );

/** The value at the path of a field, such as `user.name`. */
export function valueAt(row: unknown, field: string): CellValue {
  const value = descend(row, field);
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
    ? (value as CellValue)
    : undefined;
}

export const cellValue = <Row>(row: Row, { field, value }: Column<Row>): CellValue =>
  value ? value(row) : valueAt(row, field);

export function cellContent<Row>(row: Row, column: Column<Row>): ReactNode {
  if (column.render) return column.render(row);
  const value = cellValue(row, column);
  return value === null || value === undefined || value === '' ? '-' : String(value);
}

/** The text and label for the copy button of a cell, or null. */
export function copyOf<Row>(row: Row, column: Column<Row>) {
  const text = column.copyable ? String(cellValue(row, column) ?? '') : '';
  return text === '' ? null : { text, label: `${column.header} ${text}` };
}
