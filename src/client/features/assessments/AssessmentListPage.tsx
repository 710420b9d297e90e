import GradingOutlined from '@mui/icons-material/GradingOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router';
import { type AssessmentRow, useListAssessmentsQuery } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';
import { useRole } from '@/client/session/useSession';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PageHeader } from '@/client/ui/PageHeader';
import { Pages } from '@/client/ui/Pages';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { ASSESSOR_LABELS } from '@/shared/constants/labels';
import { formatNumber, formatTotal } from '@/shared/formatNumber';
import { can } from '@/shared/permissions';
import { AssessmentFilters } from './AssessmentFilters';
import { AssessmentStateBadge } from './AssessmentStateBadge';
import {
  type AssessmentQuery,
  argOf,
  hasChoices,
  PER_PAGE,
  readQuery,
  writeQuery,
} from './assessmentQuery';

function RowCard({ row, isNamed }: { row: AssessmentRow; isNamed: boolean }) {
  const { internship_id, form_id, student_name, nim, company_name, course_name, state } = row;
  const isTodo = !isNamed && (state === 'missing' || state === 'draft' || state === 'returned');
  return (
    <Card component="article" aria-label={`${student_name}, ${course_name}`}>
      <CardContent>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 0.5 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {student_name}
          </Typography>
          <AssessmentStateBadge state={state} />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {nim} · {company_name} · {course_name}
          {isNamed && ` · ${ASSESSOR_LABELS[row.assessor]}: ${row.assessor_name}`}
          {row.total !== null && ` · Total ${formatTotal(row.total)}`}
        </Typography>
        <Button
          component={Link}
          to={paths.assessments.show(internship_id, form_id)}
          aria-label={`${isTodo ? 'Isi' : 'Lihat'} penilaian ${student_name}, ${course_name}`}
          variant={isTodo ? 'contained' : 'outlined'}
          color={isTodo ? 'primary' : 'secondary'}
          sx={{ minHeight: { xs: 44, md: 0 }, mt: 1.5 }}
        >
          {isTodo ? 'Isi' : 'Lihat'}
        </Button>
      </CardContent>
    </Card>
  );
}

/** The sheets that placements have or need, with those that are missing. */
export function AssessmentListPage() {
  const [params, setParams] = useSearchParams();
  const isOffice = can(useRole(), 'manageAssessments');
  const query = readQuery(params);
  const { currentData, isError, refetch } = useListAssessmentsQuery(argOf(query), {
    refetchOnMountOrArgChange: true,
  });
  const total = currentData?.meta.total ?? 0;
  const pages = Math.ceil(total / PER_PAGE);

  /** Anything but a page starts at the first page again. */
  const change = (changes: Partial<AssessmentQuery>) =>
    setParams(writeQuery({ ...query, page: 1, ...changes }), { replace: true });

  const content = () => {
    if (isError && !currentData) {
      return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />;
    }
    if (!currentData) {
      return (
        <LoadingState>
          <Skeleton variant="rounded" height={130} />
          <Skeleton variant="rounded" height={130} sx={{ mt: 2 }} />
        </LoadingState>
      );
    }
    if (total === 0) {
      return (
        <EmptyState
          inCard
          icon={<GradingOutlined />}
          text={hasChoices(query) ? 'Tidak ada lembar yang cocok' : 'Belum ada lembar penilaian'}
        />
      );
    }
    return (
      <Stack sx={{ gap: 2 }}>
        {currentData.data.map((row) => (
          <RowCard key={`${row.internship_id}-${row.form_id}`} row={row} isNamed={isOffice} />
        ))}
        {pages > 1 && (
          <Pages page={query.page} count={pages} onChange={(page) => change({ page })} />
        )}
      </Stack>
    );
  };

  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHeader context={currentData ? `${formatNumber(total)} lembar` : undefined} />
      <AssessmentFilters query={query} change={change} isOffice={isOffice} />
      {content()}
    </Stack>
  );
}
