import Skeleton from '@mui/material/Skeleton';
import { LoadingState } from '../states/LoadingState';
import type { Column } from './column';
import { columnsOf, PlainFrame, PlainHeader, PlainRow, placed, placedActions } from './plainParts';

/** Spec §9. */
const ROWS = ['a', 'b', 'c', 'd', 'e'];

type Props<Row> = { columns: readonly Column<Row>[]; hasActions: boolean };

/** The header and five rows, before there is data to put into them. */
export const TableSkeleton = <Row,>({ columns, hasActions }: Props<Row>) => (
  <LoadingState>
    <PlainFrame style={columnsOf(columns, hasActions)}>
      <PlainHeader columns={columns} hasActions={hasActions} />
      <tbody>
        {ROWS.map((row) => (
          <PlainRow key={row} data-testid="skeleton-row">
            {columns.map((column) => (
              <td key={column.field} style={placed(column)}>
                <Skeleton width="70%" />
              </td>
            ))}
            {hasActions && <td style={placedActions} />}
          </PlainRow>
        ))}
      </tbody>
    </PlainFrame>
  </LoadingState>
);
