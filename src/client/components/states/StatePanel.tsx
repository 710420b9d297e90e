import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  padding: '40px 24px',
  textAlign: 'center',
});

const Medallion = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'neutral' | 'error';
}>(({ theme, tone }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginBottom: 10,
  borderRadius: 14,
  backgroundColor: theme.vars.palette[tone === 'error' ? 'error' : 'secondary'].fill,
  color: theme.vars.palette[tone === 'error' ? 'error' : 'secondary'].text,
}));

const Title = styled('div')({ fontWeight: 600 });

const Description = styled('div')(({ theme }) => ({
  maxWidth: 420,
  color: theme.vars.palette.text.secondary,
}));

const Action = styled('div')({ marginTop: 14 });

type Props = {
  icon: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  tone?: 'neutral' | 'error';
  role?: 'alert' | 'status';
};

/** Icon, one sentence, the next action. */
export const StatePanel = ({ icon, title, description, action, tone = 'neutral', role }: Props) => (
  <Panel role={role}>
    <Medallion tone={tone} aria-hidden>
      {icon}
    </Medallion>
    <Title>{title}</Title>
    {description && <Description>{description}</Description>}
    {action && <Action>{action}</Action>}
  </Panel>
);
