import AccessTimeIcon from '@mui/icons-material/AccessTime';
import { lazyComponent } from '../lazyComponent';
import { PartsInput, type PartsInputProps } from './PartsInput';
import { TIME_PARTS } from './partsFormat';

const clock = lazyComponent(
  () => import(/* webpackChunkName: "later.clock" */ './ClockPopup'),
  'ClockPopup',
);

/** A time of day, 'HH:mm' or ''. */
export const TimeInput = (props: PartsInputProps) => (
  <PartsInput
    {...props}
    format={TIME_PARTS}
    icon={<AccessTimeIcon />}
    openLabel={props.value ? `Pilih jam, terpilih ${props.value.slice(0, 5)}` : 'Pilih jam'}
    preloadPopup={clock.preload}
    renderPopup={(popup) => <clock.Component {...popup} />}
  />
);
