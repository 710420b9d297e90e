import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { RowActions } from '../cells/RowActions';
import { type Column, cellContent } from './column';
import { useTableContext } from './TableContext';

const Cut = styled('span')({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const NameLink = styled(Link)(({ theme }) => ({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

type Props = { row: unknown; column: Column<unknown>; isFirst: boolean; tabIndex: 0 | -1 };

export function ContentCell({ row, column, isFirst, tabIndex }: Props) {
  const { hrefOf } = useTableContext();
  const content = cellContent(row, column);
  if (isFirst && hrefOf) {
    return (
      <NameLink to={hrefOf(row)} tabIndex={tabIndex}>
        {content}
      </NameLink>
    );
  }
  return <Cut title={typeof content === 'string' ? content : undefined}>{content}</Cut>;
}

export function ActionsCell({ row }: { row: unknown }) {
  const { actionsOf, nameOf } = useTableContext();
  return actionsOf ? <RowActions of={nameOf(row)} actions={actionsOf(row)} /> : null;
}

const Overlay = styled('div')({
  height: '100%',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'auto',
});

export const EmptyOverlay = () => <Overlay>{useTableContext().empty}</Overlay>;
