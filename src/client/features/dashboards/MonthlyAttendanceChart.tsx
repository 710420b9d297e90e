import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { useIsPhone } from '@/client/ui/useIsPhone';
import { MONTH_LABELS, MONTHS, type Month, SHORT_MONTH_LABELS } from '@/shared/constants/months';
import { BAR_COLOUR } from '@/shared/constants/screen';
import { formatNumber } from '@/shared/formatNumber';

const DIGIT_WIDTH = 8;
/** Width of a bar with its gap, relative to the bar. */
const BAND = 1.25;

const monthAxis = {
  scaleType: 'band',
  data: [...MONTHS],
  valueFormatter: (month: Month, { location }: { location: string }) =>
    (location === 'tick' ? SHORT_MONTH_LABELS : MONTH_LABELS)[month],
  tickLabelInterval: () => true,
  disableTicks: true,
} as const;

/** Room for the number at the end of the longest bar. */
const HEADROOM = 1.1;

const countAxis = {
  disableLine: true,
  disableTicks: true,
  tickMinStep: 1,
  domainLimit: (_min: unknown, max: { valueOf: () => number }) => ({
    min: 0,
    max: max.valueOf() * HEADROOM,
  }),
} as const;

/** The margins have room for the numbers at the ends of the bars. */
const LAYOUTS = {
  vertical: {
    layout: 'vertical',
    xAxis: [monthAxis],
    yAxis: [{ ...countAxis, width: 44 }],
    grid: { horizontal: true },
    margin: { left: 0, right: 8, top: 24, bottom: 0 },
  },
  horizontal: {
    layout: 'horizontal',
    xAxis: [countAxis],
    yAxis: [{ ...monthAxis, width: 36 }],
    grid: { vertical: true },
    margin: { left: 0, right: 44, top: 0, bottom: 0 },
  },
} satisfies Record<string, Partial<BarChartProps>>;

type Props = { counts: Readonly<Record<Month, number>>; height: number };

/** A phone is too narrow for twelve bars side by side: they are horizontal there. */
export function MonthlyAttendanceChart({ counts, height }: Props) {
  const isPhone = useIsPhone();

  return (
    <BarChart
      {...LAYOUTS[isPhone ? 'horizontal' : 'vertical']}
      height={height}
      hideLegend
      // The chart is aria-hidden (its text is next to it), so it must not be focusable.
      disableKeyboardNavigation
      borderRadius={4}
      series={[
        {
          data: MONTHS.map((month) => counts[month]),
          label: 'Absen',
          color: BAR_COLOUR,
          valueFormatter: formatNumber,
          // At the end of the bar, so that no hover is needed; omitted where it would overlap the
          // next number.
          barLabel: ({ value }, { bar }) => {
            const text = value ? formatNumber(value) : '';
            const fits = isPhone || text.length * DIGIT_WIDTH <= bar.width * BAND;
            return fits ? text : null;
          },
          barLabelPlacement: 'outside',
        },
      ]}
    />
  );
}
