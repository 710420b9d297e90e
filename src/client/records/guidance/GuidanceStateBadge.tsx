import type { GuidanceSession } from '@/client/api/api';
import { Badge, type Tone } from '@/client/ui/cells/Badge';
import type { GuidanceState } from '@/shared/constants/guidanceSessions';
import { GUIDANCE_STATE_LABELS } from '@/shared/constants/labels';

const TONES: Readonly<Record<GuidanceState, Tone>> = {
  sent: 'info',
  agreed: 'success',
  returned: 'warning',
};

export const GuidanceStateBadge = ({ state }: Pick<GuidanceSession, 'state'>) => (
  <Badge tone={TONES[state]}>{GUIDANCE_STATE_LABELS[state]}</Badge>
);
