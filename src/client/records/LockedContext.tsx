import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Badge } from '@/client/ui/cells/Badge';

export const LOCKED_MARK = { tone: 'warning', icon: <LockOutlined aria-hidden /> } as const;

type Props = {
  /** The reason why the page is read-only; null if it can be changed. */
  why: string | null;
  children: ReactNode;
};

/** The context line of a page, with a note when the page is read-only. */
export const LockedContext = ({ why, children }: Props) =>
  why ? (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' }}
    >
      {children}
      <Badge {...LOCKED_MARK}>{why}</Badge>
    </Box>
  ) : (
    children
  );
