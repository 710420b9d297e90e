import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef } from 'react';
import { REASON_MAX } from '@/shared/constants/limits';
import { SCORE_PARTS } from '@/shared/resources/grades/scores';
import { focusPlace, placeMarks, REASON } from './sheetFocus';

const Row = styled('tr')(({ theme }) => ({
  '& > th': { fontWeight: 400, fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& > td': { padding: '6px 12px 8px 8px' },
}));

const Words = styled('div')(({ theme }) => ({
  // In view while the columns scroll.
  position: 'sticky',
  left: 'calc(var(--name-width) + 8px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  width: 'min(560px, calc(100vw - var(--name-width) - 60px))',
  '& > input': {
    flex: '1 1 180px',
    minWidth: 0,
    height: 36,
    padding: '0 10px',
    border: `1px solid ${theme.vars.palette.control.border}`,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    '&:focus': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
    '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
    '@media (pointer: coarse)': { height: 44, fontSize: '1rem' },
  },
  '& > span': { color: theme.vars.palette.error.text, fontSize: '0.8125rem' },
}));

type Props = {
  row: number;
  student: string;
  reason: string;
  error: string | undefined;
  onReason: (reason: string) => void;
};

/** Below a changed grade: the reason that the audit trail keeps. */
export function ReasonRow({ row, student, reason, error, onReason }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Once the row is stored, this field is gone; the focus stays in the row.
  useLayoutEffect(() => {
    const field = input.current;
    const table = field?.closest('table');
    return () => {
      if (!table || document.activeElement !== field) return;
      queueMicrotask(() => focusPlace(table, { row, column: SCORE_PARTS[0] }));
    };
  }, [row]);

  return (
    <Row>
      <th scope="row">
        <label htmlFor={id}>Alasan perubahan</label>
      </th>
      <td colSpan={8}>
        <Words>
          <input
            ref={input}
            {...placeMarks(row, REASON)}
            id={id}
            aria-label={`Alasan perubahan, ${student}`}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${id}-error`}
            autoComplete="off"
            maxLength={REASON_MAX}
            placeholder="Mengapa nilai yang tersimpan diubah?"
            value={reason}
            onChange={({ target }) => onReason(target.value)}
          />
          {error && <span id={`${id}-error`}>{error}</span>}
        </Words>
      </td>
    </Row>
  );
}
