import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSettings } from '@/client/api/useSettings';
import { Logo } from './Logo';

const Main = styled('main')({ width: '100%', margin: '0 auto', padding: '24px 16px 40px' });

const Brand = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, marginBottom: 24 });

type Props = {
  /** In pixels. */
  maxWidth: number;
  children: ReactNode;
};

/** A page without a login, below the names of the installation. */
export const PublicPage = ({ maxWidth, children }: Props) => {
  const { app_name, department } = useSettings();
  return (
    <Main style={{ maxWidth }}>
      <Brand>
        <Logo size={36} />
        <div>
          <Typography sx={{ fontWeight: 700 }}>{app_name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: 19 }}>
            {department}
          </Typography>
        </div>
      </Brand>
      <Stack sx={{ gap: 2 }}>{children}</Stack>
    </Main>
  );
};
