import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { shownText } from './cellText';
import type { ReviewedRow } from './importRows';
import type { ReviewColumn } from './reviewColumns';

const Remark = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'error' | 'warning' | 'secondary';
}>(({ theme, tone }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  fontSize: '0.75rem',
  lineHeight: '16px',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  color: tone === 'secondary' ? theme.vars.palette.text.secondary : theme.vars.palette[tone].text,
  '& svg': { fontSize: 14, flex: 'none', marginTop: 1 },
}));

export const ErrorRemark = ({ children }: { children: string }) => (
  <Remark tone="error">
    <ErrorOutlineOutlined aria-hidden />
    {children}
  </Remark>
);

/** The remarks below the value of a cell: its error, a concurrent change, a warning and the stored value. */
export function CellRemarks({ row, column }: { row: ReviewedRow; column: ReviewColumn }) {
  const { field } = column;
  const error = row.errors[field];
  const note = row.notes[field];
  const warning = row.warnings[field];
  const before = row.before?.[field];
  return (
    <>
      {error && <ErrorRemark>{error}</ErrorRemark>}
      {note && note !== error && (
        <Remark tone="warning">
          <HistoryOutlined aria-hidden />
          {note}
        </Remark>
      )}
      {warning && !error && (
        <Remark tone="warning">
          <WarningAmberOutlined aria-hidden />
          {warning}
        </Remark>
      )}
      {before !== undefined && !error && (
        <Remark tone="secondary">
          {before === '' ? 'Sebelumnya kosong' : `Sebelumnya: ${shownText(column, before)}`}
        </Remark>
      )}
    </>
  );
}
