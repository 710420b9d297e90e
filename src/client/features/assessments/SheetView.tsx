import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Assessment } from '@/client/api/api';
import { formatNumber, formatTotal, MISSING } from '@/shared/formatNumber';
import { pointsOf } from '@/shared/resources/assessments/assessmentTotal';

/** A sheet that the reader cannot write. */
export function SheetView({ sheet }: { sheet: Assessment }) {
  const { criteria, scores, total, remarks } = sheet;
  const scoreText = (index: number) => {
    const criterion = criteria[index];
    const score = scores[index];
    if (!criterion || score == null) return MISSING;
    const points = formatNumber(pointsOf(criterion, score));
    const word = criterion.words?.[score - 1]?.word;
    return word ? `${word} (${points})` : points;
  };
  return (
    <Card>
      <CardContent>
        <Stack component="dl" sx={{ gap: 1, m: 0 }}>
          {criteria.map(({ name, weight }, index) => (
            <div key={name}>
              <Typography component="dt" variant="subtitle2">
                {name} ({weight}%)
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {scoreText(index)}
              </Typography>
            </div>
          ))}
          <div>
            <Typography component="dt" variant="subtitle2">
              Total
            </Typography>
            <Typography component="dd" variant="h3" sx={{ m: 0 }}>
              {total === null ? MISSING : formatTotal(total)}
            </Typography>
          </div>
        </Stack>
        {remarks && (
          <Typography sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {remarks}
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}
