import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader';

type Props = { title: string; context?: ReactNode; actions?: ReactNode; children: ReactNode };

// As high as what the layout leaves: the table scrolls inside, the page does not.
const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('md')]: { flex: '1 1 0', minHeight: 0 },
}));

export const ListPage = ({ children, ...header }: Props) => (
  <Frame>
    <PageHeader {...header} />
    {children}
  </Frame>
);
