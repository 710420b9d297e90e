import { BarChart } from '@mui/x-charts/BarChart';
import { formatNumber } from '@/client/components/formatDate';
import { useIsPhone } from '@/client/components/useIsPhone';
import { MONTH_LABELS, MONTHS, type Month } from '@/shared/constants/months';
import { BAR_COLOUR } from '@/shared/constants/screen';

const SHORT_LABEL_LENGTH = 3;
const short = (label: string) => label.slice(0, SHORT_LABEL_LENGTH);

// Twelve bars on a phone are narrower than their numbers, which stand upright there.
const UPRIGHT = {
  style: { writingMode: 'vertical-rl' },
  textAnchor: 'end',
  dominantBaseline: 'central',
} as const;
const ROOM = { flat: 24, upright: 44 };

type Props = { counts: Readonly<Record<Month, number>>; height: number };

/** Each value stands over its bar, so that nobody has to hover for it. */
export const MonthlyAttendanceChart = ({ counts, height }: Props) => {
  const isPhone = useIsPhone();
  return (
    <BarChart
      height={height}
      margin={{ left: 0, right: 8, top: isPhone ? ROOM.upright : ROOM.flat, bottom: 0 }}
      slotProps={isPhone ? { barLabel: UPRIGHT } : undefined}
      hideLegend
      // The words beside it are for those who do not see; what is hidden may not take the focus.
      disableKeyboardNavigation
      grid={{ horizontal: true }}
      borderRadius={4}
      series={[
        {
          data: MONTHS.map((month) => counts[month]),
          label: 'Absen',
          color: BAR_COLOUR,
          valueFormatter: formatNumber,
          barLabel: ({ value }) => (value ? formatNumber(value) : null),
          barLabelPlacement: 'outside',
        },
      ]}
      xAxis={[
        {
          scaleType: 'band',
          data: MONTHS.map((month) => MONTH_LABELS[month]),
          valueFormatter: (label: string, { location }) =>
            location === 'tick' ? short(label) : label,
          tickLabelInterval: () => true,
          disableTicks: true,
        },
      ]}
      yAxis={[{ disableLine: true, disableTicks: true, width: 44, tickMinStep: 1 }]}
    />
  );
};
