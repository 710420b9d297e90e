import { styled } from '@mui/material/styles';
import type { AttendanceTotals } from '@/client/api/api';
import { percentText, TOTAL_VERDICTS, totalsText } from '@/shared/attendance/totalsText';
import { VERDICT_SIGNS } from '@/shared/attendance/verdicts';
import { formatNumber } from '@/shared/formatNumber';

const Days = styled('small')(({ theme }) => {
  const { success, warning, error, info } = theme.vars.palette;
  const tones = { success, warning, error, info };
  return {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 6,
    fontSize: '0.6875rem',
    lineHeight: 1.3,
    fontWeight: 600,
    ...Object.fromEntries(
      Object.entries(tones).map(([tone, { text }]) => [`& [data-tone="${tone}"]`, { color: text }]),
    ),
  };
});

type Props = { totals: AttendanceTotals; hasHours: boolean };

/** The percentage, the hours, and the days of each verdict that occurs. */
export function TotalsCell({ totals, hasHours }: Props) {
  const { hours, attendance_percent: attendancePercent } = totals;
  const counted = TOTAL_VERDICTS.filter((verdict) => totals[verdict] > 0);
  return (
    <td className="total" aria-label={totalsText({ counts: totals, hours, attendancePercent })}>
      <b>{percentText(attendancePercent)}</b>
      {hasHours && ` · ${formatNumber(hours)} jam`}
      <Days>
        {counted.map((verdict) => {
          const { letter, tone } = VERDICT_SIGNS[verdict];
          return (
            <span key={verdict} data-tone={tone}>
              {letter}
              {formatNumber(totals[verdict])}
            </span>
          );
        })}
      </Days>
    </td>
  );
}
