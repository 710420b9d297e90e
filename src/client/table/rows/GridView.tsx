import { styled } from '@mui/material/styles';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  type GridRowId,
  type GridSlotProps,
  type GridSortModel,
  useGridApiContext,
  useGridRootProps,
} from '@mui/x-data-grid';
import { memo, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Column } from '../column';
import { minWidthOf } from '../layout/columnWidths';
import { ACTIONS_WIDTH, HEADER_HEIGHT, ROW_HEIGHT } from '../layout/measures';
import { MAX_COLUMN_WIDTH, shownColumns, type TableLayout } from '../layout/tableLayout';
import { type RowSelection, toggleRow } from '../selection/useSelection';
import { ActionsCell, ContentCell } from './gridCells';
import { gridTexts } from './gridTexts';
import { useRowSettings } from './TableContext';
import { isOnControl, useOpenRow } from './useOpenRow';

type Props<Row> = {
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

const Grid = styled(DataGrid)(({ theme }) => ({
  border: 0,
  borderRadius: 0,
  fontSize: '0.84375rem',
  fontVariantNumeric: 'tabular-nums',
  '--DataGrid-rowBorderColor': theme.vars.palette.divider,
  '& .MuiDataGrid-columnHeaders [role="row"]': {
    '--DataGrid-t-header-background-base': theme.vars.palette.background.default,
    backgroundColor: theme.vars.palette.background.default,
  },
  '& .MuiDataGrid-columnHeader .MuiDataGrid-columnHeaderTitle': {
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
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
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
  '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
  '& .MuiDataGrid-cell--textCenter': { justifyContent: 'center' },
  // Handles to drag show where somebody could use them.
  '& .MuiDataGrid-columnSeparator:not(.MuiDataGrid-columnSeparator--resizable)': {
    visibility: 'hidden',
  },
  '& .MuiDataGrid-columnHeaders:not(:hover) .MuiDataGrid-columnSeparator:not(.MuiDataGrid-columnSeparator--resizing)':
    { opacity: 0 },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within':
    { outline: 'none' },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
    borderRadius: 6,
  },
  '&.leads .MuiDataGrid-row': { cursor: 'pointer' },
})) as typeof DataGrid;

type CheckboxProps = GridSlotProps['baseCheckbox'] & { rowId: GridRowId };

/** Named after its row. */
function RowCheckbox({ rowId, slotProps, ...props }: CheckboxProps) {
  const { slots } = useGridRootProps();
  const { nameOf } = useRowSettings();
  const row = useGridApiContext().current.getRow(rowId);
  const htmlInput = {
    ...slotProps?.htmlInput,
    ...(row && { 'aria-label': `Pilih ${nameOf(row)}` }),
  };
  return <slots.baseCheckbox {...props} slotProps={{ ...slotProps, htmlInput }} />;
}

const SLOTS = { rowCheckbox: RowCheckbox };

/** An order that is not that of a column has no arrow in the header. */
function sortModelOf<Row>(sort: string, columns: readonly Column<Row>[]): GridSortModel {
  const field = sort.replace(/^-/, '');
  if (!columns.some((column) => column.field === field)) return [];
  return [{ field, sort: sort.startsWith('-') ? 'desc' : 'asc' }];
}

function toGridColumns<Row>(
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
  if (!hasActions) return own;
  return [
    ...own,
    {
      field: '__actions',
      headerName: 'Aksi',
      width: ACTIONS_WIDTH,
      minWidth: ACTIONS_WIDTH,
      sortable: false,
      resizable: false,
      align: 'center',
      headerAlign: 'center',
      renderCell: ({ row }) => <ActionsCell row={row} />,
    },
  ];
}

/** The grid shows all columns that the model does not name. */
function visibilityOf<Row>(columns: readonly Column<Row>[], hidden: TableLayout['hidden']) {
  const shown = new Set(shownColumns(columns, hidden).map(({ field }) => field));
  return Object.fromEntries(columns.map(({ field }) => [field, shown.has(field)]));
}

function Rows<Row>(props: Props<Row>) {
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

  const handleSort = useCallback(
    ([order]: GridSortModel) =>
      onSort(order ? `${order.sort === 'desc' ? '-' : ''}${order.field}` : ''),
    [onSort],
  );

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
      rowHeight={ROW_HEIGHT}
      columnHeaderHeight={HEADER_HEIGHT}
      // At most 50 rows, so the browser's own search can find text in all of them.
      disableVirtualization
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
      disableRowSelectionOnClick
      slots={SLOTS}
      disableColumnMenu
      disableColumnFilter
      density={density}
      columnVisibilityModel={visibility}
      disableColumnSelector
      disableColumnResize={!onWidth}
      disableAutosize
      onColumnWidthChange={({ colDef, width }) => onWidth?.(colDef.field, width)}
      hideFooter
      localeText={gridTexts}
    />
  );
}

/**
 * The rows where the table has enough width; drawn again only for other rows, columns, order or layout.
 * @public used through the module that `gridLoader` imports
 */
export const GridView = memo(Rows) as typeof Rows;
