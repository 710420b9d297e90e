import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { styled } from '@mui/material/styles';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type { Column } from '../column';
import { minWidthOf } from '../layout/columnWidths';
import { ACTIONS_WIDTH } from '../layout/measures';
import { useRowSettings } from './RowContext';

/** The widths that the grid will give the columns. */
const columnsOf = <Item,>(columns: readonly Column<Item>[], hasActions: boolean) => {
  const widths = [
    ...columns.map((column) => {
      const minWidth = minWidthOf(column);
      const { width, flex = 1 } = column;
      return width ? `${Math.max(width, minWidth)}px` : `minmax(${minWidth}px, ${flex}fr)`;
    }),
    ...(hasActions ? [`${ACTIONS_WIDTH}px`] : []),
  ];
  const minWidth = columns.reduce(
    (sum, column) => sum + Math.max(column.width ?? 0, minWidthOf(column)),
    hasActions ? ACTIONS_WIDTH : 0,
  );
  return { '--columns': widths.join(' '), minWidth } as CSSProperties;
};

const placed = <Item,>({ align }: Column<Item>) => ({
  justifyContent: align === 'right' ? 'flex-end' : align,
});

const placedActions = { justifyContent: 'center' };

const Frame = styled('table')({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  '& > tbody': { flex: '1 0 auto', display: 'block' },
  '& > thead': { position: 'sticky', top: 0, zIndex: 1, display: 'block' },
});

const Row = styled('tr')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  height: 'var(--row-height)',
  fontSize: '0.84375rem',
  fontVariantNumeric: 'tabular-nums',
  boxShadow: `0 1px 0 ${theme.vars.palette.divider}`,
  '& > *': {
    display: 'flex',
    alignItems: 'center',
    fontWeight: 'inherit',
    minWidth: 0,
    borderTop: '1px solid transparent',
    padding: '0 10px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
}));

const Header = styled(Row)(({ theme }) => ({
  height: 'var(--header-height)',
  boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
  '& > *': { borderTop: 0 },
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 'var(--header-line, 16px)',
  '& > th': { whiteSpace: 'normal', textAlign: 'inherit' },
}));

// The whole cell is the button, as in the grid.
const SortButton = styled('button')({
  all: 'unset',
  flex: 1,
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'inherit',
  gap: 4,
  cursor: 'pointer',
  '& svg': { fontSize: 16 },
  '&:focus-visible': { outline: '2px solid', outlineOffset: -2, borderRadius: 6 },
});

type Sorting = { sort: string; onSort: (sort: string) => void };

const ORDERS = { asc: 'ascending', desc: 'descending' } as const;

const orderOf = (field: string, sort: string | undefined) =>
  sort === field ? 'asc' : sort === `-${field}` ? 'desc' : null;

function HeaderCell<Item>({ column, sorting }: { column: Column<Item>; sorting?: Sorting }) {
  const { field, header, sortable = true } = column;
  const order = orderOf(field, sorting?.sort);
  const Arrow = order === 'desc' ? ArrowDownwardOutlined : ArrowUpwardOutlined;
  return (
    <th scope="col" style={placed(column)} aria-sort={order ? ORDERS[order] : undefined}>
      {sorting && sortable ? (
        <SortButton
          type="button"
          onClick={() => sorting.onSort(order === 'asc' ? `-${field}` : field)}
        >
          {header}
          {order && <Arrow aria-hidden />}
        </SortButton>
      ) : (
        header
      )}
    </th>
  );
}

const useHasActions = () => useRowSettings().actionsOf !== undefined;

type Props<Item> = {
  /** The accessible name of the rows. */
  label?: string;
  columns: readonly Column<Item>[];
  /** Without it, the headers are no buttons. */
  sorting?: Sorting;
  children?: ReactNode;
};

/** A table that looks like the grid, without its code. */
export function PlainTable<Item>({ label, columns, sorting, children }: Props<Item>) {
  const hasActions = useHasActions();
  return (
    <Frame
      aria-label={label}
      aria-busy={label !== undefined}
      style={columnsOf(columns, hasActions)}
    >
      <thead>
        <Header>
          {columns.map((column) => (
            <HeaderCell key={column.field} column={column} sorting={sorting} />
          ))}
          {hasActions && (
            <th scope="col" style={placedActions}>
              Aksi
            </th>
          )}
        </Header>
      </thead>
      {children && <tbody>{children}</tbody>}
    </Frame>
  );
}

type RowProps<Item> = Omit<ComponentProps<typeof Row>, 'children'> & {
  columns: readonly Column<Item>[];
  cellOf: (column: Column<Item>, index: number) => ReactNode;
  actions?: ReactNode;
};

export function PlainRow<Item>({ columns, cellOf, actions, ...props }: RowProps<Item>) {
  const hasActions = useHasActions();
  return (
    <Row {...props}>
      {columns.map((column, index) => (
        <td key={column.field} style={placed(column)}>
          {cellOf(column, index)}
        </td>
      ))}
      {hasActions && <td style={placedActions}>{actions}</td>}
    </Row>
  );
}
