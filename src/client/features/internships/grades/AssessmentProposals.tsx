import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useConfirm } from '@/client/ui/confirm/useConfirm';
import { FullWidth } from '@/client/ui/form/FormSection';
import { formatTotal, MISSING } from '@/shared/formatNumber';
import { PROPOSER_LABELS, SCORE_LABELS } from '@/shared/resources/grades/scores';
import type { GradeValues } from './gradeValues';
import { newProposals, type Proposal, replacing, useProposals } from './proposals';

const shown = (value: unknown) => {
  if (typeof value === 'number') return formatTotal(value);
  return value === '' || value == null ? MISSING : String(value);
};

/** The proposed scores, beside the present ones; a button takes them over. */
export function AssessmentProposals() {
  const { values, setValues } = useFormikContext<GradeValues>();
  const confirm = useConfirm();
  const proposals = useProposals(values);
  if (proposals.length === 0) return null;

  const changes = newProposals(proposals, values);
  const change = ({ part, score }: Proposal) =>
    `${SCORE_LABELS[part]}: ${shown(values[part])} → ${formatTotal(score)}`;
  const takeOver = async () => {
    const replaced = replacing(proposals, values);
    const isSure =
      replaced.length === 0 ||
      (await confirm({
        title: 'Ambil dari Penilaian',
        description: `Nilai yang sudah diisi diganti. ${replaced.map(change).join('; ')}.`,
        confirmLabel: 'Ganti nilai',
      }));
    if (!isSure) return;
    const scores = Object.fromEntries(changes.map(({ part, score }) => [part, score]));
    await setValues({ ...values, ...scores });
  };

  return (
    <FullWidth>
      <Alert
        severity="info"
        role="group"
        aria-label="Usulan dari penilaian"
        action={
          changes.length > 0 && (
            <Button color="inherit" onClick={() => void takeOver()}>
              Ambil dari Penilaian
            </Button>
          )
        }
        sx={{ flexWrap: 'wrap' }}
      >
        {proposals.map((proposal) => (
          <Typography key={proposal.part} variant="body2">
            {change(proposal)} ({PROPOSER_LABELS[proposal.assessor]}: {proposal.assessor_name})
          </Typography>
        ))}
      </Alert>
    </FullWidth>
  );
}
