import { styled } from '@mui/material/styles';
import type { Course } from '@/client/api/api';
import { finalGrade } from '@/client/records/scores/finalGrade';
import { LetterBadge } from '@/client/records/scores/scores';
import { formatTotal, MISSING } from '@/shared/formatNumber';
import type { ScorePart } from '@/shared/resources/grades/scores';

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

/** The total and letter that the server will calculate from the scores. */
export function GradePreview({ scores, course }: Props) {
  const final = course ? finalGrade(scores, course) : null;

  return (
    <Panel aria-label="Nilai akhir">
      <span>
        Total <strong>{final ? formatTotal(final.total) : MISSING}</strong>
      </span>
      <span>
        Huruf {final ? <LetterBadge letter={final.letter} /> : <strong>{MISSING}</strong>}
      </span>
      {!final && (
        <span>
          {course
            ? 'Dihitung setelah kelima nilai terisi.'
            : 'Pilih mata kuliah untuk menghitung nilai akhir.'}
        </span>
      )}
    </Panel>
  );
}
