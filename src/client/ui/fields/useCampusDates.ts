import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { useMemo } from 'react';
import { useSettings } from '@/client/api/useSettings';
import { zonedTime } from '@/shared/zonedTime';

const campusNow = (timeZone: string) => {
  const { date, time } = zonedTime(new Date(), timeZone);
  return new Date(`${date}T${time}`);
};

/** The dates of the pickers, whose today is that of the campus, wherever the device is. */
export function useCampusDates() {
  // Every screen has loaded them before a calendar opens.
  const { campus_time_zone } = useSettings();
  return useMemo(
    () =>
      class extends AdapterDateFns {
        constructor(...args: ConstructorParameters<typeof AdapterDateFns>) {
          super(...args);
          const { date } = this;
          this.date = <T extends string | null | undefined>(value?: T) =>
            value === undefined
              ? (campusNow(campus_time_zone) as ReturnType<typeof date<T>>)
              : date(value);
        }
      },
    [campus_time_zone],
  );
}
