import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { DetailList } from '@/client/ui/DetailList';
import { LoadingState } from '@/client/ui/states/LoadingState';

const LABELS = ['Mahasiswa', 'Mentor', 'Mitra Industri', 'Dosen', 'Periode'];

/** Placeholders for the card, the tabs, the choice of a view and the table. */
export const InternshipSkeleton = () => (
  <LoadingState>
    <Card>
      <DetailList details={LABELS.map((label) => ({ label, value: <Skeleton width="80%" /> }))} />
    </Card>
    <Skeleton variant="rounded" width={180} height={28} sx={{ mt: 2, mb: 2.5 }} />
    <Skeleton
      variant="rounded"
      width={200}
      sx={{ height: { xs: 44, md: 38 }, ml: 'auto', mb: 1.5 }}
    />
    <Skeleton variant="rounded" height={380} />
  </LoadingState>
);
