import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatNumber } from '@/client/components/formatDate';
import { METRIC_COLOURS, type MetricColour } from './metricColours';

type Props = {
  title: string;
  icon: ReactNode;
  value: number;
  color?: MetricColour;
};

const Tile = styled('div', { shouldForwardProp: (prop) => prop !== 'color' })<{
  color: MetricColour;
}>(({ theme, color }) => {
  const { light, dark } = METRIC_COLOURS[color];
  return {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    flex: 'none',
    borderRadius: 12,
    backgroundColor: light.fill,
    color: light.icon,
    ...theme.applyStyles('dark', { backgroundColor: dark.fill, color: dark.icon }),
  };
});

/** One total. The colour sets the tile behind the icon; the number says it all. */
export function MetricCard({ title, icon, value, color = 'gray' }: Props) {
  return (
    <Card component="section" aria-label={title} sx={{ display: 'flex', gap: 2, p: 2.5 }}>
      <Tile color={color} aria-hidden>
        {icon}
      </Tile>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {title}
        </Typography>
        <Typography
          component="p"
          sx={{
            fontSize: '1.625rem',
            lineHeight: 1.25,
            fontWeight: 650,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {formatNumber(value)}
        </Typography>
      </Box>
    </Card>
  );
}
