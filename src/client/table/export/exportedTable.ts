import type { ImportKind } from '@/shared/records';
import type { Column } from '../column';
import type { Table } from '../state/useTable';

/** A file beside those of the table, such as a report. */
export type ExportedReport = { label: string; url: string; params?: Record<string, unknown> };

export type ListExport = {
  /** The path of the operation. */
  url: string;
  /** Parameters that the operation requires, for chosen rows, too. */
  required?: Readonly<Record<string, unknown>>;
  /** The import that accepts the file, if there is one. */
  kind?: ImportKind;
  /** Files that are offered with those of the list. */
  reports?: readonly ExportedReport[];
  /** The parameter that names chosen records; 'ids' by default. */
  chosenBy?: 'ids' | 'codes';
};

/** The query for the export of a table. */
export type ExportedTable = ListExport & {
  /** Search, filters and order. */
  params: Record<string, unknown>;
  /** The fields on the screen. */
  columns: readonly string[];
};

export type ExportFile =
  | { format: 'xlsx' | 'csv'; isComplete: boolean }
  | { report: ExportedReport };

const asParameter = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Asks for all pages, so without the page and its size. */
export function exportedTable<Row>(
  list: ListExport,
  { state, params: { page: _page, perPage: _perPage, ...filters } }: Table,
  columns: readonly Column<Row>[],
): ExportedTable {
  const named = Object.entries(filters).map(([name, value]) => [asParameter(name), value]);
  return {
    ...list,
    params: {
      ...Object.fromEntries(named),
      ...list.required,
      search: state.search,
      sort: state.sort,
    },
    columns: columns.flatMap(({ field, exportedAs = [field] }) => exportedAs),
  };
}
