import type { PlacementRequest } from '@/client/api/api';
import { Badge, type Tone } from '@/client/ui/cells/Badge';
import { PLACEMENT_STATE_LABELS } from '@/shared/constants/labels';
import type { PlacementState } from '@/shared/constants/placementRequests';

const TONES: Readonly<Record<PlacementState, Tone>> = {
  draft: 'neutral',
  sent: 'info',
  incomplete: 'warning',
  accepted: 'success',
  refused: 'error',
  withdrawn: 'neutral',
};

export const PlacementStateBadge = ({ state }: Pick<PlacementRequest, 'state'>) => (
  <Badge tone={TONES[state]}>{PLACEMENT_STATE_LABELS[state]}</Badge>
);
