import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { format } from 'date-fns/format';
import { isClockTime } from '@/shared/validation/dateAndTime';
import type { PopupProps } from './PickerInput';
import { PickerSetup } from './PickerSetup';
import { popupSlots } from './popupSlots';

const MINUTE_STEP = 5;

/** On a day without a daylight saving change in any time zone. */
const toDate = (text: string) =>
  new Date(2001, 0, 15, ...(text.split(':').map(Number) as [number, number]));

/** The clock that a TimeInput opens. */
export function ClockPopup(popup: PopupProps) {
  const time = popup.value.slice(0, 5);
  return (
    <PickerSetup>
      <TimePicker
        {...popupSlots(popup)}
        open={popup.isOpen}
        onClose={popup.onClose}
        ampm={false}
        timeSteps={{ minutes: MINUTE_STEP }}
        value={isClockTime(time) ? toDate(time) : null}
        onChange={(date) => popup.onChange(date ? format(date, 'HH:mm') : '')}
      />
    </PickerSetup>
  );
}
