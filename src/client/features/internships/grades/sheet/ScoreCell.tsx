import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { gradeFields } from '@/shared/resources/grades/gradeFields';
import type { ScorePart } from '@/shared/resources/grades/scores';
import { placeMarks } from './sheetFocus';

const Input = styled('input')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  minHeight: 44,
  padding: '0 10px',
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&[aria-invalid="true"]': {
    backgroundColor: theme.vars.palette.error.fill,
    color: theme.vars.palette.error.text,
    boxShadow: `inset 0 -2px 0 ${theme.vars.palette.error.main}`,
  },
  // A smaller text makes iOS zoom in.
  '@media (pointer: coarse)': { padding: '0 8px', fontSize: '1rem' },
}));

const Cell = styled('td')(({ theme }) => ({
  position: 'relative',
  padding: 0,
  '& > [role="tooltip"]': {
    position: 'absolute',
    zIndex: 2,
    top: 'calc(100% - 2px)',
    left: 0,
    width: 'max-content',
    maxWidth: 150,
    padding: '6px 10px',
    borderRadius: '0 0 8px 8px',
    backgroundColor: theme.vars.palette.error.main,
    color: theme.vars.palette.error.contrastText,
    fontSize: '0.8125rem',
    textAlign: 'left',
    pointerEvents: 'none',
    visibility: 'hidden',
  },
  '&:hover > [role="tooltip"], &:focus-within > [role="tooltip"]': { visibility: 'visible' },
}));

type Props = {
  row: number;
  part: ScorePart;
  student: string;
  text: string;
  error: string | undefined;
  onText: (part: ScorePart, text: string) => void;
  onRest: () => void;
};

/** A score as it is typed; Escape restores what it was when it got the focus. */
export function ScoreCell({ row, part, student, text, error, onText, onRest }: Props) {
  const errorId = useId();
  const atFocus = useRef(text);
  return (
    <Cell>
      <Input
        {...placeMarks(row, part)}
        aria-label={`${gradeFields[part].label}, ${student}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onFocus={({ currentTarget }) => {
          atFocus.current = text;
          currentTarget.select();
        }}
        onChange={({ target }) => onText(part, target.value)}
        onBlur={onRest}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && text !== atFocus.current) onText(part, atFocus.current);
        }}
      />
      {error && (
        <span id={errorId} role="tooltip">
          {error}
        </span>
      )}
    </Cell>
  );
}
