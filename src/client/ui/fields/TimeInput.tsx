import AccessTimeIcon from '@mui/icons-material/AccessTime';
import { lazyComponent } from '../lazyComponent';
import { PickerInput, type PickerInputProps } from './PickerInput';
import { TIME_FORMAT } from './typedFormat';

const clock = lazyComponent(
  () => import(/* webpackChunkName: "later.clock" */ './ClockPopup'),
  'ClockPopup',
);

/** A time of day, 'HH:mm' or ''. */
export function TimeInput(props: PickerInputProps) {
  const time = TIME_FORMAT.show(props.value);
  return (
    <PickerInput
      {...props}
      format={TIME_FORMAT}
      icon={<AccessTimeIcon />}
      openLabel={time ? `Pilih jam, terpilih ${time}` : 'Pilih jam'}
      preloadPopup={clock.preload}
      renderPopup={(popup) => <clock.Component {...popup} />}
    />
  );
}
