import { useSearchParams } from 'react-router';

const VIEW_KEY = 'view';
const CALENDAR = 'kalender';

/** Whether the page shows the calendar instead of the table; the URL holds the choice. */
export function useActivityView() {
  const [url, setUrl] = useSearchParams();
  const isCalendar = url.get(VIEW_KEY) === CALENDAR;
  const show = (calendar: boolean) =>
    setUrl(
      (current) => {
        const next = new URLSearchParams(current);
        if (calendar) next.set(VIEW_KEY, CALENDAR);
        else next.delete(VIEW_KEY);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { isCalendar, show };
}
