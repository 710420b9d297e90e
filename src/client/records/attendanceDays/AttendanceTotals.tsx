import { styled } from '@mui/material/styles';
import type { AttendanceTotals as Totals } from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';
import { DAY_VERDICTS, INTERRUPTED_SIGN, VERDICT_SIGNS } from '@/shared/attendance/verdicts';
import { formatNumber } from '@/shared/formatNumber';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 8px',
  margin: 0,
  padding: '14px 20px',
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

type Props = {
  totals: Totals;
  /** The days of interruptions, which are no verdict. */
  interrupted?: number;
};

/** The days of each verdict that occurs, the percentage and the hours. */
export function AttendanceTotals({ totals, interrupted = 0 }: Props) {
  const { attendance_percent, hours } = totals;
  const counts = [
    ...DAY_VERDICTS.map((verdict) => ({ ...VERDICT_SIGNS[verdict], days: totals[verdict] })),
    { ...INTERRUPTED_SIGN, days: interrupted },
  ];
  return (
    <List aria-label="Jumlah">
      {counts.map(
        ({ label, letter, tone, days }) =>
          days > 0 && (
            <li key={label}>
              <Badge tone={tone}>
                <span aria-hidden>{letter}</span> {label}: {formatNumber(days)}
              </Badge>
            </li>
          ),
      )}
      {attendance_percent !== null && (
        <li>
          <Badge>Kehadiran {formatNumber(attendance_percent)}%</Badge>
        </li>
      )}
      {hours > 0 && (
        <li>
          <Badge>{formatNumber(hours)} jam</Badge>
        </li>
      )}
    </List>
  );
}
