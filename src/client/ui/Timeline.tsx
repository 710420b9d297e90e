import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Events in the order of time: a list of `Event`. */
export const Timeline = styled('ol')({ margin: 0, padding: '16px 20px', listStyle: 'none' });

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: '2px 12px',
  paddingBottom: 16,
  '&:last-child': { paddingBottom: 0 },
  // The line to the next event.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    top: 30,
    bottom: 2,
    left: 13,
    width: 2,
    backgroundColor: theme.vars.palette.divider,
  },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& .when': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& blockquote': {
    margin: '4px 0 0',
    padding: '6px 12px',
    borderRadius: 8,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    ...theme.typography.body2,
    color: theme.vars.palette.secondary.text,
    backgroundColor: theme.vars.palette.secondary.fill,
  },
}));

export type EventColour = 'info' | 'success' | 'warning' | 'error' | 'secondary';

const Medallion = styled('span', { shouldForwardProp: (prop) => prop !== 'colour' })<{
  colour: EventColour;
}>(({ theme, colour }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: 14,
  color: theme.vars.palette[colour].text,
  backgroundColor: theme.vars.palette[colour].fill,
  '& svg': { fontSize: 16 },
}));

type Props = { icon: ReactNode; colour: EventColour; children: ReactNode };

export const Event = ({ icon, colour, children }: Props) => (
  <Item>
    <Medallion colour={colour} aria-hidden>
      {icon}
    </Medallion>
    <div>{children}</div>
  </Item>
);
