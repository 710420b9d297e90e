import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { MONTH_LABELS, MONTHS, type Month } from '@/shared/constants/months';
import { formatNumber } from '@/shared/formatNumber';
import { ChartCard } from './ChartCard';
import { monthlyAttendanceChart } from './charts';
import { useChartHeight } from './useChartHeight';

type Props = {
  report: { monthly_count: Readonly<Record<Month, number>>; students_count: number };
};

/** The chart as text for screen readers. */
const inWords = (counts: Readonly<Record<Month, number>>) =>
  MONTHS.map((month) => `${MONTH_LABELS[month]}: ${formatNumber(counts[month])}`).join('; ');

export function MonthlyAttendanceCard({ report }: Props) {
  const height = useChartHeight();
  return (
    <ChartCard
      title="Laporan Bulanan Absen Mahasiswa"
      subtitle={`${formatNumber(report.students_count)} Mahasiswa`}
      height={height}
      isEmpty={MONTHS.every((month) => !report.monthly_count[month])}
      emptyText="Belum ada absen pada periode ini."
    >
      <div>
        <VisuallyHidden>{inWords(report.monthly_count)}</VisuallyHidden>
        <div aria-hidden>
          <monthlyAttendanceChart.Component
            fallback={<Skeleton variant="rounded" height={height} />}
            counts={report.monthly_count}
            height={height}
          />
        </div>
      </div>
    </ChartCard>
  );
}
