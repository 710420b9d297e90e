import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { endOfMonth } from 'date-fns/endOfMonth';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { id } from 'date-fns/locale/id';
import { startOfMonth } from 'date-fns/startOfMonth';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type ListedActivity, useListInternshipActivitiesQuery } from '@/client/api/api';
import { useSettings } from '@/client/api/useSettings';
import { formatTimeRange, formatWeekdayDate } from '@/shared/format';
import { TABLE_LOAD_FAILED } from '../crudMessages';
import { PickerSetup } from '../fields/PickerSetup';
import { toDate, toIsoDate } from '../isoDate';
import { openDays } from '../openDays';
import { ErrorState } from '../states/ErrorState';
import { MARKS, type Mark, markOf } from './activityMark';
import { CalendarDay, DayMarks } from './CalendarDay';
import { MarkBadge } from './MarkIcon';

const DAY_KEY = 'hari';

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});

// The weeks fill the width of the card; the library's own calendar is 320 px wide.
const Month = styled(DateCalendar)(({ theme }) => ({
  width: '100%',
  height: 'auto',
  maxHeight: 'none',
  '& .MuiPickersCalendarHeader-label': { fontWeight: 600, textTransform: 'capitalize' },
  '& .MuiPickersCalendarHeader-root': { paddingInline: 20, marginTop: 12 },
  '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': { padding: '0 12px', margin: 0 },
  '& .MuiDayCalendar-weekDayLabel': {
    flex: '1 1 0',
    width: 'auto',
    margin: 2,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  '& .MuiDayCalendar-slideTransition': { minHeight: 6 * 64 },
  '& .MuiPickersFadeTransitionGroup-root': { width: '100%' },
  [theme.breakpoints.down('md')]: {
    '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': { padding: '0 6px' },
    '& .MuiDayCalendar-weekDayLabel': { margin: 1 },
    '& .MuiDayCalendar-slideTransition': { minHeight: 6 * 54 },
  },
}));

const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: '12px 20px 16px',
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const DayList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Row = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  justifyContent: 'stretch',
  justifyItems: 'start',
  gap: 4,
  width: '100%',
  padding: '12px 20px',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
})) as typeof ButtonBase;

/** The chosen day is in the URL; without one it is today. */
function useDay(today: string) {
  const [url, setUrl] = useSearchParams();
  const text = url.get(DAY_KEY) ?? today;
  const parsed = toDate(text);
  const day = isValid(parsed) ? text : today;
  const choose = (date: Date) =>
    setUrl(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(DAY_KEY, toIsoDate(date));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [day, choose] as const;
}

type Props = {
  internshipId: number;
  hrefOf: (activity: ListedActivity) => string;
};

/** The activities of an internship by month, and those of the chosen day. */
export function ActivityCalendar({ internshipId, hrefOf }: Props) {
  const { campus_time_zone } = useSettings();
  const open = openDays(campus_time_zone);
  const [today = ''] = [...open].sort().reverse();
  const [day, chooseDay] = useDay(today);
  // The same object while it is the same day: the calendar shows the month of another one.
  const chosen = useMemo(() => toDate(day), [day]);
  const [month, setMonth] = useState(chosen);

  const { data, currentData, isFetching, isError, refetch } = useListInternshipActivitiesQuery({
    id: internshipId,
    dateFrom: toIsoDate(startOfMonth(month)),
    dateTo: toIsoDate(endOfMonth(month)),
    sort: 'date,start_time',
  });
  // Those of the month before keep their marks until the next ones arrive.
  const activities = useMemo(() => (currentData ?? data)?.data ?? [], [currentData, data]);
  const openText = open.join(' ');
  const marks = useMemo(() => {
    const days = new Map<string, Mark[]>();
    for (const activity of activities) {
      const mark = markOf(activity, openText.split(' '));
      days.set(activity.date, [...(days.get(activity.date) ?? []), mark]);
    }
    return days;
  }, [activities, openText]);
  const ofDay = activities.filter(({ date }) => date === day);

  if (isError && !currentData)
    return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={() => void refetch()} />;

  return (
    <Columns>
      <Card component="section" aria-label="Kalender aktivitas" aria-busy={isFetching}>
        <Box sx={{ height: 4 }}>
          {isFetching && <LinearProgress aria-label="Memuat aktivitas" />}
        </Box>
        <PickerSetup>
          <DayMarks value={marks}>
            <Month
              value={chosen}
              onChange={(date, state) => date && state === 'finish' && chooseDay(date)}
              onMonthChange={setMonth}
              onYearChange={setMonth}
              views={['year', 'day']}
              dayOfWeekFormatter={(date) => format(date, 'EEE', { locale: id })}
              slots={{ day: CalendarDay }}
            />
          </DayMarks>
        </PickerSetup>
        <Legend aria-label="Keterangan tanda">
          {MARKS.map((mark) => (
            <li key={mark}>
              <MarkBadge mark={mark} />
            </li>
          ))}
        </Legend>
      </Card>
      <Card component="section" aria-labelledby="calendar-day">
        <Typography id="calendar-day" variant="h2" aria-live="polite" sx={{ px: 2.5, py: 1.75 }}>
          {formatWeekdayDate(day)}
        </Typography>
        {ofDay.length > 0 ? (
          <DayList>
            {ofDay.map((activity) => (
              <li key={activity.id}>
                <Row component={Link} to={hrefOf(activity)}>
                  <Typography component="span" sx={{ fontWeight: 600 }}>
                    {activity.name}
                  </Typography>
                  <Typography component="span" sx={{ color: 'text.secondary' }}>
                    {formatTimeRange(activity.start_time, activity.end_time)}
                  </Typography>
                  <MarkBadge mark={markOf(activity, open)} />
                </Row>
              </li>
            ))}
          </DayList>
        ) : (
          <Typography sx={{ px: 2.5, pb: 2.5, color: 'text.secondary' }}>
            Tidak ada aktivitas pada tanggal ini.
          </Typography>
        )}
      </Card>
    </Columns>
  );
}
