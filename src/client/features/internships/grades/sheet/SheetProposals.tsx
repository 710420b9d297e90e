import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useConfirm } from '@/client/ui/confirm/useConfirm';
import { numberText } from '@/client/ui/fields/parseNumber';
import { formatNumber, formatTotal, MISSING } from '@/shared/formatNumber';
import { SCORE_LABELS } from '@/shared/resources/grades/scores';
import { newProposals, type Proposal } from '../proposals';
import { idOf, type SheetRow, scoresOf } from './sheetRow';
import type { SheetActions } from './useSheet';

type Change = Proposal & { row: SheetRow };

const changeText = ({ row, part, score }: Change) =>
  `${row.student.student_name}, ${SCORE_LABELS[part]}: ${row.cells[part].trim() || MISSING} → ${formatTotal(score)}`;

type Props = { rows: readonly SheetRow[]; actions: SheetActions };

/** The scores that assessors and examiners propose, shown beside the present ones before they are taken over. */
export function SheetProposals({ rows, actions }: Props) {
  const confirm = useConfirm();
  const changes = rows.flatMap((row) =>
    newProposals(row.student.proposals, scoresOf(row)).map((proposal) => ({ ...proposal, row })),
  );
  if (changes.length === 0) return null;

  const takeOver = async () => {
    const isSure = await confirm({
      title: 'Ambil dari Penilaian',
      description: (
        <>
          Nilai ini diisikan ke lembar dan belum tersimpan.
          <ul>
            {changes.map((change) => (
              <li key={`${idOf(change.row)}-${change.part}`}>{changeText(change)}</li>
            ))}
          </ul>
        </>
      ),
      confirmLabel: `Ambil ${formatNumber(changes.length)} nilai`,
    });
    if (!isSure) return;
    for (const { row, part, score } of changes) {
      actions.fill(idOf(row), { [part]: numberText(score) });
    }
  };

  return (
    <Alert
      severity="info"
      role="note"
      sx={{ mb: 1.5, flex: 'none' }}
      action={
        <Button color="inherit" size="small" onClick={() => void takeOver()}>
          Ambil dari Penilaian
        </Button>
      }
    >
      {formatNumber(changes.length)} nilai diusulkan lembar penilaian atau ujian.
    </Alert>
  );
}
