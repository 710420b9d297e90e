import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CalendarViewWeekOutlined from '@mui/icons-material/CalendarViewWeekOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import type { ListedActivity } from '@/client/api/api';
import { useSettings } from '@/client/api/useSettings';
import { waitingText } from '@/client/records/verdicts/dayTexts';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PickerSetup } from '@/client/ui/fields/PickerSetup';
import { toDate } from '@/client/ui/isoDate';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { useIsPhone } from '@/client/ui/useIsPhone';
import { openDays } from '../openDays';
import { DayMarks } from './CalendarDay';
import { DayActivities } from './DayActivities';
import { MarkLegend } from './MarkLegend';
import { MonthView } from './MonthView';
import { useCalendarUrl } from './useCalendarUrl';
import { useShownActivities } from './useShownActivities';
import { WeekStrip } from './WeekStrip';
import { weekOf } from './weeks';

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});

type Props = {
  internshipId: number;
  hrefOf: (activity: ListedActivity) => string;
};

/** The activities of an internship by month, on a phone by week, and those of the chosen day. */
export function ActivityCalendar({ internshipId, hrefOf }: Props) {
  const { campus_time_zone } = useSettings();
  const open = openDays(campus_time_zone);
  const [today = ''] = [...open].sort().reverse();
  const { day, chooseDay, isMonthWanted, showMonth } = useCalendarUrl(today);
  const isPhone = useIsPhone();
  const isWeek = isPhone && !isMonthWanted;

  // A stable object per day: the calendar jumps to the month of a new one.
  const chosen = useMemo(() => toDate(day), [day]);
  // Week and month both start with the chosen day.
  const [moved, setMoved] = useState({ date: chosen, isWeek });
  const shown = moved.isWeek === isWeek ? moved.date : chosen;
  const show = (date: Date) => setMoved({ date, isWeek });

  const week = weekOf(shown);
  const { marks, ofDay, waitingOn, isFetching, isError, refetch } = useShownActivities({
    internshipId,
    first: isWeek ? (week[0] as Date) : shown,
    last: isWeek ? (week[6] as Date) : shown,
    day,
    openDays: open,
  });

  const dayMarks = useMemo(() => ({ marks, waitingOn }), [marks, waitingOn]);

  if (isError) return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />;

  return (
    <Columns>
      <Card component="section" aria-label="Kalender aktivitas" aria-busy={isFetching}>
        <Box sx={{ height: 4 }}>
          {isFetching && <LinearProgress aria-label="Memuat aktivitas" />}
        </Box>
        <PickerSetup>
          <DayMarks value={dayMarks}>
            {isWeek ? (
              <WeekStrip
                chosen={chosen}
                today={toDate(today)}
                shown={shown}
                onShow={show}
                onChoose={chooseDay}
              />
            ) : (
              <MonthView chosen={chosen} onChoose={chooseDay} onShow={show} />
            )}
          </DayMarks>
        </PickerSetup>
        <Divider />
        {isPhone && (
          <Button
            fullWidth
            color="inherit"
            startIcon={isWeek ? <CalendarMonthOutlined /> : <CalendarViewWeekOutlined />}
            onClick={() => {
              setMoved({ date: chosen, isWeek: !isWeek });
              showMonth(isWeek);
            }}
          >
            {isWeek ? 'Tampilkan sebulan' : 'Tampilkan seminggu'}
          </Button>
        )}
        {!isPhone && <MarkLegend />}
      </Card>
      <DayActivities
        day={day}
        activities={ofDay}
        waiting={waitingText({ waiting: waitingOn(day) })}
        openDays={open}
        hrefOf={hrefOf}
      />
      {isPhone && (
        <Card>
          <MarkLegend />
        </Card>
      )}
    </Columns>
  );
}
