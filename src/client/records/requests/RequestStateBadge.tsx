import type { AttendanceRequest } from '@/client/api/api';
import { Badge, type Tone } from '@/client/ui/cells/Badge';
import type { RequestState } from '@/shared/constants/attendanceRequests';
import { REQUEST_STATE_LABELS } from '@/shared/constants/labels';

const TONES: Readonly<Record<RequestState, Tone>> = {
  waiting: 'warning',
  approved: 'success',
  rejected: 'error',
  withdrawn: 'neutral',
};

export const RequestStateBadge = ({ state }: Pick<AttendanceRequest, 'state'>) => (
  <Badge tone={TONES[state]}>{REQUEST_STATE_LABELS[state]}</Badge>
);
