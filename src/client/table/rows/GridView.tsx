import { styled } from '@mui/material/styles';
import type { DataGrid, GridEventListener, GridRowId, GridSortModel } from '@mui/x-data-grid';
import { memo, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Column } from '../column';
import type { Density } from '../layout/tableLayout';
import { type RowSelection, toggleRow } from '../selection/useSelection';
import { BaseGrid } from './BaseGrid';
import { sortModelOf, sortOf, toGridColumns } from './gridColumns';
import { RowCheckbox } from './RowCheckbox';
import { useRowSettings } from './RowContext';
import { isOnControl, useOpenRow } from './useOpenRow';

export type WideRowsProps<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  idOf: (row: Row) => GridRowId;
  sort: string;
  onSort: (sort: string) => void;
  density: Density;
  /** While somebody selects rows. */
  selection?: RowSelection;
  /** Stores the width of a resized column; undefined where columns cannot be resized. */
  onWidth?: (field: string, width: number) => void;
};

const Grid = styled(BaseGrid)(({ theme }) => ({
  '& .MuiDataGrid-columnHeader .MuiDataGrid-columnHeaderTitle': {
    whiteSpace: 'normal',
    // Beside the arrow a word may not fit, but there is no room for a third line.
    overflowWrap: 'normal',
    lineHeight: 'var(--header-line, 16px)',
  },
  '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': { padding: 2 },
  '& .MuiDataGrid-columnHeader .MuiDataGrid-sortIcon': { fontSize: 16 },
  // This line is decoration, and its position depends on the number of rows.
  '& .MuiDataGrid-filler': { visibility: 'hidden' },
  '& .MuiDataGrid-row--lastVisible': { boxShadow: `0 1px 0 ${theme.vars.palette.divider}` },
  '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
  '& .MuiDataGrid-cell--textCenter': { justifyContent: 'center' },
  // The handles to resize columns show only while the header is hovered.
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
  const { label, rows, columns, idOf, sort, onSort, density, selection, onWidth } = props;
  const { hrefOf, actionsOf } = useRowSettings();
  const navigate = useNavigate();
  const openRow = useOpenRow();
  const hasActions = actionsOf !== undefined;

  const gridColumns = useMemo(() => toGridColumns(columns, hasActions), [columns, hasActions]);
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
      // The rows of other pages stay selected, and 'all rows' means those of this page.
      keepNonExistentRowsSelected
      disableRowSelectionExcludeModel
      slots={SLOTS}
      density={density}
      disableColumnResize={!onWidth}
      disableAutosize
      onColumnWidthChange={({ colDef, width }) => onWidth?.(colDef.field, width)}
    />
  );
}

/**
 * The rows in columns. Memoised, because the grid takes long to draw.
 * @public used through the module that `useGrid` imports
 */
export const GridView = memo(Rows) as typeof Rows;
