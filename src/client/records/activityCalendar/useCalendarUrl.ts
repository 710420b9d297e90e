import { isValid } from 'date-fns/isValid';
import { useSearchParams } from 'react-router';
import { toDate, toIsoDate } from '@/client/ui/isoDate';

const DAY_KEY = 'hari';
const SPAN_KEY = 'rentang';
const MONTH = 'bulan';

/** The URL holds the chosen day, today by default, and the shown month. */
export function useCalendarUrl(today: string) {
  const [url, setUrl] = useSearchParams();
  const change = (key: string, value: string | null) =>
    setUrl(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  const text = url.get(DAY_KEY) ?? today;
  return {
    day: isValid(toDate(text)) ? text : today,
    chooseDay: (date: Date) => change(DAY_KEY, toIsoDate(date)),
    isMonthWanted: url.get(SPAN_KEY) === MONTH,
    showMonth: (isWanted: boolean) => change(SPAN_KEY, isWanted ? MONTH : null),
  };
}
