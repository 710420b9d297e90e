import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';

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

const Action = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginTop: 14,
});

/** Props shared by all states of a page. */
export type StateProps = {
  description?: ReactNode;
  /** Wraps the state in a card. */
  inCard?: boolean;
};

type Props = StateProps & {
  icon: ReactNode;
  title: ReactNode;
  action?: ReactNode;
  tone?: 'neutral' | 'error';
  role?: 'alert' | 'status';
};

/**
 * Renders after the effects of the page, which repeat a request that failed ahead of it. The error
 * then does not flash.
 */
export function AfterEffects({ children }: { children: ReactNode }) {
  const [haveRun, setRun] = useState(false);
  useEffect(() => setRun(true), []);
  return haveRun && children;
}

/** An icon, one sentence and the next action. */
export function StatePanel(props: Props) {
  const { icon, title, description, action, inCard = false, tone = 'neutral', role } = props;
  const panel = (
    <Panel role={role}>
      <Medallion tone={tone} aria-hidden>
        {icon}
      </Medallion>
      <Title>{title}</Title>
      {description && <Description>{description}</Description>}
      {action && <Action>{action}</Action>}
    </Panel>
  );
  const state = inCard ? <Card>{panel}</Card> : panel;
  return role === 'alert' ? <AfterEffects>{state}</AfterEffects> : state;
}
