import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { Column } from './column';
import { minWidthOf } from './columnWidths';
import { ACTIONS_WIDTH, HEADER_HEIGHT, ROW_HEIGHT } from './measures';

/** The same widths as in the grid, which later replaces these rows. */
export const columnsOf = <Row,>(columns: readonly Column<Row>[], hasActions: boolean) => {
  const widths = [
    ...columns.map((column) => {
      const minWidth = minWidthOf(column);
      const { width, flex = 1 } = column;
      return width ? `${Math.max(width, minWidth)}px` : `minmax(${minWidth}px, ${flex}fr)`;
    }),
    ...(hasActions ? [`${ACTIONS_WIDTH}px`] : []),
  ];
  return { '--columns': widths.join(' ') } as CSSProperties;
};

export const placed = <Row,>({ align }: Column<Row>) => ({
  justifyContent: align === 'right' ? 'flex-end' : align,
});

export const placedActions = { justifyContent: 'center' };

/** A table whose columns share the width like those of the grid. */
export const PlainFrame = styled('table')({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  '& > tbody': { flex: '1 0 auto', display: 'block' },
  '& > thead': { position: 'sticky', top: 0, zIndex: 1, display: 'block' },
});

export const PlainRow = styled('tr')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  height: ROW_HEIGHT,
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

const Header = styled(PlainRow)(({ theme }) => ({
  height: HEADER_HEIGHT,
  boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
  '& > *': { borderTop: 0 },
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: '16px',
  '& > th': { whiteSpace: 'normal', textAlign: 'inherit' },
}));

type Props<Row> = { columns: readonly Column<Row>[]; hasActions: boolean };

export const PlainHeader = <Row,>({ columns, hasActions }: Props<Row>) => (
  <thead>
    <Header>
      {columns.map((column) => (
        <th key={column.field} scope="col" style={placed(column)}>
          {column.header}
        </th>
      ))}
      {hasActions && (
        <th scope="col" style={placedActions}>
          Aksi
        </th>
      )}
    </Header>
  </thead>
);
