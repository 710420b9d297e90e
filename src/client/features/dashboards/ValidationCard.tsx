import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formatNumber } from '@/shared/formatNumber';
import { ChartCard } from './ChartCard';
import { validationChart } from './charts';
import { useChartHeight } from './useChartHeight';

type Props = { notValidated: number; validated: number };

export function ValidationCard({ notValidated, validated }: Props) {
  const height = useChartHeight();
  return (
    <ChartCard
      title="Laporan Status Validasi Mahasiswa"
      subtitle="Perbandingan aktivitas mahasiswa"
      height={height}
      isEmpty={notValidated + validated === 0}
      emptyText="Belum ada aktivitas pada periode ini."
    >
      <div>
        <VisuallyHidden>
          Belum Divalidasi: {formatNumber(notValidated)}; Sudah Divalidasi:{' '}
          {formatNumber(validated)}
        </VisuallyHidden>
        <div aria-hidden>
          <validationChart.Component
            fallback={<Skeleton variant="rounded" height={height} />}
            notValidated={notValidated}
            validated={validated}
            height={height}
          />
        </div>
      </div>
    </ChartCard>
  );
}
