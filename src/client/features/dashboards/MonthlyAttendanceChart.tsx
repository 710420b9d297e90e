import { BarChart } from '@mui/x-charts/BarChart';
import { formatNumber } from '@/client/components/formatDate';
import { MONTH_LABELS, MONTHS, type Month } from '@/shared/constants/months';
import { BAR_COLOUR } from '@/shared/constants/screen';

const SHORT_LABEL_LENGTH = 3;
const short = (label: string) => label.slice(0, SHORT_LABEL_LENGTH);

const DIGIT_WIDTH = 8;
/** A bar and the gap beside it, in widths of a bar. */
const BAND = 1.25;

type Props = { counts: Readonly<Record<Month, number>>; height: number };

export const MonthlyAttendanceChart = ({ counts, height }: Props) => (
  <BarChart
    height={height}
    margin={{ left: 0, right: 8, top: 24, bottom: 0 }}
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
        // The value stands over its bar, so that nobody has to hover for it; not where it would run
        // into the next one.
        barLabel: ({ value }, { bar }) => {
          const text = value ? formatNumber(value) : '';
          return text.length * DIGIT_WIDTH <= bar.width * BAND ? text : null;
        },
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
