import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { CopyButton } from '@/client/ui/cells/CopyButton';
import { RowActions } from '@/client/ui/cells/RowActions';
import { type Column, cellContent, copyOf } from '../column';
import { useRowSettings } from './RowContext';

// A row has room for two lines. Words stay whole unless one is wider than its column.
const twoLines = {
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 'var(--cell-lines, 2)',
  overflow: 'hidden',
  overflowWrap: 'break-word',
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

// The button shows while the row is hovered or the button has the focus.
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
