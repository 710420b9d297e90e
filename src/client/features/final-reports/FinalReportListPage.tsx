import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router';
import { type FinalReportRow, useListFinalReportsQuery } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';
import { FinalReportStateBadge } from '@/client/records/finalReports/FinalReportStateBadge';
import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';
import { useRole } from '@/client/session/useSession';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PageHeader } from '@/client/ui/PageHeader';
import { Pages } from '@/client/ui/Pages';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { formatDate } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { FinalReportFilters } from './FinalReportFilters';
import {
  argOf,
  type FinalReportQuery,
  hasChoices,
  PER_PAGE,
  readQuery,
  writeQuery,
} from './finalReportQuery';

function RowCard({ row, isOffice }: { row: FinalReportRow; isOffice: boolean }) {
  const { internship_id, student_name, nim, company_name, lecturer_name, state, title } = row;
  const isTodo = !isOffice && state === 'sent' && !row.is_closed;
  return (
    <Card component="article" aria-label={student_name}>
      <CardContent>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 0.5 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {student_name}
          </Typography>
          <FinalReportStateBadge state={state} />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {nim} · {company_name}
          {isOffice && ` · Dosen: ${lecturer_name}`}
        </Typography>
        {title !== null && (
          <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{title}</Typography>
        )}
        {row.sent_at !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Versi {row.versions}, dikirim {formatDate(row.sent_at)}
          </Typography>
        )}
        <Button
          component={Link}
          to={paths.finalReports.show(internship_id)}
          aria-label={`${isTodo ? 'Periksa' : 'Lihat'} laporan ${student_name}`}
          variant={isTodo ? 'contained' : 'outlined'}
          color={isTodo ? 'primary' : 'secondary'}
          sx={{ minHeight: { xs: 44, md: 0 }, mt: 1.5 }}
        >
          {isTodo ? 'Periksa' : 'Lihat'}
        </Button>
      </CardContent>
    </Card>
  );
}

/** The reports of all placements, with those that are missing. */
export function FinalReportListPage() {
  const [params, setParams] = useSearchParams();
  const isOffice = useRole() === 'super_admin';
  const query = readQuery(params);
  const { currentData, isError, refetch } = useListFinalReportsQuery(argOf(query), {
    refetchOnMountOrArgChange: true,
  });
  const total = currentData?.meta.total ?? 0;
  const pages = Math.ceil(total / PER_PAGE);

  /** Anything but a page starts at the first page again. */
  const change = (changes: Partial<FinalReportQuery>) =>
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
          icon={<DescriptionOutlined />}
          text={hasChoices(query) ? 'Tidak ada laporan yang cocok' : 'Belum ada penempatan'}
        />
      );
    }
    return (
      <Stack sx={{ gap: 2 }}>
        {currentData.data.map((row) => (
          <RowCard key={row.internship_id} row={row} isOffice={isOffice} />
        ))}
        {pages > 1 && (
          <Pages page={query.page} count={pages} onChange={(page) => change({ page })} />
        )}
      </Stack>
    );
  };

  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHeader context={currentData ? `${formatNumber(total)} penempatan` : undefined} />
      <GuidanceTabs value="report" />
      <FinalReportFilters query={query} change={change} isOffice={isOffice} />
      {content()}
    </Stack>
  );
}
