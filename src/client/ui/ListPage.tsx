import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader';

type Props = { title?: string; context?: ReactNode; actions?: ReactNode; children: ReactNode };

// Fills the height of the layout, so that a long table scrolls instead of the page.
const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('md')]: { flex: '1 0 auto' },
}));

export const ListPage = ({ children, ...header }: Props) => (
  <Frame>
    <PageHeader {...header} />
    {children}
  </Frame>
);
