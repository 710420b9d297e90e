import EventIcon from '@mui/icons-material/Event';
import { formatDate } from '@/shared/format';
import { lazyComponent } from '../lazyComponent';
import { PartsInput, type PartsInputProps } from './PartsInput';
import { DATE_PARTS } from './partsFormat';

type Props = PartsInputProps & { minDate?: string; maxDate?: string };

const calendar = lazyComponent(
  () => import(/* webpackChunkName: "later.calendar" */ './CalendarPopup'),
  'CalendarPopup',
);

/** A day, 'YYYY-MM-DD' or '', outside a Formik form; inside one, use DateField. */
export function DateInput({ minDate, maxDate, ...props }: Props) {
  const { value } = props;
  return (
    <PartsInput
      {...props}
      format={DATE_PARTS}
      icon={<EventIcon />}
      openLabel={
        DATE_PARTS.read(value)[0] ? `Pilih tanggal, terpilih ${formatDate(value)}` : 'Pilih tanggal'
      }
      preloadPopup={calendar.preload}
      renderPopup={(popup) => <calendar.Component {...popup} minDate={minDate} maxDate={maxDate} />}
    />
  );
}
