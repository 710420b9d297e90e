import { styled } from '@mui/material/styles';
import type { AttendanceRequest } from '@/client/api/api';
import { changedDayTexts } from './changedDayTexts';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& span': { color: theme.vars.palette.text.secondary },
}));

type Props = { request: Pick<AttendanceRequest, 'state' | 'verdict_changes'> };

/** The past days that another decision on the request changes, for those who may make it. */
export function RequestEffects({ request: { state, verdict_changes } }: Props) {
  if (verdict_changes.length === 0) return null;
  const act = state === 'waiting' ? 'Bila disetujui' : 'Bila diurungkan';
  return (
    <List aria-label={act}>
      {changedDayTexts(verdict_changes).map(({ days, change }) => (
        <li key={days}>
          <span>
            {act}, {days}:
          </span>{' '}
          {change}
        </li>
      ))}
    </List>
  );
}
