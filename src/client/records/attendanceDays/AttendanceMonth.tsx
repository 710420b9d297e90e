import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { type AttendanceDay, useListAttendanceDaysQuery } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ErrorState } from '@/client/ui/states/ErrorState';
import type { DateRange } from '@/shared/attendance/placement';
import { addMonths, firstDay, lastDay, monthLabel, monthOf } from '@/shared/calendarMonths';
import { formatWeekdayDate } from '@/shared/format';
import { AttendanceTotals } from './AttendanceTotals';
import { DayResult } from './DayResult';
import { MonthTable } from './MonthTable';
import { SettleDay } from './SettleDay';

type DayCardProps = { internshipId: number; day: AttendanceDay; children?: ReactNode };

const DayCard = ({ internshipId, day, children }: DayCardProps) => (
  <Card component="section" aria-label={formatWeekdayDate(day.date)} sx={{ mt: 2 }}>
    <CardContent>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {formatWeekdayDate(day.date)}
      </Typography>
      <DayResult internshipId={internshipId} day={day} />
      {day.verdict === 'needs_settling' && (
        <SettleDay internshipId={internshipId} date={day.date} />
      )}
      {children}
    </CardContent>
  </Card>
);

/** The month itself, or the nearest one between the first and the last. */
const nearest = (month: string, first: string, last: string) =>
  [first, month, last].toSorted()[1] ?? first;

type Props = {
  internshipId: number;
  /** The days of the placement. */
  placed: DateRange;
  /** The day to show first; today by default. */
  firstShown?: string;
  /** Shown below the facts of the chosen day. */
  actionsOf?: (day: AttendanceDay) => ReactNode;
};

/**
 * The verdicts on the days of a placement, by month.
 * @public used through `lazyComponent`
 */
export function AttendanceMonth({ internshipId, placed, firstShown, actionsOf }: Props) {
  const today = useCampusToday();
  const shownDay = firstShown ?? today;
  const [first, last] = [monthOf(placed.startDate), monthOf(placed.endDate)];
  const [month, setMonth] = useState(() => nearest(monthOf(shownDay), first, last));
  const [chosen, choose] = useState<string | null>(shownDay);
  const list = useListAttendanceDaysQuery({
    id: internshipId,
    dateFrom: firstDay(month),
    dateTo: lastDay(month),
  });

  // `data` would still hold another month.
  const shown = list.currentData?.data;
  const day = shown?.days.find(({ date }) => date === chosen);
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Card component="section" aria-label="Kehadiran" aria-busy={list.isFetching}>
        <Box sx={{ height: 4 }}>{list.isFetching && <LinearProgress aria-label="Memuat" />}</Box>
        <Box sx={{ display: 'flex', alignItems: 'center', px: 1, gap: 1 }}>
          <IconButton
            aria-label="Bulan sebelumnya"
            disabled={month <= first}
            onClick={() => setMonth(addMonths(month, -1))}
          >
            <ChevronLeftOutlined />
          </IconButton>
          <Typography variant="h2" aria-live="polite" sx={{ flex: 1, textAlign: 'center' }}>
            {monthLabel(month)}
          </Typography>
          <IconButton
            aria-label="Bulan berikutnya"
            disabled={month >= last}
            onClick={() => setMonth(addMonths(month, 1))}
          >
            <ChevronRightOutlined />
          </IconButton>
        </Box>
        {list.isError ? (
          <ErrorState text={TABLE_LOAD_FAILED} onRetry={list.refetch} />
        ) : (
          <>
            <MonthTable month={month} days={shown?.days ?? []} chosen={chosen} onChoose={choose} />
            {shown && (
              <AttendanceTotals
                totals={shown.totals}
                interrupted={
                  shown.days.filter(({ not_placed }) => not_placed === 'interrupted').length
                }
              />
            )}
          </>
        )}
      </Card>
      {day && shown && (
        <DayCard internshipId={internshipId} day={day}>
          {actionsOf?.(day)}
        </DayCard>
      )}
    </Box>
  );
}
