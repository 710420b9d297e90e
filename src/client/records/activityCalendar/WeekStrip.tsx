import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { isSameDay } from 'date-fns/isSameDay';
import { id } from 'date-fns/locale/id';
import { type KeyboardEvent, useId, useState } from 'react';
import { CalendarDay } from './CalendarDay';
import { weekLabel, weekOf } from './weeks';

const DAYS_OF_WEEK = 7;

const Header = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '4px 4px 0',
});

const Week = styled('div')({ padding: '0 4px 8px' });

const Row = styled('div')({ display: 'flex' });

const Weekday = styled('span')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  padding: '4px 0',
  textAlign: 'center',
  ...theme.typography.caption,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

type Props = {
  chosen: Date;
  today: Date;
  /** Any day of the shown week. */
  shown: Date;
  onShow: (day: Date) => void;
  onChoose: (day: Date) => void;
};

/**
 * One week of the calendar, since the library only shows months. Days and keys are those of the
 * library.
 */
export function WeekStrip({ chosen, today, shown, onShow, onChoose }: Props) {
  const labelId = useId();
  const [focused, setFocused] = useState<Date | null>(null);
  const week = weekOf(shown);
  const [first, last] = [week[0] as Date, week[DAYS_OF_WEEK - 1] as Date];
  const has = (day: Date | null) => week.some((each) => day && isSameDay(each, day));
  const tabStop = [focused, chosen, today].find(has) ?? first;

  const focus = (day: Date) => {
    setFocused(day);
    onShow(day);
  };

  // The chosen day moves along, because the list below shows a day of this week.
  const turn = (days: number) => {
    const weekday = weekOf(chosen).findIndex((day) => isSameDay(day, chosen));
    const next = addDays(first, days + weekday);
    setFocused(null);
    onShow(next);
    onChoose(next);
  };

  const handleKeyDown = (event: KeyboardEvent, day: Date) => {
    const targets: Partial<Record<string, Date>> = {
      ArrowLeft: addDays(day, -1),
      ArrowRight: addDays(day, 1),
      ArrowUp: addDays(day, -DAYS_OF_WEEK),
      ArrowDown: addDays(day, DAYS_OF_WEEK),
      Home: first,
      End: last,
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    focus(target);
  };

  return (
    <>
      <Header>
        <IconButton aria-label="Minggu sebelumnya" onClick={() => turn(-DAYS_OF_WEEK)}>
          <ChevronLeftOutlined />
        </IconButton>
        <Typography id={labelId} component="h2" variant="h3" aria-live="polite">
          {weekLabel(first, last)}
        </Typography>
        <IconButton aria-label="Minggu berikutnya" onClick={() => turn(DAYS_OF_WEEK)}>
          <ChevronRightOutlined />
        </IconButton>
      </Header>
      <Week role="grid" aria-labelledby={labelId}>
        <Row role="row">
          {week.map((day) => (
            <Weekday
              key={day.getDay()}
              role="columnheader"
              aria-label={format(day, 'EEEE', { locale: id })}
            >
              {format(day, 'EEE', { locale: id })}
            </Weekday>
          ))}
        </Row>
        <Row role="row">
          {week.map((day) => (
            <CalendarDay
              key={day.getTime()}
              role="gridcell"
              day={day}
              selected={isSameDay(day, chosen)}
              today={isSameDay(day, today)}
              aria-selected={isSameDay(day, chosen)}
              aria-current={isSameDay(day, today) ? 'date' : undefined}
              tabIndex={isSameDay(day, tabStop) ? 0 : -1}
              autoFocus={focused !== null && isSameDay(day, focused)}
              onFocus={() => setFocused(day)}
              onBlur={() => setFocused(null)}
              onKeyDown={handleKeyDown}
              onDaySelect={() => onChoose(day)}
            />
          ))}
        </Row>
      </Week>
    </>
  );
}
