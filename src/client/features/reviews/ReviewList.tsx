import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { TOP_BAR_HEIGHT } from '@/client/layout/measures';
import { useIsPhone } from '@/client/ui/useIsPhone';
import { groupRows } from './groups';
import { ReviewRow, type RowActions } from './ReviewRow';
import type { Desk } from './useDesk';

const Group = styled('section')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Heading = styled('div')(({ theme }) => ({
  position: 'sticky',
  // The padding of the page, in which it would otherwise stop.
  top: -24,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  padding: '8px 16px',
  backgroundColor: theme.vars.palette.secondary.fill,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& span': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  [theme.breakpoints.down('md')]: { top: TOP_BAR_HEIGHT, padding: '8px 14px' },
}));

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** Row actions that stay the same, so that only the rows that change render again. */
function useRowActions(desk: Desk): RowActions {
  const latest = useRef(desk);
  useEffect(() => {
    latest.current = desk;
  });
  const [actions] = useState<RowActions>(() => ({
    validate: (row) => latest.current.validate(row),
    startReturn: (row) => latest.current.startReturn(row),
    cancelReturn: (row) => latest.current.cancelReturn(row),
    sendReturn: (row, comment) => latest.current.sendReturn(row, comment),
    undo: (row) => latest.current.undo(row),
    toggleSelected: (row) => latest.current.toggleSelected(row),
    toggleOpen: (row) => latest.current.toggleOpen(row),
    setChosenId: (id) => latest.current.setChosenId(id),
  }));
  return actions;
}

/** The activities under the headings of their students or days. */
export function ReviewList({ desk }: { desk: Desk }) {
  const { rows, state, currentId, selected, openIds, returningId } = desk;
  const groups = useMemo(() => groupRows(rows, state.group), [rows, state.group]);
  const actions = useRowActions(desk);
  const isPhone = useIsPhone();

  // A group keeps its element, and its rows the focus, when its first row leaves.
  const place = (key: string, index: number) =>
    groups.slice(0, index).filter((group) => group.key === key).length;

  return groups.map(({ key, title, note, rows: own }, index) => {
    const id = `${key}-${place(key, index)}`;
    const titleId = `group-${id}`;
    const noteId = `${titleId}-note`;
    // Students of the same name are told apart by the note.
    const label = note ? `${titleId} ${noteId}` : titleId;
    return (
      <Group key={id} aria-labelledby={label}>
        <Heading>
          <h2 id={titleId}>{title}</h2>
          {note && <span id={noteId}>{note}</span>}
          <span>{own.length} aktivitas</span>
        </Heading>
        <Rows aria-labelledby={label}>
          {own.map((row) => (
            <li key={row.id}>
              <ReviewRow
                row={row}
                group={state.group}
                isCurrent={row.id === currentId}
                isSelected={selected.has(row.id)}
                isOpen={openIds.has(row.id)}
                isReturning={row.id === returningId}
                isPhone={isPhone}
                actions={actions}
              />
            </li>
          ))}
        </Rows>
      </Group>
    );
  });
}
