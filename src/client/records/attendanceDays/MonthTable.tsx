import { styled } from '@mui/material/styles';
import type { AttendanceDay } from '@/client/api/api';
import { signOf, verdictText, waitingText } from '@/client/records/verdicts/dayTexts';
import { waitingMark } from '@/client/ui/waitingMark';
import type { VerdictSign } from '@/shared/attendance/verdicts';
import { WEEKDAYS } from '@/shared/attendance/weekdays';
import { weeksOf } from '@/shared/calendarMonths';
import { formatWeekdayDate } from '@/shared/format';

const Grid = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 4,
  padding: '4px 12px 12px',
  '& th': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, padding: 4 },
  '& td': { padding: 0, textAlign: 'center' },
  [theme.breakpoints.down('md')]: { borderSpacing: 2, padding: '4px 3px 8px' },
}));

const Day = styled('button', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: VerdictSign['tone'] | null;
}>(({ theme, tone }) => {
  const colour = tone && theme.vars.palette[tone === 'neutral' ? 'secondary' : tone];
  return {
    display: 'grid',
    justifyItems: 'center',
    width: '100%',
    minHeight: 48,
    padding: '4px 0',
    border: '1px solid transparent',
    borderRadius: 8,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    backgroundColor: colour?.fill ?? 'transparent',
    color: colour?.text ?? theme.vars.palette.text.secondary,
    '& small': { fontSize: '0.75rem' },
    '& b': { minHeight: 22, lineHeight: '22px' },
    '&[data-framed]': {
      backgroundColor: 'transparent',
      boxShadow: `inset 0 0 0 2px ${theme.vars.palette.warning.main}`,
    },
    '&[data-waiting]': { position: 'relative', ...waitingMark(theme) },
    '&[aria-pressed="true"]': { borderColor: theme.vars.palette.primary.main },
    '&:hover': { borderColor: theme.vars.palette.control.border },
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  };
});

type Props = {
  /** 'YYYY-MM' */
  month: string;
  days: readonly AttendanceDay[];
  chosen: string | null;
  onChoose: (date: string) => void;
};

/** A month with a letter and a colour for each day; a button tells the rest. */
export function MonthTable({ month, days, chosen, onChoose }: Props) {
  const dayOn = (date: string) => days.find((day) => day.date === date);
  return (
    <Grid>
      <thead>
        <tr>
          {WEEKDAYS.map(({ value, short }) => (
            <th key={value} scope="col">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, index) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: the days of other months have no other identity
              if (date === null) return <td key={index} />;
              const day = dayOn(date);
              const sign = day ? signOf(day) : null;
              const waiting = day && waitingText(day);
              const text = day ? [verdictText(day), waiting ?? []].flat().join(', ') : 'Memuat';
              return (
                <td key={date}>
                  <Day
                    type="button"
                    tone={sign?.tone ?? null}
                    data-framed={sign?.isFramed ? '' : undefined}
                    data-waiting={waiting ? '' : undefined}
                    aria-pressed={date === chosen}
                    aria-label={`${formatWeekdayDate(date)}: ${text}`}
                    onClick={() => onChoose(date)}
                  >
                    <small>{Number(date.slice(-2))}</small>
                    <b>{sign?.letter ?? ''}</b>
                  </Day>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}
