import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { activityCalendar } from './lazyCalendar';

type Props = { isCalendar: boolean; onShow: (calendar: boolean) => void };

/** Chooses between the list, a table or cards, and the calendar of activities. */
export const ViewSwitch = ({ isCalendar, onShow }: Props) => (
  <ButtonGroup aria-label="Tampilan" variant="outlined" color="secondary">
    <Button
      aria-pressed={!isCalendar}
      startIcon={<TableRowsOutlined />}
      onClick={() => onShow(false)}
    >
      Daftar
    </Button>
    <Button
      aria-pressed={isCalendar}
      startIcon={<CalendarMonthOutlined />}
      onPointerEnter={() => void activityCalendar.preload()}
      onClick={() => onShow(true)}
    >
      Kalender
    </Button>
  </ButtonGroup>
);
