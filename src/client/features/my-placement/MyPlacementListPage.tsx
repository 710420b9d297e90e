import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import {
  type PlacementOptions,
  type PlacementRequest,
  useListPlacementRequestsQuery,
} from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { OwnLetters } from '@/client/records/letters/OwnLetters';
import { PlacementStateBadge } from '@/client/records/placements/PlacementStateBadge';
import { placementPeriodText, sentText } from '@/client/records/placements/placementTexts';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PageHeader } from '@/client/ui/PageHeader';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { paths } from '@/shared/paths';
import { nextStepOf } from './nextStepOf';
import { usePlacementOptions } from './usePlacementOptions';
import { windowPhase, windowText } from './windowTexts';

const TOUCH = { minHeight: { xs: 44, md: 0 } };

/** A period with its window and, if the student has no open request, the way to one. */
function PeriodCard({ options }: { options: PlacementOptions }) {
  const today = useCampusToday();
  const { internship_period: period, open_request_id } = options;
  const phase = windowPhase(options, today);
  const title = placementPeriodText(period);
  return (
    <Card component="section" aria-label={title}>
      <CardContent>
        <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{windowText(options, today)}</Typography>
        {open_request_id === null && phase !== 'closed' && (
          <Button
            component={Link}
            to={paths.student.placementRequests.createFor(period.id)}
            variant={phase === 'open' ? 'contained' : 'outlined'}
            sx={{ ...TOUCH, mt: 1.5 }}
          >
            {phase === 'open' ? 'Ajukan Tempat' : 'Siapkan Draf'}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}

/** A request, or the invitation to one. */
function RequestCard({ request }: { request: PlacementRequest }) {
  const { id, allowed, student_name, state } = request;
  const isInvitation = allowed.includes('agree');
  const companies = request.company_name || 'Belum ada pilihan';
  const sent = sentText(request);
  return (
    <Card component="article" aria-label={`Pengajuan ke ${companies}`}>
      <CardContent>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 0.5 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {companies}
          </Typography>
          <PlacementStateBadge state={state} />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {placementPeriodText(request.internship_period)}
          {sent && ` · ${sent}`}
        </Typography>
        <Typography sx={{ mt: 1 }}>
          {isInvitation
            ? `${student_name} mengajak Anda mengajukan tempat bersama.`
            : nextStepOf(request)}
        </Typography>
        <Button
          component={Link}
          to={paths.student.placementRequests.show(id)}
          variant={isInvitation ? 'contained' : 'outlined'}
          color={isInvitation ? 'primary' : 'secondary'}
          sx={{ ...TOUCH, mt: 1.5 }}
        >
          {isInvitation ? 'Jawab Ajakan' : 'Lihat Pengajuan'}
        </Button>
      </CardContent>
    </Card>
  );
}

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
      {content()}
      <OwnLetters />
    </Stack>
  );
}
