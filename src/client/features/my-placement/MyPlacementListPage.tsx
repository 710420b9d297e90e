import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useListPlacementRequestsQuery } from '@/client/api/api';
import { OwnLetters } from '@/client/records/letters/OwnLetters';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PageHeader } from '@/client/ui/PageHeader';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { PeriodCard } from './PeriodCard';
import { RequestCard } from './RequestCard';
import { usePlacementOptions } from './usePlacementOptions';

/** @screen student.placement-requests.index */
export function MyPlacementListPage() {
  const { periods, isError, refetch } = usePlacementOptions();
  const requests = useListPlacementRequestsQuery({}, { refetchOnMountOrArgChange: true });
  const rows = requests.data?.data;

  const content = () => {
    if (isError || (requests.isError && !rows)) {
      const retry = () => {
        if (isError) void refetch();
        if (requests.isError) void requests.refetch();
      };
      return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={retry} />;
    }
    if (!periods || !rows) {
      return (
        <LoadingState>
          <Skeleton variant="rounded" height={120} />
          <Skeleton variant="rounded" height={140} sx={{ mt: 2 }} />
        </LoadingState>
      );
    }
    if (periods.length === 0 && rows.length === 0) {
      return (
        <EmptyState
          inCard
          icon={<WorkOutlineOutlined />}
          text="Belum ada periode magang yang dibuka"
          description="Tempat magang dapat diajukan setelah jurusan membuka periode dan masa pengajuannya."
        />
      );
    }
    return (
      <Stack sx={{ gap: 2 }}>
        {periods.map((options) => (
          <PeriodCard key={options.internship_period.id} options={options} />
        ))}
        {rows.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </Stack>
    );
  };

  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHeader context="Ajukan tempat magang kepada jurusan, sendiri atau bersama teman." />
      <Stack sx={{ gap: 2 }}>
        {content()}
        <OwnLetters />
      </Stack>
    </Stack>
  );
}
