import { styled } from '@mui/material/styles';
import type { DataGrid, GridEventListener, GridRowId, GridSortModel } from '@mui/x-data-grid';
import { memo, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Column } from '../column';
import type { TableLayout } from '../layout/tableLayout';
import { type RowSelection, toggleRow } from '../selection/useSelection';
import { BaseGrid } from './BaseGrid';
import { sortModelOf, sortOf, toGridColumns, visibilityOf } from './gridColumns';
import { RowCheckbox } from './RowCheckbox';
import { useRowSettings } from './RowContext';
import { isOnControl, useOpenRow } from './useOpenRow';

export type WideRowsProps<Row> = {
  label: string;
  rows: readonly Row[];
  /** All columns; `layout` says which are hidden. */
  columns: readonly Column<Row>[];
  idOf: (row: Row) => GridRowId;
  sort: string;
  onSort: (sort: string) => void;
  layout: TableLayout;
  /** While somebody selects rows. */
  selection?: RowSelection;
  /** Without it, the columns keep their widths. */
  onWidth?: (field: string, width: number) => void;
};

const Grid = styled(BaseGrid)(({ theme }) => ({
  '& .MuiDataGrid-columnHeader .MuiDataGrid-columnHeaderTitle': {
    whiteSpace: 'normal',
    // With the arrow there may be no room for a whole word, but there is none for a third line either.
    overflowWrap: 'normal',
    lineHeight: 'var(--header-line, 16px)',
  },
  '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': { padding: 2 },
  '& .MuiDataGrid-columnHeader .MuiDataGrid-sortIcon': { fontSize: 16 },
  // A decorative line whose position depends on the number of rows.
  '& .MuiDataGrid-filler': { visibility: 'hidden' },
  '& .MuiDataGrid-row--lastVisible': { boxShadow: `0 1px 0 ${theme.vars.palette.divider}` },
  '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
  '& .MuiDataGrid-cell--textCenter': { justifyContent: 'center' },
  // Handles to drag show where somebody could use them.
  '& .MuiDataGrid-columnSeparator:not(.MuiDataGrid-columnSeparator--resizable)': {
    visibility: 'hidden',
  },
  '& .MuiDataGrid-columnHeaders:not(:hover) .MuiDataGrid-columnSeparator:not(.MuiDataGrid-columnSeparator--resizing)':
    { opacity: 0 },
  '& .MuiDataGrid-cell:focus-within:not(:focus-visible), & .MuiDataGrid-columnHeader:focus-within:not(:focus-visible)':
    { outline: 'none' },
  '&.leads .MuiDataGrid-row': { cursor: 'pointer' },
})) as typeof DataGrid;

const SLOTS = { rowCheckbox: RowCheckbox };

function Rows<Row>(props: WideRowsProps<Row>) {
  const { label, rows, columns, idOf, sort, onSort, layout, selection, onWidth } = props;
  const { hidden, density } = layout;
  const { hrefOf, actionsOf } = useRowSettings();
  const navigate = useNavigate();
  const openRow = useOpenRow();
  const hasActions = actionsOf !== undefined;

  const gridColumns = useMemo(
    () => toGridColumns(columns, hidden, hasActions),
    [columns, hidden, hasActions],
  );
  const visibility = useMemo(() => visibilityOf(columns, hidden), [columns, hidden]);
  const sortModel = useMemo(() => sortModelOf(sort, columns), [sort, columns]);

  const handleSort = useCallback((model: GridSortModel) => onSort(sortOf(model)), [onSort]);

  const selectionModel = useMemo(
    () => ({ type: 'include' as const, ids: new Set(selection?.ids) }),
    [selection],
  );

  const handleRowClick: GridEventListener<'rowClick'> = ({ id, row }, event) => {
    if (!selection) {
      openRow(row, event);
      return;
    }
    if (!isOnControl(event)) toggleRow(selection, id);
  };

  const handleCellKeyDown: GridEventListener<'cellKeyDown'> = ({ row }, event) => {
    if (event.key !== 'Enter' || !hrefOf || isOnControl(event)) return;
    // React also bubbles the keys of a menu that the cell has opened, through the portal.
    if (!event.currentTarget.contains(event.target as Node)) return;
    void navigate(hrefOf(row));
  };

  return (
    <Grid
      aria-label={label}
      className={hrefOf ? 'leads' : undefined}
      rows={rows}
      columns={gridColumns}
      getRowId={idOf}
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={sortModel}
      onSortModelChange={handleSort}
      onRowClick={handleRowClick}
      onCellKeyDown={handleCellKeyDown}
      rowSelection={selection !== undefined}
      checkboxSelection={selection !== undefined}
      rowSelectionModel={selectionModel}
      onRowSelectionModelChange={({ ids }) => selection?.onSelect(ids)}
      // Rows of other pages stay selected, and 'all rows' are those of this page.
      keepNonExistentRowsSelected
      disableRowSelectionExcludeModel
      slots={SLOTS}
      density={density}
      columnVisibilityModel={visibility}
      disableColumnSelector
      disableColumnResize={!onWidth}
      disableAutosize
      onColumnWidthChange={({ colDef, width }) => onWidth?.(colDef.field, width)}
    />
  );
}

/**
 * The rows where the table has enough width; drawn again only for other rows, columns, order or layout.
 * @public used through the module that `gridLoader` imports
 */
export const GridView = memo(Rows) as typeof Rows;
