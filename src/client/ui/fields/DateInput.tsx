import EventIcon from '@mui/icons-material/Event';
import { lazyComponent } from '../lazyComponent';
import { PartsInput, type PartsInputProps } from './PartsInput';
import { DATE_PARTS, shortDateInWords } from './partsFormat';

type Props = PartsInputProps & { minDate?: string; maxDate?: string };

const calendar = lazyComponent(
  () => import(/* webpackChunkName: "later.calendar" */ './CalendarPopup'),
  'CalendarPopup',
);

/** A day, 'YYYY-MM-DD' or '', outside a Formik form; inside one, use DateField. */
export function DateInput({ minDate, maxDate, ...props }: Props) {
  const words = shortDateInWords(props.value);
  return (
    <PartsInput
      {...props}
      format={DATE_PARTS}
      icon={<EventIcon />}
      openLabel={words ? `Pilih tanggal, terpilih ${words}` : 'Pilih tanggal'}
      preloadPopup={calendar.preload}
      renderPopup={(popup) => <calendar.Component {...popup} minDate={minDate} maxDate={maxDate} />}
    />
  );
}
