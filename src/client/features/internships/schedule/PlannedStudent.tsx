import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import type { ScheduleOfPlacement } from '@/client/api/api';
import { formatShortWeekdayDate } from '@/shared/format';
import { countsText, dayText } from './scheduleTexts';

const Item = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 12px',
    minHeight: 48,
    padding: '6px 20px',
    cursor: 'pointer',
    listStyle: 'none',
    overflowWrap: 'anywhere',
  },
  '& > summary:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > summary:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
  '& svg': { color: theme.vars.palette.text.secondary },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  [theme.breakpoints.down('md')]: {
    '& > summary': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& > summary > svg': { gridRow: '1 / 3', gridColumn: 2 },
  },
}));

const Days = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  gap: '2px 20px',
  margin: 0,
  padding: '4px 20px 14px',
  listStyle: 'none',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'flex', gap: 12 },
  '& > li > span:first-of-type': { flex: 'none', width: 130 },
  '& > [data-outcome="skip"], & > [data-outcome="keep"]': {
    color: theme.vars.palette.text.secondary,
  },
}));

type Props = { plan: ScheduleOfPlacement; isOpen: boolean };

/** A student with the numbers of days, and each day when it is opened. */
export const PlannedStudent = ({ plan, isOpen }: Props) => (
  <Item open={isOpen}>
    <summary>
      <span>
        {plan.student_name} <small>{plan.company_name}</small>
      </span>
      <small>{countsText(plan.counts)}</small>
      <ExpandMoreOutlined aria-hidden />
    </summary>
    <Days>
      {plan.days.map((day) => (
        <li key={`${day.date} ${day.outcome}`} data-outcome={day.outcome}>
          <span>{formatShortWeekdayDate(day.date)}</span>
          <span>{dayText(day)}</span>
        </li>
      ))}
    </Days>
  </Item>
);
