import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '../cells/CopyButton';
import { RowActions } from '../cells/RowActions';
import { type Column, cellContent, copyOf } from './column';
import { EmptyContext, useRowSettings } from './TableContext';

// A row has room for two lines: a long name is read whole where one line would cut it.
const twoLines = {
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  lineHeight: '18px',
} as const;

const Cut = styled('span')(twoLines);

const NameLink = styled(Link)(({ theme }) => ({
  ...twoLines,
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

// Quiet until the row is pointed at or the button is reached by the keyboard.
const Copyable = styled('span')({
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  '@media (hover: hover)': {
    '& .copy': { opacity: 0 },
    'tr:hover & .copy, [role="row"]:hover & .copy, & .copy:focus-visible': { opacity: 1 },
  },
});

type Props = { row: unknown; column: Column<unknown>; isFirst: boolean; tabIndex: 0 | -1 };

export function ContentCell({ row, column, isFirst, tabIndex }: Props) {
  const { hrefOf } = useRowSettings();
  const content = cellContent(row, column);
  const copy = copyOf(row, column);
  const shown =
    isFirst && hrefOf ? (
      <NameLink to={hrefOf(row)} tabIndex={tabIndex}>
        {content}
      </NameLink>
    ) : (
      <Cut title={typeof content === 'string' ? content : undefined}>{content}</Cut>
    );
  if (!copy) return shown;
  return (
    <Copyable>
      {shown}
      <CopyButton {...copy} />
    </Copyable>
  );
}

export function ActionsCell({ row }: { row: unknown }) {
  const { actionsOf, nameOf } = useRowSettings();
  return actionsOf ? <RowActions of={nameOf(row)} actions={() => actionsOf(row)} /> : null;
}

const Overlay = styled('div')({
  height: '100%',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'auto',
});

const Cell = styled('div')({ minWidth: 0 });

export const EmptyOverlay = () => <Overlay>{useContext(EmptyContext)}</Overlay>;

/** The same inside of a grid, which may hold nothing but rows of cells. */
export const EmptyRow = () => (
  <Overlay role="row">
    <Cell role="gridcell">{useContext(EmptyContext)}</Cell>
  </Overlay>
);
