import type { ReactNode } from 'react';

export type CellValue = string | number | boolean | null | undefined;

export type Column<Row> = {
  /** Also what the server sorts by, such as `name` or `user.name`. */
  field: string;
  header: string;
  /** What is shown, searched and sorted; `row[field]` (dots descend) when left out. */
  value?: (row: Row) => CellValue;
  /** When the value alone is not what is shown. */
  render?: (row: Row) => ReactNode;
  /** Every column sorts unless it says no. */
  sortable?: boolean;
  /** A share of the width that is left; 1 unless there is a `width`. */
  flex?: number;
  width?: number;
  minWidth?: number;
  align?: 'left' | 'center' | 'right';
  /** Where it stands on a phone's card: the first column is the title, the others are lines. */
  card?: 'title' | 'badge' | 'line' | 'hidden';
  /** A number that people need elsewhere: a button beside it copies it. */
  copyable?: boolean;
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

export function cellValue<Row>(row: Row, column: Column<Row>): CellValue {
  if (column.value) return column.value(row);
  const value = descend(row, column.field);
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
    ? (value as CellValue)
    : undefined;
}

export function cellContent<Row>(row: Row, column: Column<Row>): ReactNode {
  if (column.render) return column.render(row);
  const value = cellValue(row, column);
  return value === null || value === undefined || value === '' ? '-' : String(value);
}

/** What the button beside a cell copies; null when there is nothing to copy. */
export function copyOf<Row>(row: Row, column: Column<Row>) {
  const text = column.copyable ? String(cellValue(row, column) ?? '') : '';
  return text === '' ? null : { text, label: `${column.header} ${text}` };
}
