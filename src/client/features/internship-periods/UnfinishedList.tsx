import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UnfinishedPlacements } from '@/client/api/api';
import { formatNumber } from '@/shared/formatNumber';
import { gapsText } from '@/shared/resources/certificates/certificateGaps';
import {
  UNFINISHED_CHOICES,
  type UnfinishedChoice,
} from '@/shared/resources/internship-periods/periodClosingRules';

const Names = styled('ul')({
  margin: 0,
  paddingInlineStart: 18,
  maxHeight: 180,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});

export const CHOICE_LABELS = {
  leave_open: 'Tutup tanpa mereka',
  close: 'Tutup semuanya',
} as const satisfies Record<UnfinishedChoice, string>;

const CONSEQUENCES = {
  leave_open: 'Penempatan mereka tetap terbuka sampai masing-masing ditandai selesai.',
  close: 'Penempatan mereka juga hanya dapat dibaca, dengan kekurangannya.',
} as const satisfies Record<UnfinishedChoice, string>;

type Props = {
  unfinished: UnfinishedPlacements;
  choice: UnfinishedChoice;
  isDisabled: boolean;
  onChoose: (choice: UnfinishedChoice) => void;
};

/** The unfinished students, each with what is missing, and the question of their fate. */
export function UnfinishedList({ unfinished, choice, isDisabled, onChoose }: Props) {
  const { total, placements } = unfinished;
  const others = total - placements.length;
  return (
    <Alert
      severity="warning"
      role="group"
      aria-label="Penempatan yang belum selesai"
      sx={{ mt: 2, alignItems: 'flex-start' }}
    >
      <strong>{`${formatNumber(total)} penempatan belum selesai:`}</strong>
      <Names tabIndex={0} aria-label="Kekurangan tiap mahasiswa">
        {placements.map(({ id, student_name, nim, missing }) => (
          <li key={id}>{`${student_name} (${nim}): ${gapsText(missing)}`}</li>
        ))}
        {others > 0 && <li>{`dan ${formatNumber(others)} lainnya`}</li>}
      </Names>
      <RadioGroup
        aria-label="Tindakan untuk penempatan yang belum selesai"
        value={choice}
        onChange={(_, value) => onChoose(value as UnfinishedChoice)}
        sx={{ mt: 1 }}
      >
        {UNFINISHED_CHOICES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            disabled={isDisabled}
            control={<Radio size="small" />}
            sx={{ alignItems: 'flex-start' }}
            label={
              <>
                {CHOICE_LABELS[one]}
                <Typography variant="body2" component="span" sx={{ display: 'block' }}>
                  {CONSEQUENCES[one]}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </Alert>
  );
}
