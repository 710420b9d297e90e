import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type AttendanceRequest, useWithdrawAttendanceRequestMutation } from '@/client/api/api';
import { RequestFacts } from '@/client/records/requests/RequestFacts';
import { requestDays } from '@/client/records/requests/requestTexts';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { attendanceRequestFields } from '@/shared/resources/attendance-requests/attendanceRequestFields';
import { REQUEST_KIND_LABELS } from '@/shared/resources/attendance-requests/constants';

const WITHDRAWN = { title: 'Berhasil!', description: 'Pengajuan ditarik.' };
const NOT_WITHDRAWN = { title: 'Gagal!', description: 'Pengajuan tidak dapat ditarik.' };

/** A request of the student, with the way to withdraw it while it waits. */
export function RequestCard({ request }: { request: AttendanceRequest }) {
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
          <StateBadge field={attendanceRequestFields.state} value={request.state} />
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
