import Skeleton from '@mui/material/Skeleton';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { SKELETON_ROWS } from '@/shared/constants/screen';
import type { Column } from '../column';
import { CardSkeleton } from './CardList';
import { PlainRow, PlainTable } from './PlainTable';

const ROWS = Array.from({ length: SKELETON_ROWS }, (_, index) => index);

type Props<Row> = { columns: readonly Column<Row>[]; asCards: boolean };

export const TableSkeleton = <Row,>({ columns, asCards }: Props<Row>) => (
  <LoadingState>
    {asCards ? (
      ROWS.map((row) => <CardSkeleton key={row} lines={columns.length - 1} />)
    ) : (
      <PlainTable columns={columns}>
        {ROWS.map((row) => (
          <PlainRow
            key={row}
            data-testid="skeleton-row"
            columns={columns}
            cellOf={() => <Skeleton width="70%" />}
          />
        ))}
      </PlainTable>
    )}
  </LoadingState>
);
