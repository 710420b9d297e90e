import { styled } from '@mui/material/styles';
import { type Dispatch, useMemo } from 'react';
import type { Review } from '@/client/api/api';
import { TOP_BAR_EDGE } from '@/client/layout/measures';
import { type Clock, usePressGuard } from '@/client/records/review/usePressGuard';
import { useIsPhone } from '@/client/ui/useIsPhone';
import type { DeskAction, DeskState } from './desk';
import type { DeskGroup } from './deskQuery';
import { groupRows } from './groups';
import { ReviewRow, type RowProps } from './ReviewRow';

const Group = styled('div')(({ theme }) => ({
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
  [theme.breakpoints.down('md')]: { top: TOP_BAR_EDGE, padding: '8px 14px' },
}));

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // A row that is swiped leaves the window at its side.
  [theme.breakpoints.down('md')]: { '& > li': { overflowX: 'clip' } },
}));

type Props = {
  rows: readonly Review[];
  group: DeskGroup;
  state: Pick<DeskState, 'selected' | 'openIds' | 'returningId' | 'unsent'>;
  currentId: number | null;
  isCompact: boolean;
  clock: Clock;
  dispatch: Dispatch<DeskAction>;
  onDecide: RowProps['onDecide'];
  onResend: RowProps['onResend'];
  onDismiss: RowProps['onDismiss'];
};

/** The activities under the headings of their students or days. */
export function ReviewList(props: Props) {
  const { rows, group, state, currentId, isCompact, clock, dispatch, ...actions } = props;
  const { selected, openIds, returningId, unsent } = state;
  const groups = useMemo(() => groupRows(rows, group), [rows, group]);
  const ids = rows.map(({ id }) => (id === returningId ? `${id} returning` : id)).join();
  // Another current row moves those of the compact desk.
  const layout = isCompact && ids ? `${ids} at ${currentId}` : ids;
  const isMeant = usePressGuard(layout, clock);
  const isPhone = useIsPhone();

  // A group keeps its element, and its rows the focus, when its first row leaves.
  const place = (key: string, index: number) =>
    groups.slice(0, index).filter((other) => other.key === key).length;

  return groups.map(({ key, title, note, rows: own }, index) => {
    const id = `${key}-${place(key, index)}`;
    const titleId = `group-${id}`;
    const noteId = `${titleId}-note`;
    // The note distinguishes students of the same name.
    const label = note ? `${titleId} ${noteId}` : titleId;
    return (
      <Group key={id}>
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
                group={group}
                isCurrent={row.id === currentId}
                isSelected={selected.has(row.id)}
                isOpen={openIds.has(row.id)}
                isReturning={row.id === returningId}
                isPhone={isPhone}
                isCompact={isCompact}
                isMeant={isMeant}
                unsent={unsent.get(row.id)}
                dispatch={dispatch}
                {...actions}
              />
            </li>
          ))}
        </Rows>
      </Group>
    );
  });
}
