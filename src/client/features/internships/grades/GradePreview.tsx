import { styled } from '@mui/material/styles';
import type { Course } from '@/client/api/api';
import { LetterBadge } from '@/client/records/scores/scores';
import { letterGrade, weightedTotal } from '@/shared/constants/letterGrades';
import { SCORE_MAX, SCORE_MIN } from '@/shared/constants/limits';
import { SCORE_PARTS, type ScorePart, type Scores } from '@/shared/constants/scores';
import { formatTotal, MISSING } from '@/shared/formatNumber';

type Props = {
  /** Form values, which may be empty or invalid. */
  scores: Readonly<Record<ScorePart, unknown>>;
  course: Course | undefined;
};

const Panel = styled('output')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 32px',
  minHeight: 60,
  padding: '12px 16px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.secondary.fill,
  color: theme.vars.palette.secondary.text,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { marginLeft: 8, fontSize: '1.125rem', color: theme.vars.palette.text.primary },
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
}));

const isScore = (value: unknown): value is number =>
  typeof value === 'number' && value >= SCORE_MIN && value <= SCORE_MAX;

const complete = (scores: Props['scores']): Scores | null =>
  SCORE_PARTS.every((part) => isScore(scores[part])) ? (scores as Scores) : null;

/** The total and letter that the server will calculate from the scores. */
export function GradePreview({ scores, course }: Props) {
  const whole = complete(scores);
  const total = whole && course ? weightedTotal(whole, course) : null;

  return (
    <Panel aria-label="Nilai akhir">
      <span>
        Total <strong>{total === null ? MISSING : formatTotal(total)}</strong>
      </span>
      <span>
        Huruf{' '}
        {total === null ? <strong>{MISSING}</strong> : <LetterBadge letter={letterGrade(total)} />}
      </span>
      {total === null && (
        <span>
          {course
            ? 'Dihitung setelah kelima nilai terisi.'
            : 'Pilih mata kuliah untuk menghitung nilai akhir.'}
        </span>
      )}
    </Panel>
  );
}
