import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import { styled } from '@mui/material/styles';
import type { Review } from '@/client/api/api';
import { NoPositionBadge, PositionBadge } from '@/client/records/attendance/PositionBadge';
import { hasNoPosition } from '@/client/records/attendance/PressTime';
import { Badge } from '@/client/ui/cells/Badge';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { formatDate } from '@/shared/format';
import type { ReviewState } from '@/shared/resources/reviews/constants';
import { isOverdue, isResubmitted } from './overlay';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

const OTHERS: Record<ReviewState, string> = {
  waiting: 'belum meninjau',
  returned: 'mengembalikan',
  validated: 'sudah validasi',
};

const looks = {
  waiting: { tone: 'neutral', icon: <HourglassEmptyOutlined /> },
  returned: { tone: 'warning', icon: <ReplyOutlined /> },
  validated: { tone: 'success', icon: <CheckCircleOutlined /> },
} as const;

/** The state at a glance: own decision, the other reviewer's, a late or missing log or attendance. */
export function ReviewBadges({ row, hasDraft }: { row: Review; hasDraft: boolean }) {
  const { state, decided_at, other_review: other, log, attendance_time, position_verdict } = row;
  const daysLate = log?.days_late ?? 0;
  const when = decided_at ? ` ${formatDate(decided_at)}` : '';

  return (
    <Line>
      {hasDraft && (
        <Badge tone="warning" icon={<ReplyOutlined />}>
          Draf catatan revisi
        </Badge>
      )}
      {isResubmitted(row) && (
        <Badge tone="info" icon={<ReplayOutlined />}>
          Dikirim ulang
        </Badge>
      )}
      {state === 'validated' && <Badge {...looks.validated}>Anda validasi{when}</Badge>}
      {state === 'returned' && <Badge {...looks.returned}>Anda kembalikan{when}</Badge>}
      {!attendance_time && (
        <Badge tone="warning" icon={<EventBusyOutlined />}>
          Belum absen
        </Badge>
      )}
      {hasNoPosition(row) && <NoPositionBadge />}
      {position_verdict && position_verdict !== 'on_site' && (
        <PositionBadge verdict={position_verdict} />
      )}
      {isOverdue(row) && (
        <Badge tone="error" icon={<HistoryOutlined />}>
          Menunggu {row.days_waiting} hari
        </Badge>
      )}
      {daysLate > 0 && (
        <Badge tone="warning" icon={<HistoryOutlined />}>
          Dikirim {daysLate} hari kemudian
        </Badge>
      )}
      <Badge {...looks[other.state]}>
        {ROLE_LABELS[other.reviewer]} {OTHERS[other.state]}
      </Badge>
    </Line>
  );
}
