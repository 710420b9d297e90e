import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { LoadingState } from '../states/LoadingState';
import type { Column } from './column';
import { ACTIONS_WIDTH, HEADER_HEIGHT, ROW_HEIGHT } from './measures';

/** Spec §9. */
const ROWS = ['a', 'b', 'c', 'd', 'e'];

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: ROW_HEIGHT,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > span': { padding: '0 10px' },
}));

const Header = styled(Row)(({ theme }) => ({
  height: HEADER_HEIGHT,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  fontWeight: 600,
}));

type Props<Row> = { columns: readonly Column<Row>[]; hasActions: boolean };

const placed = <Row,>({ width, flex, minWidth, align }: Column<Row>) => ({
  ...(width ? { flex: `0 0 ${width}px` } : { flex: `${flex ?? 1} 1 0`, minWidth: minWidth ?? 90 }),
  textAlign: align,
});

/** The grid's header and five rows, before there is a grid or data to put into it. */
export const TableSkeleton = <Row,>({ columns, hasActions }: Props<Row>) => (
  <LoadingState>
    <Header>
      {columns.map((column) => (
        <span key={column.field} style={placed(column)}>
          {column.header}
        </span>
      ))}
      {hasActions && <span style={{ flex: `0 0 ${ACTIONS_WIDTH}px` }} />}
    </Header>
    {ROWS.map((row) => (
      <Row key={row} data-testid="skeleton-row">
        {columns.map((column) => (
          <span key={column.field} style={placed(column)}>
            <Skeleton width="70%" />
          </span>
        ))}
        {hasActions && <span style={{ flex: `0 0 ${ACTIONS_WIDTH}px` }} />}
      </Row>
    ))}
  </LoadingState>
);
