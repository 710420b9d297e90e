import { styled } from '@mui/material/styles';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, useContext } from 'react';
import { waitingText } from '@/client/records/verdicts/dayTexts';
import { toIsoDate } from '@/client/ui/isoDate';
import { waitingMark } from '@/client/ui/waitingMark';
import { formatWeekdayDate } from '@/shared/format';
import type { RequestKind } from '@/shared/resources/attendance-requests/constants';
import { type Mark, marksText } from './activityMark';
import { MarkIcon } from './MarkIcon';

interface Marked {
  /** By 'YYYY-MM-DD'. */
  marks: ReadonlyMap<string, readonly Mark[]>;
  /** The kinds of the undecided requests about a day. */
  waitingOn: (date: string) => RequestKind[];
}

/** The marks of each day. A context, because the calendar creates its days. */
export const DayMarks = createContext<Marked>({ marks: new Map(), waitingOn: () => [] });

const MOST_ICONS = 2;

const Day = styled(PickerDay)(({ theme }) => ({
  flex: '1 1 0',
  width: 'auto',
  minWidth: 0,
  height: 60,
  margin: 2,
  padding: '6px 0 4px',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  gap: 4,
  borderRadius: 8,
  fontSize: '0.8125rem',
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
    color: theme.vars.palette.primary.text,
    fontWeight: 700,
    backgroundColor: theme.vars.palette.primary.fill,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
  },
  '&[data-waiting]': { position: 'relative', ...waitingMark(theme) },
  [theme.breakpoints.down('md')]: { height: 52, margin: 0 },
}));

// When today is chosen, the frame of the chosen day replaces that of today.
const DayNumber = styled('span')({
  '&[data-today]': {
    fontWeight: 700,
    textDecoration: 'underline 2px',
    textUnderlineOffset: 2,
  },
});

const Marks = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 1,
  fontSize: '0.6875rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

/** A day of the calendar: its number, and an icon for each activity. */
export function CalendarDay(props: PickerDayProps) {
  const date = toIsoDate(props.day as Date);
  const { marks: ofDays, waitingOn } = useContext(DayMarks);
  if (props.outsideCurrentMonth) return <Day {...props} />;

  const marks = ofDays.get(date) ?? [];
  const waiting = waitingText({ waiting: waitingOn(date) });
  const label = [formatWeekdayDate(date), marksText(marks), waiting ?? []].flat().join(', ');
  // The last place holds the number of marks without an icon.
  const shown = marks.length > MOST_ICONS ? marks.slice(0, MOST_ICONS - 1) : marks;
  return (
    <Day {...props} aria-label={label} data-waiting={waiting ? '' : undefined}>
      <DayNumber data-today={props.today || undefined}>{(props.day as Date).getDate()}</DayNumber>
      <Marks>
        {shown.map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other identity
          <MarkIcon key={index} mark={mark} />
        ))}
        {marks.length > shown.length && `+${marks.length - shown.length}`}
      </Marks>
    </Day>
  );
}
