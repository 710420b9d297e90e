import { styled } from '@mui/material/styles';
import type { AttendanceTotals as Totals } from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';
import { DAY_VERDICTS, INTERRUPTED_SIGN, VERDICT_SIGNS } from '@/shared/attendance/verdicts';
import { formatNumber } from '@/shared/formatNumber';

const Block = styled('div')(({ theme }) => ({
  padding: '14px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '8px 0 0',
  color: theme.vars.palette.text.secondary,
}));

/** The verdicts that the percentage leaves out, of which the days may still count. */
const UNDECIDED = ['pending', 'needs_settling'] as const;

/** The sentence about the days of the percentage; null where it leaves no day out that may still count. */
export function percentNote(totals: Totals): string | null {
  const left = UNDECIDED.filter((verdict) => totals[verdict] > 0);
  if (totals.attendance_percent === null || left.length === 0) return null;
  const names = left.map((verdict) => `'${VERDICT_SIGNS[verdict].label}'`).join(' dan ');
  return `Kehadiran dihitung dari hari yang sudah ada hasilnya; hari ${names} belum ikut dihitung.`;
}

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
  const note = percentNote(totals);
  return (
    <Block>
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
      {note && <Note>{note}</Note>}
    </Block>
  );
}
