import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Tone } from '@/shared/fields/field';

const Pill = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => {
    const colour = theme.vars.palette[tone === 'neutral' ? 'secondary' : tone];
    return {
      display: 'inline-flex',
      verticalAlign: 'middle',
      alignItems: 'center',
      gap: 5,
      height: 24,
      padding: '0 9px 0 7px',
      borderRadius: 12,
      backgroundColor: colour.fill,
      color: colour.text,
      fontSize: '0.75rem',
      fontWeight: 600,
      lineHeight: 1,
      whiteSpace: 'nowrap',
      '& svg': { fontSize: 14, flex: 'none' },
    };
  },
);

type Props = { tone?: Tone; icon?: ReactNode; children: ReactNode };

/** A coloured label for a state; the text alone conveys the meaning. */
export const Badge = ({ tone = 'neutral', icon, children }: Props) => (
  <Pill tone={tone}>
    {icon}
    {children}
  </Pill>
);
