import { styled } from '@mui/material/styles';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { format } from 'date-fns/format';
import { id } from 'date-fns/locale/id';
import { CalendarDay } from './CalendarDay';

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
    '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': { padding: '0 4px' },
    '& .MuiDayCalendar-weekDayLabel': { margin: 0 },
    '& .MuiDayCalendar-slideTransition': { minHeight: 6 * 52 },
  },
}));

type Props = {
  chosen: Date;
  onChoose: (day: Date) => void;
  onShow: (month: Date) => void;
};

/** The library's calendar with our days. */
export const MonthView = ({ chosen, onChoose, onShow }: Props) => (
  <Month
    value={chosen}
    onChange={(date, state) => date && state === 'finish' && onChoose(date)}
    onMonthChange={onShow}
    onYearChange={onShow}
    views={['year', 'day']}
    dayOfWeekFormatter={(date) => format(date, 'EEE', { locale: id })}
    slots={{ day: CalendarDay }}
  />
);
