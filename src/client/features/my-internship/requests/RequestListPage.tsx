import InboxOutlined from '@mui/icons-material/InboxOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type AttendanceRequest,
  useListAttendanceRequestsQuery,
  useWithdrawAttendanceRequestMutation,
} from '@/client/api/api';
import { RequestFacts } from '@/client/records/requests/RequestFacts';
import { RequestStateBadge } from '@/client/records/requests/RequestStateBadge';
import { requestDays } from '@/client/records/requests/requestTexts';
import { AddButton } from '@/client/ui/AddButton';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PageHeader } from '@/client/ui/PageHeader';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { REQUEST_KIND_LABELS } from '@/shared/constants/labels';
import { paths } from '@/shared/paths';
import { NO_INTERNSHIP } from '../studentTexts';
import { useStudentInternship } from '../useStudentInternship';

const WITHDRAWN = { title: 'Berhasil!', description: 'Pengajuan ditarik.' };
const NOT_WITHDRAWN = { title: 'Gagal!', description: 'Pengajuan tidak dapat ditarik.' };

function RequestCard({ request }: { request: AttendanceRequest }) {
  const confirmed = useConfirmedAction();
  const [withdraw] = useWithdrawAttendanceRequestMutation();
  const kind = REQUEST_KIND_LABELS[request.kind];

  const handleWithdraw = () =>
    void confirmed({
      title: 'Tarik Pengajuan',
      description: `${kind} untuk ${requestDays(request)} akan ditarik.`,
      confirmLabel: 'Tarik',
      action: () => withdraw({ id: request.id }).unwrap(),
      success: WITHDRAWN,
      failure: NOT_WITHDRAWN,
    });

  return (
    <Card component="article" aria-label={`${kind}, ${requestDays(request)}`}>
      <CardContent>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
          <Typography variant="h3" component="h2">
            {kind}
          </Typography>
          <RequestStateBadge state={request.state} />
        </Stack>
        <RequestFacts request={request} />
        {request.allowed.includes('withdraw') && (
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<UndoOutlined />}
            onClick={handleWithdraw}
            sx={{ mt: 1.5, minHeight: { xs: 44, md: 0 } }}
          >
            Tarik
          </Button>
        )}
      </CardContent>
    </Card>
  );
}

function Requests({ internshipId }: { internshipId: number }) {
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
      <EmptyState
        inCard
        icon={<InboxOutlined />}
        text="Belum ada pengajuan"
        description="Ajukan izin, sakit, koreksi absen atau kerja di tempat lain, juga untuk hari yang sudah lewat."
      />
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      {data.data.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
    </Stack>
  );
}

export function RequestListPage() {
  const { internship, isLoading, isError, refetch } = useStudentInternship();
  const isOpen = internship && !internship.internship_period.closed_at;

  const content = () => {
    if (isError) return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />;
    if (isLoading) {
      return (
        <LoadingState>
          <Skeleton variant="rounded" height={140} />
        </LoadingState>
      );
    }
    if (!internship) return <EmptyState inCard icon={<WorkOutlineOutlined />} {...NO_INTERNSHIP} />;
    return <Requests key={internship.id} internshipId={internship.id} />;
  };

  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHeader
        context={internship?.mentor.company.name ?? '\u00a0'}
        actions={isOpen && <AddButton to={paths.student.requests.create} />}
      />
      {content()}
    </Stack>
  );
}
