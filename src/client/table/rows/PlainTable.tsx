import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Column } from '../column';
import { shownColumns, type TableLayout } from '../layout/tableLayout';
import { ActionsCell, ContentCell } from './gridCells';
import { columnsOf, PlainFrame, PlainHeader, PlainRow, placed, placedActions } from './plainParts';
import { useRowSettings } from './TableContext';
import { useOpenRow } from './useOpenRow';

const Scroller = styled('div')({
  flex: '1 1 0',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  '& .leads': { cursor: 'pointer' },
});

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  /** All columns; `layout` says which are hidden. */
  columns: readonly Column<Row>[];
  idOf: (row: Row) => number | string;
  sort: string;
  onSort: (sort: string) => void;
  layout: TableLayout;
};

function Rows<Row>({ label, rows, columns: all, idOf, sort, onSort, layout }: Props<Row>) {
  const { hrefOf, actionsOf } = useRowSettings();
  const openRow = useOpenRow();
  const hasActions = actionsOf !== undefined;
  const columns = shownColumns(all, layout.hidden);

  return (
    <Scroller>
      <PlainFrame aria-label={label} aria-busy style={columnsOf(columns, hasActions)}>
        <PlainHeader columns={columns} hasActions={hasActions} sorting={{ sort, onSort }} />
        <tbody>
          {rows.map((row) => (
            <PlainRow
              key={idOf(row)}
              className={hrefOf && 'leads'}
              onClick={(event) => openRow(row, event)}
            >
              {columns.map((column, index) => (
                <td key={column.field} style={placed(column)}>
                  <ContentCell
                    row={row}
                    column={column as Column<unknown>}
                    isFirst={index === 0}
                    tabIndex={0}
                  />
                </td>
              ))}
              {hasActions && (
                <td style={placedActions}>
                  <ActionsCell row={row} />
                </td>
              )}
            </PlainRow>
          ))}
        </tbody>
      </PlainFrame>
    </Scroller>
  );
}

/** A light table that shows and sorts the rows until the grid has loaded and rendered. */
export const PlainTable = memo(Rows) as typeof Rows;
