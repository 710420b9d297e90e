import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSettings } from '@/client/api/useSettings';
import { Logo } from '@/client/ui/Logo';
import { RouteArt } from './RouteArt';

/** The same in both colour schemes. */
const NIGHT = '#0c1d40';

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: {
    gridTemplateRows: '1fr',
    gridTemplateColumns: 'minmax(0, 11fr) minmax(400px, 9fr)',
  },
}));

const Panel = styled('aside')(({ theme }) => ({
  background: NIGHT,
  color: '#fff',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '24px 20px',
  [theme.breakpoints.up('md')]: { padding: 48, justifyContent: 'space-between' },
}));

const Brand = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 });

const Art = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    alignSelf: 'center',
    width: 'min(100%, 560px, calc((100dvh - 260px) * 1.14))',
  },
}));

// Reserves two lines until the settings have loaded.
const Department = styled('div')({ minHeight: 44 });

const FormArea = styled('main')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  padding: '28px 20px 40px',
  [theme.breakpoints.up('md')]: { alignItems: 'center', padding: 48 },
}));

const Form = styled('div')({ width: '100%', maxWidth: 400 });

/** Brand panel and form side by side; on a phone the panel is a band above the form. */
export const LoginFrame = ({ children }: { children: ReactNode }) => {
  const { app_name, department, programme } = useSettings();
  return (
    <Frame>
      <Panel>
        <Brand>
          <Logo size={40} />
          <Typography component="span" sx={{ fontSize: 20, fontWeight: 700 }}>
            {app_name}
          </Typography>
        </Brand>
        <Art>
          <RouteArt />
        </Art>
        <Department>
          <Typography sx={{ fontSize: 16, fontWeight: 600, lineHeight: '24px' }}>
            {department}
          </Typography>
          <Typography sx={{ color: 'rgb(255 255 255 / 0.76)', lineHeight: '20px' }}>
            {programme}
          </Typography>
        </Department>
      </Panel>
      <FormArea>
        <Form>{children}</Form>
      </FormArea>
    </Frame>
  );
};
