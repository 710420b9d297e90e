import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import type { Column } from '../column';
import { minWidthOf } from '../layout/columnWidths';
import { ACTIONS_WIDTH } from '../layout/measures';
import { MAX_COLUMN_WIDTH, shownColumns, type TableLayout } from '../layout/tableLayout';
import { ActionsCell, ContentCell } from './cells';

const ACTIONS: GridColDef = {
  field: '__actions',
  headerName: 'Aksi',
  width: ACTIONS_WIDTH,
  minWidth: ACTIONS_WIDTH,
  sortable: false,
  resizable: false,
  align: 'center',
  headerAlign: 'center',
  renderCell: ({ row }) => <ActionsCell row={row} />,
};

/** The grid's description of our columns. */
export function toGridColumns<Row>(
  columns: readonly Column<Row>[],
  hidden: TableLayout['hidden'],
  hasActions: boolean,
): GridColDef[] {
  const [first] = shownColumns(columns, hidden);
  const own = columns.map<GridColDef>((column) => ({
    field: column.field,
    headerName: column.header,
    sortable: column.sortable ?? true,
    align: column.align ?? 'left',
    headerAlign: column.align ?? 'left',
    minWidth: minWidthOf(column),
    maxWidth: MAX_COLUMN_WIDTH,
    // The grid keeps the share of a column that has got a width, unless it is taken away.
    ...(column.width ? { width: column.width, flex: 0 } : { flex: column.flex ?? 1 }),
    renderCell: ({ row, tabIndex }) => (
      <ContentCell
        row={row}
        column={column as Column<unknown>}
        isFirst={column === first}
        tabIndex={tabIndex}
      />
    ),
  }));
  return hasActions ? [...own, ACTIONS] : own;
}

/** The grid shows all columns that the model does not name. */
export function visibilityOf<Row>(columns: readonly Column<Row>[], hidden: TableLayout['hidden']) {
  const shown = new Set(shownColumns(columns, hidden).map(({ field }) => field));
  return Object.fromEntries(columns.map(({ field }) => [field, shown.has(field)]));
}

/** An order that is not that of a column has no arrow in the header. */
export function sortModelOf<Row>(sort: string, columns: readonly Column<Row>[]): GridSortModel {
  const field = sort.replace(/^-/, '');
  if (!columns.some((column) => column.field === field)) return [];
  return [{ field, sort: sort.startsWith('-') ? 'desc' : 'asc' }];
}

export const sortOf = ([order]: GridSortModel) =>
  order ? `${order.sort === 'desc' ? '-' : ''}${order.field}` : '';
