import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import type { Column } from '../column';
import { minWidthOf } from '../layout/columnWidths';
import { ACTIONS_WIDTH } from '../layout/measures';
import { MAX_COLUMN_WIDTH } from '../layout/tableLayout';
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

/** Our columns in the words of the grid. */
export function toGridColumns<Row>(
  columns: readonly Column<Row>[],
  hasActions: boolean,
): GridColDef[] {
  const own = columns.map<GridColDef>((column, index) => ({
    field: column.field,
    headerName: column.header,
    sortable: column.sortable ?? true,
    align: column.align ?? 'left',
    headerAlign: column.align ?? 'left',
    minWidth: minWidthOf(column),
    maxWidth: MAX_COLUMN_WIDTH,
    // `flex: 0`, because the grid keeps the share of a column whose width was set later.
    ...(column.width ? { width: column.width, flex: 0 } : { flex: column.flex ?? 1 }),
    renderCell: ({ row, tabIndex }) => (
      <ContentCell
        row={row}
        column={column as Column<unknown>}
        isFirst={index === 0}
        tabIndex={tabIndex}
      />
    ),
  }));
  return hasActions ? [...own, ACTIONS] : own;
}

/** The sorted column. An order such as 'agenda,start_time' belongs to no column. */
export function sortModelOf<Row>(sort: string, columns: readonly Column<Row>[]): GridSortModel {
  const field = sort.replace(/^-/, '');
  if (!columns.some((column) => column.field === field)) return [];
  return [{ field, sort: sort.startsWith('-') ? 'desc' : 'asc' }];
}

export const sortOf = ([order]: GridSortModel) =>
  order ? `${order.sort === 'desc' ? '-' : ''}${order.field}` : '';
