import { styled } from '@mui/material/styles';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  type GridRowId,
  type GridSortModel,
} from '@mui/x-data-grid';
import { memo, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Column } from './column';
import { minWidthOf } from './columnWidths';
import { ActionsCell, ContentCell } from './gridCells';
import { gridTexts } from './gridTexts';
import { ACTIONS_WIDTH, HEADER_HEIGHT, ROW_HEIGHT } from './measures';
import { useRowSettings } from './TableContext';
import { isOnControl, useOpenRow } from './useOpenRow';

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  idOf: (row: Row) => GridRowId;
  sort: string;
  onSort: (sort: string) => void;
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
    lineHeight: '16px',
  },
  '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': { padding: 2 },
  '& .MuiDataGrid-columnHeader .MuiDataGrid-sortIcon': { fontSize: 16 },
  // A decorative line whose position depends on the number of rows.
  '& .MuiDataGrid-filler': { visibility: 'hidden' },
  '& .MuiDataGrid-row--lastVisible': { boxShadow: `0 1px 0 ${theme.vars.palette.divider}` },
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
  '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
  '& .MuiDataGrid-cell--textCenter': { justifyContent: 'center' },
  '& .MuiDataGrid-columnSeparator': { visibility: 'hidden' },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within':
    { outline: 'none' },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
    borderRadius: 6,
  },
  '&.leads .MuiDataGrid-row': { cursor: 'pointer' },
})) as typeof DataGrid;

/** An order that is not that of a column has no arrow in the header. */
function sortModelOf<Row>(sort: string, columns: readonly Column<Row>[]): GridSortModel {
  const field = sort.replace(/^-/, '');
  if (!columns.some((column) => column.field === field)) return [];
  return [{ field, sort: sort.startsWith('-') ? 'desc' : 'asc' }];
}

function toGridColumns<Row>(columns: readonly Column<Row>[], hasActions: boolean): GridColDef[] {
  const own = columns.map<GridColDef>((column, index) => ({
    field: column.field,
    headerName: column.header,
    sortable: column.sortable ?? true,
    align: column.align ?? 'left',
    headerAlign: column.align ?? 'left',
    minWidth: minWidthOf(column),
    ...(column.width ? { width: column.width } : { flex: column.flex ?? 1 }),
    renderCell: ({ row, tabIndex }) => (
      <ContentCell
        row={row}
        column={column as Column<unknown>}
        isFirst={index === 0}
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
      align: 'center',
      headerAlign: 'center',
      renderCell: ({ row }) => <ActionsCell row={row} />,
    },
  ];
}

function Rows<Row>({ label, rows, columns, idOf, sort, onSort }: Props<Row>) {
  const { hrefOf, actionsOf } = useRowSettings();
  const navigate = useNavigate();
  const openRow = useOpenRow();
  const hasActions = actionsOf !== undefined;

  const gridColumns = useMemo(() => toGridColumns(columns, hasActions), [columns, hasActions]);
  const sortModel = useMemo(() => sortModelOf(sort, columns), [sort, columns]);

  const handleSort = useCallback(
    ([order]: GridSortModel) =>
      onSort(order ? `${order.sort === 'desc' ? '-' : ''}${order.field}` : ''),
    [onSort],
  );

  const handleRowClick: GridEventListener<'rowClick'> = ({ row }, event) => openRow(row, event);

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
      disableRowSelectionOnClick
      rowSelection={false}
      disableColumnMenu
      disableColumnFilter
      disableColumnResize
      hideFooter
      localeText={gridTexts}
    />
  );
}

/**
 * The rows where the table has enough width; drawn again only for other rows, columns or order.
 * @public used through the module that `gridLoader` imports
 */
export const GridView = memo(Rows) as typeof Rows;
