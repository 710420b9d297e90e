import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatNumber } from '@/shared/formatNumber';
import { METRIC_COLOURS, type MetricColour } from './metricColours';

type Props = {
  title: string;
  icon: ReactNode;
  value: number;
  color?: MetricColour;
};

const Frame = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"tile title" "tile value" / auto minmax(0, 1fr)',
  columnGap: 16,
  padding: 20,
  // On a phone the title needs the full width.
  [theme.breakpoints.down('md')]: {
    gridTemplate: '"tile value" "title title" / auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '8px 12px',
    padding: 14,
  },
})) as typeof Card;

const Tile = styled('div', { shouldForwardProp: (prop) => prop !== 'color' })<{
  color: MetricColour;
}>(({ theme, color }) => {
  const { light, dark } = METRIC_COLOURS[color];
  return {
    gridArea: 'tile',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: 12,
    backgroundColor: light.fill,
    color: light.icon,
    ...theme.applyStyles('dark', { backgroundColor: dark.fill, color: dark.icon }),
    [theme.breakpoints.down('md')]: { width: 36, height: 36, borderRadius: 10 },
  };
});

const Title = styled('p')(({ theme }) => ({
  gridArea: 'title',
  margin: 0,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Value = styled('p')({
  gridArea: 'value',
  margin: 0,
  fontSize: '1.625rem',
  lineHeight: 1.25,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});

/** One total. The colour is decorative: it fills the tile behind the icon. */
export const MetricCard = ({ title, icon, value, color = 'gray' }: Props) => (
  <Frame component="section" aria-label={title}>
    <Tile color={color} aria-hidden>
      {icon}
    </Tile>
    <Title>{title}</Title>
    <Value>{formatNumber(value)}</Value>
  </Frame>
);
