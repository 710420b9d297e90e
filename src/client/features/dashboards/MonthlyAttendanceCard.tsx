import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { MONTH_LABELS, MONTHS, type Month } from '@/shared/constants/months';
import { formatNumber } from '@/shared/formatNumber';
import { ChartCard } from './ChartCard';
import { monthlyAttendanceChart } from './charts';

type Props = {
  report: { monthly_count: Readonly<Record<Month, number>>; students_count: number };
};

const HEIGHT = 360;

/** The chart as text for screen readers. */
const inWords = (counts: Readonly<Record<Month, number>>) =>
  MONTHS.map((month) => `${MONTH_LABELS[month]}: ${formatNumber(counts[month])}`).join('; ');

export const MonthlyAttendanceCard = ({ report }: Props) => (
  <ChartCard
    title="Laporan Bulanan Absen Mahasiswa"
    subtitle={`${formatNumber(report.students_count)} Mahasiswa`}
    height={HEIGHT}
    isEmpty={MONTHS.every((month) => !report.monthly_count[month])}
    emptyText="Belum ada absen pada periode ini."
  >
    <div>
      <VisuallyHidden>{inWords(report.monthly_count)}</VisuallyHidden>
      <div aria-hidden>
        <monthlyAttendanceChart.Component
          fallback={<Skeleton variant="rounded" height={HEIGHT} />}
          counts={report.monthly_count}
          height={HEIGHT}
        />
      </div>
    </div>
  </ChartCard>
);
