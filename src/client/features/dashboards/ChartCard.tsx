import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyState } from '@/client/ui/states/EmptyState';

type Props = {
  title: string;
  subtitle: ReactNode;
  /** Height of the chart in px, reserved while it loads. */
  height: number;
  isEmpty: boolean;
  emptyText: string;
  children: ReactNode;
};

export const ChartCard = ({ title, subtitle, height, isEmpty, emptyText, children }: Props) => (
  <Card component="section" aria-label={title} sx={{ p: 2.5, minWidth: 0 }}>
    <Typography variant="h2">{title}</Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
      {subtitle}
    </Typography>
    <Box sx={{ minHeight: height, display: 'grid', alignItems: 'center' }}>
      {isEmpty ? <EmptyState icon={<BarChartOutlined />} text={emptyText} /> : children}
    </Box>
  </Card>
);
