import { Badge, type Tone } from '@/client/ui/cells/Badge';
import type { DefenceListState } from '@/shared/constants/defences';
import { DEFENCE_STATE_LABELS } from '@/shared/constants/labels';

const TONES: Readonly<Record<DefenceListState, Tone>> = {
  unplanned: 'neutral',
  planned: 'info',
  held: 'success',
  cancelled: 'error',
};

export const DefenceStateBadge = ({ state }: { state: DefenceListState }) => (
  <Badge tone={TONES[state]}>{DEFENCE_STATE_LABELS[state]}</Badge>
);
