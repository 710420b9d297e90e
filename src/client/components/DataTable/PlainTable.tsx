import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Column } from './column';
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
  columns: readonly Column<Row>[];
  idOf: (row: Row) => number | string;
  sort: string;
  onSort: (sort: string) => void;
};

function Rows<Row>({ label, rows, columns, idOf, sort, onSort }: Props<Row>) {
  const { hrefOf, actionsOf } = useRowSettings();
  const openRow = useOpenRow();
  const hasActions = actionsOf !== undefined;

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
