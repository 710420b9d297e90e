import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { WEIGHT_SUM } from '@/shared/constants/limits';
import { SCORE_PARTS, weightOf } from '@/shared/resources/grades/scores';
import type { CourseValues } from './courseValues';

/** A missing weight counts as 0. */
const sumSoFar = (values: CourseValues) =>
  SCORE_PARTS.reduce((sum, part) => sum + (Number(values[weightOf(part)]) || 0), 0);

/** The running total of the five weights, green at 100 (spec §2). */
export function WeightTotal() {
  const { values } = useFormikContext<CourseValues>();
  const sum = sumSoFar(values);
  const isComplete = sum === WEIGHT_SUM;
  const Icon = isComplete ? CheckCircleOutlined : ErrorOutlineOutlined;

  return (
    <Stack
      direction="row"
      role="status"
      sx={{
        alignItems: 'center',
        gap: 1,
        color: isComplete ? 'success.text' : 'error.text',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Icon fontSize="small" aria-hidden />
      <Typography variant="subtitle2" component="p" sx={{ color: 'inherit' }}>
        Total bobot: {sum}%
      </Typography>
    </Stack>
  );
}
