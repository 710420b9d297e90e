import type { Letter } from '@/client/api/api';
import { Badge, type Tone } from '@/client/ui/cells/Badge';
import { LETTER_STATE_LABELS } from '@/shared/constants/labels';
import type { LetterState } from '@/shared/constants/letters';

const TONES: Readonly<Record<LetterState, Tone>> = {
  made: 'info',
  signed: 'success',
  cancelled: 'neutral',
};

export const LetterStateBadge = ({ state }: Pick<Letter, 'state'>) => (
  <Badge tone={TONES[state]}>{LETTER_STATE_LABELS[state]}</Badge>
);
