import { Badge, type Tone } from '@/client/ui/cells/Badge';
import { STAGE_LABELS } from '@/shared/constants/labels';
import type { Stage } from '@/shared/constants/stages';

const TONES: Readonly<Record<Stage, Tone>> = {
  placement: 'neutral',
  running: 'info',
  report: 'warning',
  defence: 'warning',
  grade: 'warning',
  certificate: 'warning',
  done: 'success',
  ended: 'neutral',
};

export const StageBadge = ({ stage }: { stage: Stage }) => (
  <Badge tone={TONES[stage]}>{STAGE_LABELS[stage]}</Badge>
);
