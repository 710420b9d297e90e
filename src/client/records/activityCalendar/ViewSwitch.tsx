import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { styled } from '@mui/material/styles';
import { activityCalendar } from './lazyCalendar';

const Choice = styled(Button)(({ theme }) => ({
  '&.MuiButton-outlined[aria-pressed="true"]': {
    color: theme.vars.palette.primary.text,
    backgroundColor: theme.vars.palette.primary.fill,
  },
}));

type Props = { isCalendar: boolean; onShow: (calendar: boolean) => void };

/** Chooses between the table and the calendar of activities. */
export const ViewSwitch = ({ isCalendar, onShow }: Props) => (
  <ButtonGroup aria-label="Tampilan" variant="outlined" color="secondary">
    <Choice
      aria-pressed={!isCalendar}
      startIcon={<TableRowsOutlined />}
      onClick={() => onShow(false)}
    >
      Tabel
    </Choice>
    <Choice
      aria-pressed={isCalendar}
      startIcon={<CalendarMonthOutlined />}
      onPointerEnter={() => void activityCalendar.preload()}
      onClick={() => onShow(true)}
    >
      Kalender
    </Choice>
  </ButtonGroup>
);
