import { styled } from '@mui/material/styles';
import type { AttendanceTotals as Totals } from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';
import { DAY_VERDICTS, VERDICT_SIGNS } from '@/shared/attendance/verdicts';
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

/** The days of each verdict that occurs, the percentage and the hours. */
export function AttendanceTotals({ totals }: { totals: Totals }) {
  const { attendance_percent, hours } = totals;
  return (
    <List aria-label="Jumlah">
      {DAY_VERDICTS.filter((verdict) => totals[verdict] > 0).map((verdict) => {
        const { label, letter, tone } = VERDICT_SIGNS[verdict];
        return (
          <li key={verdict}>
            <Badge tone={tone}>
              <span aria-hidden>{letter}</span> {label}: {formatNumber(totals[verdict])}
            </Badge>
          </li>
        );
      })}
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
