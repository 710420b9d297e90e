import { styled } from '@mui/material/styles';
import { DataGrid, type DataGridProps, type GridValidRowModel } from '@mui/x-data-grid';
import { HEADER_HEIGHT, ROW_HEIGHT } from '../layout/measures';
import { gridTexts } from './gridTexts';

const Styled = styled(DataGrid)(({ theme }) => ({
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
  },
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': { outline: 'none' },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
    borderRadius: 6,
  },
})) as typeof DataGrid;

/** The grid with our look and words, without its menus and footer. */
export const BaseGrid = <Row extends GridValidRowModel>(props: DataGridProps<Row>) => (
  <Styled
    rowHeight={ROW_HEIGHT}
    columnHeaderHeight={HEADER_HEIGHT}
    // Pages have at most 50 rows, and the browser's own search finds text in all of them.
    disableVirtualization
    disableColumnMenu
    disableColumnFilter
    disableRowSelectionOnClick
    hideFooter
    localeText={gridTexts}
    {...props}
  />
);
