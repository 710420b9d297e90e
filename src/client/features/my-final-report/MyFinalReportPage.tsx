import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import {
  type FinalReport,
  type FinalReportRow,
  useGetFinalReportQuery,
  useListFinalReportsQuery,
} from '@/client/api/api';
import { ReportVersions } from '@/client/records/finalReports/ReportVersions';
import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { PageHeader } from '@/client/ui/PageHeader';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { finalReportFields } from '@/shared/resources/final-reports/finalReportFields';
import { nextReportStep } from './reportSteps';
import { UploadCard } from './UploadCard';

/** The placement in the URL, else the latest one that is open. */
const chosenOf = (rows: readonly FinalReportRow[], wanted: number) => {
  const latestFirst = rows.toSorted((a, b) => b.internship_id - a.internship_id);
  return (
    rows.find(({ internship_id }) => internship_id === wanted) ??
    latestFirst.find(({ closed_by }) => closed_by === null) ??
    latestFirst[0]
  );
};

const OPTION_NOTES = { placement: ' (selesai)', period: ' (periode ditutup)' } as const;

const Loading = () => (
  <LoadingState>
    <Skeleton variant="rounded" height={130} />
    <Skeleton variant="rounded" height={230} sx={{ mt: 2 }} />
  </LoadingState>
);

const Report = ({ report }: { report: FinalReport }) => (
  <Stack sx={{ gap: 2 }}>
    <Card component="section" aria-label="Status laporan">
      <CardContent>
        <StateBadge field={finalReportFields.state} value={report.state} />
        {report.title !== null && (
          <Typography variant="h3" component="h2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {report.title}
          </Typography>
        )}
        <Typography sx={{ mt: 1 }}>{nextReportStep(report)}</Typography>
      </CardContent>
    </Card>
    {report.can_send && <UploadCard key={report.internship_id} report={report} />}
    {report.versions > 0 && <ReportVersions report={report} />}
  </Stack>
);

function ReportOf({ id }: { id: number }) {
  const { currentData, isError, refetch } = useGetFinalReportQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  if (isError && !currentData) {
    return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />;
  }
  return currentData ? <Report report={currentData.data} /> : <Loading />;
}

/**
 * The final report of the signed-in student.
 * @screen student.final-report
 */
export function MyFinalReportPage() {
  const [params, setParams] = useSearchParams();
  const { currentData, isError, refetch } = useListFinalReportsQuery(
    {},
    { refetchOnMountOrArgChange: true },
  );
  const rows = currentData?.data;
  const chosen = rows && chosenOf(rows, Number(params.get('internship')));

  const content = () => {
    if (isError && !rows) return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />;
    if (!rows) return <Loading />;
    if (!chosen) {
      return (
        <EmptyState inCard icon={<DescriptionOutlined />} text="Anda belum memiliki penempatan" />
      );
    }
    return (
      <>
        {rows.length > 1 && (
          <NativeSelect
            aria-label="Penempatan"
            value={String(chosen.internship_id)}
            onChange={({ target }) => setParams({ internship: target.value }, { replace: true })}
            sx={{ mb: 2, minHeight: 44 }}
          >
            {rows.map(({ internship_id, company_name, closed_by }) => (
              <option key={internship_id} value={internship_id}>
                {company_name}
                {closed_by ? OPTION_NOTES[closed_by] : ''}
              </option>
            ))}
          </NativeSelect>
        )}
        <ReportOf id={chosen.internship_id} />
      </>
    );
  };

  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHeader context={chosen?.company_name} />
      <GuidanceTabs student value="report" />
      {content()}
    </Stack>
  );
}
