import Skeleton from '@mui/material/Skeleton';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { SKELETON_ROWS } from '@/shared/constants/screen';
import type { Column } from '../column';
import { CardSkeleton } from './CardList';
import { columnsOf, PlainFrame, PlainHeader, PlainRow, placed, placedActions } from './plainParts';

const ROWS = Array.from({ length: SKELETON_ROWS }, (_, index) => index);

type Props<Row> = {
  columns: readonly Column<Row>[];
  hasActions: boolean;
  asCards: boolean;
};

export const TableSkeleton = <Row,>({ columns, hasActions, asCards }: Props<Row>) => (
  <LoadingState>
    {asCards ? (
      ROWS.map((row) => <CardSkeleton key={row} lines={columns.length - 1} />)
    ) : (
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
    )}
  </LoadingState>
);
