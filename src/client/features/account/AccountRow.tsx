import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Words = styled('div')({ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' });

type Props = {
  /** Missing where that of the card says it. */
  title?: string;
  /** A line about its state. */
  state?: string | null;
  action: ReactNode;
};

/** One matter of the account: its state, and the way to change it. */
export const AccountRow = ({ title, state, action }: Props) => (
  <Row>
    <Words>
      {title && <Typography sx={{ fontWeight: 600 }}>{title}</Typography>}
      {state && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {state}
        </Typography>
      )}
    </Words>
    {action}
  </Row>
);
