import { zonedTime } from '@/shared/zonedTime';
import { useSettings } from './useSettings';

/** Today on the calendar of the campus, wherever the device is. */
export function useCampusToday(): string {
  const { campus_time_zone } = useSettings();
  return zonedTime(new Date(), campus_time_zone).date;
}
