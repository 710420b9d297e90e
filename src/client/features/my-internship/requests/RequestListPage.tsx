import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useListAttendanceRequestsQuery } from '@/client/api/api';
import { AddButton } from '@/client/ui/AddButton';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PageHeader } from '@/client/ui/PageHeader';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { paths } from '@/shared/paths';
import { NoInternship } from '../NoInternship';
import { useUnsentRequests } from '../unsent/useUnsentRequests';
import { useStudentInternship } from '../useStudentInternship';
import { RequestCard } from './RequestCard';
import { UnsentRequestCard } from './UnsentRequestCard';

function SentRequests({ internshipId, isEmpty }: { internshipId: number; isEmpty: boolean }) {
  const { data, isError, refetch } = useListAttendanceRequestsQuery({
    internshipId,
    sort: '-start_date',
  });
  if (isError) return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />;
  if (!data) {
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={140} />
        <Skeleton variant="rounded" height={140} sx={{ mt: 2 }} />
      </LoadingState>
    );
  }
  if (data.data.length === 0) {
    return (
      isEmpty && (
        <EmptyState
          inCard
          icon={<InboxOutlined />}
          text="Belum ada pengajuan"
          description="Ajukan izin, sakit, koreksi absen atau kerja di tempat lain, juga untuk hari yang sudah lewat."
        />
      )
    );
  }
  return data.data.map((request) => <RequestCard key={request.id} request={request} />);
}

/** The requests that only this device has come first, and are seen without a network. */
function Requests({ internshipId }: { internshipId: number }) {
  const unsent = useUnsentRequests(internshipId);
  return (
    <Stack sx={{ gap: 2 }}>
      {unsent.toReversed().map((item) => (
        <UnsentRequestCard key={item.id} item={item} />
      ))}
      <SentRequests internshipId={internshipId} isEmpty={unsent.length === 0} />
    </Stack>
  );
}

/** @screen student.requests.index */
export function RequestListPage() {
  const { internship, isLoading, isError, refetch } = useStudentInternship();
  const isOpen = internship && !internship.closed_by;

  const content = () => {
    if (isError) return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />;
    if (isLoading) {
      return (
        <LoadingState>
          <Skeleton variant="rounded" height={140} />
        </LoadingState>
      );
    }
    if (!internship) return <NoInternship />;
    return <Requests key={internship.id} internshipId={internship.id} />;
  };

  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHeader
        context={internship?.mentor.company.name ?? '\u00a0'}
        actions={isOpen && <AddButton to={paths.attendanceRequests.own.create} />}
      />
      {content()}
    </Stack>
  );
}
