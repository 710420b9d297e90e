import type { AssessmentRow } from '@/client/api/api';
import { Badge, type Tone } from '@/client/ui/cells/Badge';
import type { AssessmentState } from '@/shared/constants/assessments';
import { ASSESSMENT_STATE_LABELS } from '@/shared/constants/labels';

const TONES: Readonly<Record<AssessmentState, Tone>> = {
  missing: 'neutral',
  draft: 'info',
  sent: 'success',
  returned: 'warning',
};

export const AssessmentStateBadge = ({ state }: Pick<AssessmentRow, 'state'>) => (
  <Badge tone={TONES[state]}>{ASSESSMENT_STATE_LABELS[state]}</Badge>
);
