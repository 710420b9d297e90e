import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { gradeFields } from '@/shared/resources/grades/gradeFields';
import { SCORE_PARTS } from '@/shared/resources/grades/scores';
import { type RowState, type SheetRow, shownErrors, stateOf } from './sheetRow';

const Cell = styled('td')(({ theme }) => ({
  padding: '4px 12px',
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  color: theme.vars.palette.text.secondary,
  '&[data-problem]': { color: theme.vars.palette.error.text },
  '& > div': { display: 'flex', alignItems: 'center', gap: 6 },
  '& svg': { flex: 'none', fontSize: 17 },
  '& .saved': { color: theme.vars.palette.success.text },
  '& .MuiButton-root': { flex: 'none', minHeight: 32, padding: '2px 10px' },
}));

/** The states that need the person. */
const PROBLEMS: readonly RowState[] = ['conflict', 'failed', 'invalid'];

export const isProblem = (row: SheetRow) => PROBLEMS.includes(stateOf(row));

const listed = (row: SheetRow, isEmpty: boolean) => {
  const errors = shownErrors(row);
  return SCORE_PARTS.filter((part) => errors[part] && (row.cells[part].trim() === '') === isEmpty)
    .map((part) => gradeFields[part].label)
    .join(', ');
};

/** 'Belum lengkap: UTS. Periksa: Tugas 1. Alasan belum diisi.' */
const invalidText = (row: SheetRow) => {
  const missing = listed(row, true);
  const wrong = listed(row, false);
  return [
    missing && `Belum lengkap: ${missing}.`,
    wrong && `Periksa: ${wrong}.`,
    shownErrors(row).reason && 'Isi alasan perubahan.',
  ]
    .filter(Boolean)
    .join(' ');
};

type Props = { row: SheetRow; onResend: (event: MouseEvent) => void; onCompare: () => void };

/** Says whether the row is stored, and what to do if it is not. */
export function RowStateCell({ row, onResend, onCompare }: Props) {
  const about = <VisuallyHidden> {row.student.student_name}</VisuallyHidden>;
  const problem = <ErrorOutlineOutlined aria-hidden />;
  const texts: Record<RowState, ReactNode> = {
    conflict: (
      <>
        <PeopleOutlined aria-hidden />
        Diubah orang lain.
        <Button size="small" variant="outlined" color="error" onClick={onCompare}>
          Bandingkan{about}
        </Button>
      </>
    ),
    failed: (
      <>
        {problem}
        {row.failure}
        <Button size="small" variant="outlined" color="error" onClick={onResend}>
          Kirim ulang{about}
        </Button>
      </>
    ),
    invalid: (
      <>
        {problem}
        {invalidText(row)}
      </>
    ),
    sending: (
      <>
        <CircularProgress size={15} aria-hidden />
        Menyimpan...
      </>
    ),
    unsaved: (
      <>
        <EditOutlined aria-hidden />
        Belum tersimpan
      </>
    ),
    saved: (
      <>
        <CheckCircleOutlined aria-hidden className="saved" />
        <span className="saved">Tersimpan</span>
      </>
    ),
    stored: 'Tersimpan',
    empty: 'Belum dinilai',
  };
  return (
    <Cell data-problem={isProblem(row) || undefined}>
      <div>{texts[stateOf(row)]}</div>
    </Cell>
  );
}
