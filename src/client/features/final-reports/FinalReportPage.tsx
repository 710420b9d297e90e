import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { useGetFinalReportQuery } from '@/client/api/api';
import { ReportVersions } from '@/client/records/finalReports/ReportVersions';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { FormPage } from '@/client/ui/FormPage';
import { finalReportFields } from '@/shared/resources/final-reports/finalReportFields';
import { CLOSED_NOTES } from '@/shared/resources/internships/closedBy';
import { DecisionCard } from './DecisionCard';
import { ReopenButton } from './ReopenButton';

/**
 * The report of a placement, for the lecturer and the office.
 * @screen final-reports.show
 */
export function FinalReportPage() {
  const id = Number(useParams().id);
  const { currentData, isError, error, refetch } = useGetFinalReportQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const report = currentData?.data;
  return (
    <FormPage
      context={report && `${report.student_name} · ${report.nim} · ${report.company_name}`}
      isLoading={!report}
      error={isError && !report ? error : undefined}
      onRetry={refetch}
      notFoundText="Laporan akhir tidak ditemukan"
    >
      {report && (
        <Stack sx={{ gap: 2, maxWidth: 720 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <StateBadge field={finalReportFields.state} value={report.state} />
            {report.can_reopen && <ReopenButton report={report} />}
          </Stack>
          {report.title !== null && (
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              {report.title}
            </Typography>
          )}
          {report.closed_by && (
            <Alert severity="info" role="note">
              {`${CLOSED_NOTES[report.closed_by]}.`}
            </Alert>
          )}
          {report.can_decide && <DecisionCard key={`${id}-${report.versions}`} report={report} />}
          <ReportVersions report={report} />
        </Stack>
      )}
    </FormPage>
  );
}
