import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Column } from '../column';
import { ActionsCell, ContentCell } from './cells';
import type { WideRowsProps } from './GridView';
import { PlainRow, PlainTable } from './PlainTable';
import { useRowSettings } from './RowContext';
import { useOpenRow } from './useOpenRow';

const Scroller = styled('div')({
  flex: '1 1 0',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  '& .leads': { cursor: 'pointer' },
});

function Rows<Row>({ label, rows, columns, idOf, sort, onSort }: WideRowsProps<Row>) {
  const { hrefOf } = useRowSettings();
  const openRow = useOpenRow();

  return (
    <Scroller>
      <PlainTable label={label} columns={columns} sorting={{ sort, onSort }}>
        {rows.map((row) => (
          <PlainRow
            key={idOf(row)}
            className={hrefOf && 'leads'}
            onClick={(event) => openRow(row, event)}
            columns={columns}
            cellOf={(column, index) => (
              <ContentCell
                row={row}
                column={column as Column<unknown>}
                isFirst={index === 0}
                tabIndex={0}
              />
            )}
            actions={<ActionsCell row={row} />}
          />
        ))}
      </PlainTable>
    </Scroller>
  );
}

/** Shows and sorts the rows until the grid has loaded and rendered. */
export const PlainRows = memo(Rows) as typeof Rows;
