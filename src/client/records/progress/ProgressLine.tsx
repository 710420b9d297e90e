import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { styled } from '@mui/material/styles';
import type { Internship } from '@/client/api/api';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { STAGE_LABELS } from '@/shared/constants/labels';
import { type StepState, stepsOf } from '@/shared/progress';

const Line = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  margin: 0,
  padding: '12px 16px',
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& svg': { fontSize: '1.125rem', color: theme.vars.palette.text.secondary },
  '& [data-state="done"] svg': { color: theme.vars.palette.success.main },
  '& [data-state="current"]': { fontWeight: 600 },
  '& [data-state="current"] svg': { color: theme.vars.palette.primary.main },
  '& [data-state="open"]': { color: theme.vars.palette.text.secondary },
}));

const LOOKS = {
  done: { Icon: CheckCircle, word: 'selesai' },
  current: { Icon: RadioButtonChecked, word: 'sekarang' },
  open: { Icon: RadioButtonUnchecked, word: 'belum' },
} as const satisfies Record<StepState, unknown>;

type Props = { internship: Pick<Internship, 'stage' | 'internship_period'> };

/** The steps of a placement, from its beginning to the certificate. */
export const ProgressLine = ({ internship: { stage, internship_period } }: Props) => (
  <Line aria-label="Tahap magang">
    {stepsOf({ stage, ...internship_period }).map(({ step, state }) => {
      const { Icon, word } = LOOKS[state];
      return (
        <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Icon aria-hidden />
          <span>
            {STAGE_LABELS[step]}
            <VisuallyHidden>, {word}</VisuallyHidden>
          </span>
        </li>
      );
    })}
  </Line>
);
