import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type GuidanceSession, useDeleteGuidanceSessionMutation } from '@/client/api/api';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { DELETE_FAILED, DELETE_TITLE, DELETED, deleteQuestion } from '@/client/ui/crudMessages';
import { formatDate, formatLongDate } from '@/shared/format';
import { guidanceSessionFields } from '@/shared/resources/guidance-sessions/guidanceSessionFields';

type Props = { session: GuidanceSession; onEdit: (session: GuidanceSession) => void };

/** The lecturer who agreed or recorded the session, and the day. */
function decisionOf({ state, recorded_by, decided_at, decided_by_name }: GuidanceSession) {
  if (state !== 'agreed' || !decided_at) return null;
  const verb = recorded_by === 'lecturer' ? 'Dicatat' : 'Disetujui';
  return `${verb} ${decided_by_name} pada ${formatDate(decided_at)}`;
}

export function SessionCard({ session, onEdit }: Props) {
  const confirmed = useConfirmedAction();
  const [deleteSession] = useDeleteGuidanceSessionMutation();
  const day = formatLongDate(session.date);
  const decision = decisionOf(session);

  const handleDelete = () =>
    void confirmed({
      title: DELETE_TITLE,
      description: deleteQuestion(`Bimbingan ${day}`),
      confirmLabel: 'Hapus',
      tone: 'danger',
      action: () => deleteSession({ id: session.id }).unwrap(),
      success: DELETED,
      failure: DELETE_FAILED,
    });

  return (
    <Card component="article" aria-label={`${session.topic}, ${day}`}>
      <CardContent>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {session.topic}
          </Typography>
          <StateBadge field={guidanceSessionFields.state} value={session.state} />
        </Stack>
        <Typography color="text.secondary">{day}</Typography>
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {session.result}
        </Typography>
        {session.reason !== null && (
          <Alert severity="warning" role="note" sx={{ mt: 1.5 }}>
            {session.reason}
          </Alert>
        )}
        {decision && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {decision}
          </Typography>
        )}
        {session.allowed.includes('change') && (
          <Stack direction="row" sx={{ gap: 1, mt: 1.5 }}>
            <Button
              variant="outlined"
              color="secondary"
              startIcon={<EditOutlined />}
              onClick={() => onEdit(session)}
              sx={{ minHeight: { xs: 44, md: 0 } }}
            >
              {session.state === 'returned' ? 'Perbaiki' : 'Edit'}
            </Button>
            <Button
              variant="outlined"
              color="secondary"
              startIcon={<DeleteOutlined />}
              onClick={handleDelete}
              sx={{ minHeight: { xs: 44, md: 0 } }}
            >
              Hapus
            </Button>
          </Stack>
        )}
      </CardContent>
    </Card>
  );
}
