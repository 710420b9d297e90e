import Alert from '@mui/material/Alert';
import { FullWidth } from '@/client/ui/form/FormSection';
import { gradeFields } from '@/shared/resources/grades/gradeFields';
import { scoreAdvice } from '@/shared/resources/grades/gradeRules';
import { SCORE_PARTS, type ScorePart } from '@/shared/resources/grades/scores';

type Props = {
  /** Form values, which may be empty or invalid. */
  scores: Readonly<Record<ScorePart, unknown>>;
};

/** The scores to write instead of fractions; the messages of the fields are specified (spec §5). */
export function ScoreAdvice({ scores }: Props) {
  const advice = SCORE_PARTS.flatMap((part) => {
    const text = scoreAdvice(scores[part]);
    return text === null ? [] : [`${gradeFields[part].label}: ${text}`];
  });
  if (advice.length === 0) return null;
  return (
    <FullWidth>
      <Alert severity="info">{advice.join(' ')}</Alert>
    </FullWidth>
  );
}
