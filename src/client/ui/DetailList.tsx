import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MISSING } from '@/shared/formatNumber';

export type Detail = {
  label: string;
  /** Shown as '-' when empty. */
  value: ReactNode;
  /** Spans the whole width, for long text. */
  isWide?: boolean;
};

// The number of columns depends on a readable width.
const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 165px), 1fr))',
  gap: '16px 24px',
  margin: 0,
  padding: 20,
  fontVariantNumeric: 'tabular-nums',
});

const Item = styled('div', { shouldForwardProp: (prop) => prop !== 'isWide' })<{
  isWide: boolean;
}>(({ theme, isWide }) => ({
  minWidth: 0,
  gridColumn: isWide ? '1 / -1' : undefined,
  '& dt': {
    marginBottom: 2,
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { margin: 0, fontWeight: isWide ? 400 : 600, overflowWrap: 'anywhere' },
}));

/** The properties of a record as labels and values. */
export const DetailList = ({ details }: { details: readonly Detail[] }) => (
  <List>
    {details.map(({ label, value, isWide = false }) => (
      <Item key={label} isWide={isWide}>
        <dt>{label}</dt>
        <dd style={isWide ? { whiteSpace: 'pre-line' } : undefined}>
          {value === null || value === undefined || value === '' ? MISSING : value}
        </dd>
      </Item>
    ))}
  </List>
);
