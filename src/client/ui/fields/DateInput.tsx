import EventIcon from '@mui/icons-material/Event';
import { formatDate } from '@/shared/format';
import { isCalendarDate } from '@/shared/validation/dateAndTime';
import { lazyComponent } from '../lazyComponent';
import { PickerInput, type PickerInputProps } from './PickerInput';
import { DATE_FORMAT } from './typedFormat';

type Props = PickerInputProps & { minDate?: string; maxDate?: string };

const calendar = lazyComponent(
  () => import(/* webpackChunkName: "later.calendar" */ './CalendarPopup'),
  'CalendarPopup',
);

/** A day, 'YYYY-MM-DD' or '', outside a Formik form; inside one, use DateField. */
export function DateInput({ minDate, maxDate, ...props }: Props) {
  const { value } = props;
  return (
    <PickerInput
      {...props}
      format={DATE_FORMAT}
      icon={<EventIcon />}
      openLabel={
        isCalendarDate(value) ? `Pilih tanggal, terpilih ${formatDate(value)}` : 'Pilih tanggal'
      }
      preloadPopup={calendar.preload}
      renderPopup={(popup) => <calendar.Component {...popup} minDate={minDate} maxDate={maxDate} />}
    />
  );
}
