import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FollowUp } from '@/client/api/api';
import { shortCount, spokenCount } from './followUpTexts';

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  paddingRight: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > button': { flex: 'none' },
  [theme.breakpoints.down('md')]: { paddingRight: 4 },
}));

const Row = styled(Link)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(40px, auto) minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 39,
  padding: '4px 8px 4px 20px',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outlineOffset: -2 },
  '& b': { fontWeight: 700, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& > :last-child': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(40px, auto) minmax(0, 1fr)',
    minHeight: 51,
    paddingLeft: 14,
    '& > :last-child': { gridColumn: 2 },
  },
}));

type Props = {
  followUp: FollowUp;
  /** Beside the title: since when it waits. */
  note?: string;
  /** To the right of the link. */
  action: ReactNode;
};

/** The element that has the focus when a kind is shown again. */
export const followUpRowId = (kind: string) => `follow-up-${kind}`;

/** A kind with its number; all of the row but the action leads to its matters. */
export const FollowUpRow = ({ followUp, note, action }: Props) => {
  const { kind, title, link } = followUp;
  const label = [`${spokenCount(followUp)} ${title}`, note].filter(Boolean).join(', ');
  return (
    <Item>
      <Row to={link} id={followUpRowId(kind)} aria-label={label}>
        <b>{shortCount(followUp)}</b>
        <span>{title}</span>
        <span>{note}</span>
      </Row>
      {action}
    </Item>
  );
};
