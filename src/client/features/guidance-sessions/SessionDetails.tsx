import Typography from '@mui/material/Typography';
import type { GuidanceSession } from '@/client/api/api';
import { guidanceProgress } from '@/client/records/guidance/guidanceProgress';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { DetailList } from '@/client/ui/DetailList';
import { formatDate, formatLongDate } from '@/shared/format';
import { guidanceSessionFields } from '@/shared/resources/guidance-sessions/guidanceSessionFields';

const Lines = ({ children }: { children: string }) => (
  <Typography component="span" sx={{ whiteSpace: 'pre-line' }}>
    {children}
  </Typography>
);

/** A session with its decision. */
export function SessionDetails({ session }: { session: GuidanceSession }) {
  const { topic, result, reason, decided_at, decided_by_name } = session;
  const decision = decided_at ? `${decided_by_name}, ${formatDate(decided_at)}` : null;
  return (
    <DetailList
      details={[
        { label: guidanceSessionFields.date.label, value: formatLongDate(session.date) },
        {
          label: guidanceSessionFields.state.label,
          value: <StateBadge field={guidanceSessionFields.state} value={session.state} />,
        },
        { label: 'Bimbingan disetujui', value: guidanceProgress(session) },
        { label: 'Dosen pembimbing', value: session.lecturer_name },
        { label: guidanceSessionFields.topic.label, value: topic, isWide: true },
        {
          label: guidanceSessionFields.result.label,
          value: <Lines>{result}</Lines>,
          isWide: true,
        },
        ...(reason === null
          ? []
          : [{ label: guidanceSessionFields.reason.label, value: reason, isWide: true }]),
        ...(decision === null ? [] : [{ label: 'Diputuskan oleh', value: decision, isWide: true }]),
      ]}
    />
  );
}
