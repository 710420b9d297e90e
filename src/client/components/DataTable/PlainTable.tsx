import { styled } from '@mui/material/styles';
import type { Column } from './column';
import { ActionsCell, ContentCell, EmptyOverlay } from './gridCells';
import { columnsOf, PlainFrame, PlainHeader, PlainRow, placed, placedActions } from './plainParts';
import { useRowSettings } from './TableContext';

const Scroller = styled('div')({
  flex: '1 1 0',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
});

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  idOf: (row: Row) => number | string;
};

/** The rows as they will stand in the grid, until that has been fetched and drawn. */
export function PlainTable<Row>({ label, rows, columns, idOf }: Props<Row>) {
  const hasActions = useRowSettings().actionsOf !== undefined;

  return (
    <Scroller>
      <PlainFrame aria-label={label} aria-busy style={columnsOf(columns, hasActions)}>
        <PlainHeader columns={columns} hasActions={hasActions} />
        <tbody>
          {rows.map((row) => (
            <PlainRow key={idOf(row)}>
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
      {rows.length === 0 && <EmptyOverlay />}
    </Scroller>
  );
}
