import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { isCalendarDate } from '@/shared/validation/dateAndTime';
import { toDate, toIsoDate } from '../isoDate';
import type { PopupProps } from './PickerInput';
import { PickerSetup } from './PickerSetup';
import { popupSlots } from './popupSlots';

type Props = PopupProps & { minDate?: string; maxDate?: string };

const dateOf = (text: string | undefined) => (isCalendarDate(text) ? toDate(text) : undefined);

/** The calendar that a DateInput opens. */
export const CalendarPopup = ({ minDate, maxDate, ...popup }: Props) => (
  <PickerSetup>
    <DatePicker
      {...popupSlots(popup)}
      open={popup.isOpen}
      onClose={popup.onClose}
      value={dateOf(popup.value) ?? null}
      onChange={(date) => popup.onChange(date ? toIsoDate(date) : '')}
      minDate={dateOf(minDate)}
      maxDate={dateOf(maxDate)}
    />
  </PickerSetup>
);
