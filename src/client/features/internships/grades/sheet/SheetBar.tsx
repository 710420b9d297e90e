import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { BusyButton } from '@/client/ui/BusyButton';
import { formatNumber } from '@/shared/formatNumber';
import { isProblem } from './RowStateCell';
import { isChanged, isUnsaved, needsReason, type SheetRow } from './sheetRow';
import type { SheetActions } from './useSheet';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
  '& > p': { flex: '1 1 220px', margin: 0, color: theme.vars.palette.text.secondary },
  '& .long': { maxWidth: 340, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: { '& > .MuiButton-root': { flex: '1 1 auto', minHeight: 48 } },
}));

const countOf = (rows: readonly SheetRow[], test: (row: SheetRow) => boolean) =>
  rows.filter(test).length;

type Props = {
  rows: readonly SheetRow[];
  isKept: boolean;
  actions: SheetActions;
  onFirstProblem: () => void;
  onSave: () => void;
};

/** Counts what is stored and what is not, and stores all rows. */
export function SheetBar({ rows, isKept, actions, onFirstProblem, onSave }: Props) {
  const unsaved = countOf(rows, isUnsaved);
  const problems = countOf(rows, isProblem);
  const unexplained = countOf(rows, (row) => needsReason(row) && row.reason.trim() === '');
  const reason = rows.findLast((row) => needsReason(row) && row.reason.trim() !== '')?.reason;
  const texts = [
    `${formatNumber(countOf(rows, ({ base }) => base !== null))} dari ${formatNumber(rows.length)} sudah dinilai.`,
    unsaved > 0 && `${formatNumber(unsaved)} baris belum tersimpan.`,
    unsaved > 0 && isKept && 'Draf disimpan di perangkat ini.',
  ];
  return (
    <Bar>
      <p>{texts.filter(Boolean).join(' ')}</p>
      {reason && unexplained > 0 && (
        <Button color="inherit" onClick={() => actions.explainAll(reason)}>
          <span className="long">
            Pakai alasan "{reason}" untuk {formatNumber(unexplained)} baris lain
          </span>
        </Button>
      )}
      {problems > 0 && (
        <Button variant="outlined" color="error" onClick={onFirstProblem}>
          {formatNumber(problems)} baris perlu diperiksa
        </Button>
      )}
      <BusyButton
        variant="contained"
        isBusy={countOf(rows, ({ isSending }) => isSending) > 1}
        aria-keyshortcuts="Control+Enter"
        onClick={onSave}
      >
        {unsaved > 0 ? `Simpan semua (${formatNumber(countOf(rows, isChanged))})` : 'Simpan semua'}
      </BusyButton>
    </Bar>
  );
}
