import { Badge, type Tone } from '@/client/components/cells/Badge';
import type { LetterGrade } from '@/shared/constants/letterGrades';
import type { ScorePart } from '@/shared/constants/scores';
import { formatNumber } from '@/shared/formatNumber';

export const SCORE_LABELS: Readonly<Record<ScorePart, string>> = {
  assignment_1: 'Tugas 1',
  assignment_2: 'Tugas 2',
  midterm: 'UTS',
  final: 'UAS',
  other: 'Lainnya',
};

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
