import { styled } from '@mui/material/styles';
import type { DataGrid, GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { ROW_HEIGHT } from '@/client/table/layout/measures';
import { BaseGrid } from '@/client/table/rows/BaseGrid';
import { CellRemarks, ErrorRemark } from './CellRemarks';
import { shownText, typedValue } from './cellText';
import type { ReviewedRow } from './importRows';
import { otherMessages, type ReviewColumn } from './reviewColumns';
import { StateBadge } from './StateBadge';

const Grid = styled(BaseGrid)(({ theme }) => ({
  '& .MuiDataGrid-cell': { minHeight: ROW_HEIGHT },
  '& .MuiDataGrid-cell.wrong': { backgroundColor: theme.vars.palette.error.fill },
  '& .MuiDataGrid-cell.differs': { backgroundColor: theme.vars.palette.warning.fill },
})) as typeof DataGrid<ReviewedRow>;

const Content = styled('div')({
  minWidth: 0,
  padding: '6px 0',
  lineHeight: '18px',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

/** Rows without remarks have room for two lines. */
const Clamped = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

const NUMBER_WIDTH = 72;
const STATE_WIDTH = 148;
const COLUMN_WIDTH = 216;
const NARROW_WIDTH = 120;
const OTHER_WIDTH = 280;
const NARROW: readonly string[] = ['number', 'time', 'date'];
/** An estimate, because the grid measures rows of automatic height. */
const TALL_ROW_HEIGHT = 64;

const hasRemarks = ({ errors, warnings, notes, before }: ReviewedRow) =>
  [errors, warnings, notes, before ?? {}].some((remarks) => Object.keys(remarks).length > 0);

const fieldColumn = (column: ReviewColumn): GridColDef<ReviewedRow> => {
  const { field, header, type, choices } = column;
  return {
    field,
    headerName: header,
    width: NARROW.includes(type) ? NARROW_WIDTH : COLUMN_WIDTH,
    minWidth: NARROW_WIDTH,
    editable: true,
    sortable: false,
    valueGetter: (_value, row) => row.values[field] ?? '',
    ...(choices
      ? { type: 'singleSelect', valueOptions: [{ value: '', label: '(kosong)' }, ...choices] }
      : {
          // Typed as in the file, stored as in a form.
          valueGetter: (_value, row) => shownText(column, row.values[field] ?? ''),
        }),
    valueSetter: (value, row) => ({
      ...row,
      values: { ...row.values, [field]: typedValue(column, String(value ?? '')) },
    }),
    cellClassName: ({ row }) =>
      row.errors[field] ? 'wrong' : row.before?.[field] !== undefined ? 'differs' : '',
    renderCell: ({ row }) => {
      const text = shownText(column, row.values[field] ?? '');
      return (
        <Content>
          {hasRemarks(row) ? text : <Clamped title={text}>{text}</Clamped>}
          <CellRemarks row={row} column={column} />
        </Content>
      );
    },
  };
};

type Props = {
  rows: readonly ReviewedRow[];
  columns: readonly ReviewColumn[];
  onEdit: (number: number, field: string, value: string) => void;
};

/**
 * The rows of a page, with their errors in their cells, which can be edited.
 * @public used through the module that `ReviewStep` imports
 */
export function ReviewGrid({ rows, columns, onEdit }: Props) {
  const hasOther = rows.some((row) => otherMessages(row, columns).length > 0);

  const gridColumns = useMemo<GridColDef<ReviewedRow>[]>(
    () => [
      {
        field: 'number',
        headerName: 'Baris',
        width: rows.some(({ number, place }) => place !== String(number))
          ? NARROW_WIDTH
          : NUMBER_WIDTH,
        valueGetter: (_value, row) => row.place,
        sortable: false,
        align: 'right',
        headerAlign: 'right',
      },
      {
        field: '__state',
        headerName: 'Keadaan',
        width: STATE_WIDTH,
        sortable: false,
        renderCell: ({ row }) => <StateBadge state={row.state} />,
      },
      ...(hasOther
        ? [
            {
              field: '__other',
              headerName: 'Keterangan',
              width: OTHER_WIDTH,
              sortable: false,
              renderCell: ({ row }: { row: ReviewedRow }) => (
                <Content>
                  {otherMessages(row, columns).map((message) => (
                    <ErrorRemark key={message}>{message}</ErrorRemark>
                  ))}
                </Content>
              ),
            },
          ]
        : []),
      ...columns.map(fieldColumn),
    ],
    [columns, hasOther, rows],
  );

  const handleUpdate = (updated: ReviewedRow, original: ReviewedRow) => {
    for (const { field } of columns) {
      const value = updated.values[field] ?? '';
      if (value !== (original.values[field] ?? '')) onEdit(original.number, field, value);
    }
    return updated;
  };

  return (
    <Grid
      aria-label="Baris berkas"
      rows={rows}
      columns={gridColumns}
      getRowId={({ number }) => number}
      getRowHeight={({ model }) => (hasRemarks(model as ReviewedRow) ? 'auto' : null)}
      getEstimatedRowHeight={() => TALL_ROW_HEIGHT}
      processRowUpdate={handleUpdate}
      rowSelection={false}
      disableColumnSorting
    />
  );
}
