import Box from '@mui/material/Box';
import type { Internship } from '@/client/api/api';
import { StepList } from '@/client/ui/StepList';
import { progressOf, STAGE_LABELS } from '@/shared/resources/internships/stages';

type Props = { internship: Pick<Internship, 'stage' | 'internship_period'> };

/** The steps of a placement, from its beginning to the certificate. */
export function ProgressLine({ internship: { stage, internship_period } }: Props) {
  const { steps, current } = progressOf({ stage, ...internship_period });
  return (
    <Box
      sx={{
        ...{ px: 2.5, pt: 1.5, borderTop: '1px solid', borderColor: 'divider' },
        '& ol': { justifyContent: 'flex-start', gap: '8px 20px' },
      }}
    >
      <StepList
        label="Tahap magang"
        steps={steps.map((step) => STAGE_LABELS[step])}
        current={current}
      />
    </Box>
  );
}
