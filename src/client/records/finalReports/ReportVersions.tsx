import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { FinalReport } from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { ExportButton } from '@/client/ui/ExportButton';
import { PrintButton } from '@/client/ui/pdf/PrintButton';
import { SectionCard, SectionLine } from '@/client/ui/SectionCard';
import { formatDateTime } from '@/shared/format';
import { formatBytes } from '@/shared/formatBytes';

const OPEN_FAILED = 'Laporan tidak dapat dibuka. Silakan coba lagi nanti.';

const Comment = styled('blockquote')(({ theme }) => ({
  margin: '4px 0 0',
  padding: '6px 12px',
  borderRadius: 8,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  ...theme.typography.body2,
  color: theme.vars.palette.secondary.text,
  backgroundColor: theme.vars.palette.secondary.fill,
}));

const versionRequest = (internshipId: number, number: number) => ({
  url: `/final-reports/${internshipId}/versions/${number}/file`,
});

/** The versions of a report with their comments, the last one first. */
export function ReportVersions({ report: { internship_id, files } }: { report: FinalReport }) {
  return (
    <SectionCard title="Versi">
      {files.length === 0 && <SectionLine>Belum ada laporan yang dikirim.</SectionLine>}
      {files.map(({ number, name, bytes, sent_at, comment, commented_at, commented_by_name }) => (
        <SectionLine key={number} role="group" aria-label={`Versi ${number}`}>
          <Typography sx={{ fontWeight: 600 }}>Versi {number}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {name} · {formatBytes(bytes)} · dikirim {formatDateTime(sent_at)}
          </Typography>
          {comment !== null && (
            <>
              <Typography variant="body2" sx={{ mt: 1 }}>
                {`Dikembalikan ${commented_by_name}, ${formatDateTime(commented_at)}`}
              </Typography>
              <Comment>{comment}</Comment>
            </>
          )}
          <Stack
            direction="row"
            sx={{ gap: 1, flexWrap: 'wrap', mt: 1, '& > *': { minHeight: { xs: 44, md: 0 } } }}
          >
            <PrintButton
              label={`Buka Versi ${number}`}
              request={versionRequest(internship_id, number)}
              reasonOf={(error) => messageOf(error) ?? OPEN_FAILED}
            />
            <ExportButton
              label={`Unduh Versi ${number}`}
              request={{
                ...versionRequest(internship_id, number),
                headers: { accept: 'application/pdf' },
              }}
              fallbackName={name}
              failureTitle="Gagal mengunduh laporan"
            />
          </Stack>
        </SectionLine>
      ))}
    </SectionCard>
  );
}
