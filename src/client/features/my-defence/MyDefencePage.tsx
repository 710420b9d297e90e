import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useListStudentInternshipsQuery } from '@/client/api/api';
import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PageHeader } from '@/client/ui/PageHeader';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { MyDefenceCard } from './MyDefenceCard';

/**
 * When and where the student is examined, for each placement.
 * @screen student.defence
 */
export function MyDefencePage() {
  const { data, isError, refetch } = useListStudentInternshipsQuery({});
  const content = () => {
    if (isError && !data) return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />;
    if (!data) {
      return (
        <LoadingState>
          <Skeleton variant="rounded" height={160} />
        </LoadingState>
      );
    }
    if (data.data.length === 0) return <EmptyState inCard text="Anda belum ditempatkan." />;
    return data.data.map((internship) => (
      <MyDefenceCard key={internship.id} internship={internship} />
    ));
  };
  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHeader context="Jadwal ujian magang Anda." />
      <GuidanceTabs student value="defence" />
      <Stack sx={{ gap: 2 }}>{content()}</Stack>
    </Stack>
  );
}
