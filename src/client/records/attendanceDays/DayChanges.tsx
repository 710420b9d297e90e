import { styled } from '@mui/material/styles';
import type { AttendanceDay } from '@/client/api/api';
import { verdictText } from '@/client/records/verdicts/dayTexts';
import { formatDateTime } from '@/shared/format';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  margin: '12px 0 0',
  padding: '0 0 0 12px',
  borderLeft: `3px solid ${theme.vars.palette.divider}`,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
}));

type Change = AttendanceDay['changes'][number];

const textOf = ({ before, after, changed_by_name }: Change) => {
  const change = `Berubah dari ${verdictText({ verdict: before })} menjadi ${verdictText({ verdict: after })}`;
  return changed_by_name ? `${change} oleh ${changed_by_name}` : change;
};

/** The people who have changed the verdict on a day after it had passed, with their reasons (docs/decisions/0102). */
export const DayChanges = ({ changes }: { changes: readonly Change[] }) => (
  <List aria-label="Perubahan">
    {changes.map((change) => (
      <li key={`${change.changed_at} ${change.before}`}>
        {textOf(change)}
        {change.reason && ` karena: ${change.reason}`}
        <small>{formatDateTime(change.changed_at)}</small>
      </li>
    ))}
  </List>
);
