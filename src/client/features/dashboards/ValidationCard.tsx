import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formatNumber } from '@/shared/formatNumber';
import { ChartCard } from './ChartCard';
import { validationChart } from './charts';

type Props = { notValidated: number; validated: number };

const HEIGHT = 360;

export const ValidationCard = ({ notValidated, validated }: Props) => (
  <ChartCard
    title="Laporan Status Validasi Mahasiswa"
    subtitle="Perbandingan aktivitas mahasiswa"
    height={HEIGHT}
    isEmpty={notValidated + validated === 0}
    emptyText="Belum ada aktivitas pada periode ini."
  >
    <div>
      <VisuallyHidden>
        Belum Divalidasi: {formatNumber(notValidated)}; Sudah Divalidasi: {formatNumber(validated)}
      </VisuallyHidden>
      <div aria-hidden>
        <validationChart.Component
          fallback={<Skeleton variant="rounded" height={HEIGHT} />}
          notValidated={notValidated}
          validated={validated}
          height={HEIGHT}
        />
      </div>
    </div>
  </ChartCard>
);
