import RuleOutlined from '@mui/icons-material/RuleOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';

type Props = {
  /** Whether a request about the day waits already. */
  isWaiting: boolean;
  /** Whether one waits on this device only. */
  isUnsent?: boolean;
  /** The day or the activity that a new request is about. */
  about: Parameters<typeof paths.attendanceRequests.own.createFor>[0];
};

/** Leads to the request that waits, so that nothing is asked twice, and otherwise to a new one. */
export function RequestButton({ isWaiting, isUnsent, about }: Props) {
  const requests = paths.attendanceRequests.own;
  const [to, text] = isWaiting
    ? [requests.index, 'Lihat pengajuan']
    : isUnsent
      ? [paths.student.unsent, 'Buka Menunggu Dikirim']
      : [requests.createFor(about), 'Ajukan izin atau koreksi'];
  return (
    <Button
      component={Link}
      to={to}
      variant="outlined"
      color="secondary"
      startIcon={<RuleOutlined />}
      sx={{ mt: 2, minHeight: { xs: 48, sm: 40 }, width: { xs: '100%', sm: 'auto' } }}
    >
      {text}
    </Button>
  );
}
