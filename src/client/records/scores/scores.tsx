import { Badge } from '@/client/ui/cells/Badge';
import type { Tone } from '@/shared/fields/field';
import { formatNumber } from '@/shared/formatNumber';
import type { LetterGrade } from '@/shared/resources/grades/letterGrades';

/** 85,5 */
export const formatScore = formatNumber;

const tones: Readonly<Record<LetterGrade, Tone>> = {
  A: 'success',
  AB: 'success',
  B: 'info',
  BC: 'info',
  C: 'warning',
  D: 'error',
  E: 'error',
};

export const LetterBadge = ({ letter }: { letter: LetterGrade }) => (
  <Badge tone={tones[letter]}>{letter}</Badge>
);
