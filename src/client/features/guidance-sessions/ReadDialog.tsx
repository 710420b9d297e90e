import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { GuidanceSession } from '@/client/api/api';
import { GuidanceStateBadge } from '@/client/records/guidance/GuidanceStateBadge';
import { guidanceProgress } from '@/client/records/guidance/guidanceProgress';
import { DetailList } from '@/client/ui/DetailList';
import { guidanceSessionFields } from '@/shared/fields/guidanceSessionFields';
import { formatDate, formatLongDate } from '@/shared/format';

type Props = {
  session: GuidanceSession;
  onAgree: () => void;
  onReturn: () => void;
  onClose: () => void;
};

const Lines = ({ children }: { children: string }) => (
  <Typography component="span" sx={{ whiteSpace: 'pre-line' }}>
    {children}
  </Typography>
);

/**
 * The whole session, with what the lecturer can do.
 * @public used through `lazyComponent`
 */
export function ReadDialog({ session, onAgree, onReturn, onClose }: Props) {
  const { topic, result, reason, decided_at, decided_by_name, allowed } = session;
  const titleId = useId();
  const decision = decided_at ? `${decided_by_name}, ${formatDate(decided_at)}` : null;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{session.student_name}</DialogTitle>
      <DialogContent sx={{ p: 0 }}>
        <DetailList
          details={[
            { label: guidanceSessionFields.date.label, value: formatLongDate(session.date) },
            {
              label: guidanceSessionFields.state.label,
              value: <GuidanceStateBadge state={session.state} />,
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
            ...(decision === null
              ? []
              : [{ label: 'Diputuskan oleh', value: decision, isWide: true }]),
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="secondary" onClick={onClose}>
          Tutup
        </Button>
        {allowed.includes('return') && (
          <Button variant="outlined" color="secondary" onClick={onReturn}>
            Kembalikan
          </Button>
        )}
        {allowed.includes('agree') && (
          <Button variant="contained" onClick={onAgree}>
            Setujui
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
