import type { Notification } from '@/client/api/api';
import { toIsoDate } from '@/client/ui/isoDate';
import { addDays } from '@/shared/calendarDays';
import { formatInstantTime, formatNearDay } from '@/shared/format';

/** The day on the calendar of the reader, whose clock shows the time too. */
const dayOf = (at: string) => toIsoDate(new Date(at));

export const todayHere = () => toIsoDate(new Date());

const dayText = (day: string, today: string) => {
  if (day === today) return 'Hari ini';
  return day === addDays(today, -1) ? 'Kemarin' : formatNearDay(day, today);
};

/** Hari ini, 08:15 */
export const newsTimeText = (at: string, today: string) =>
  `${dayText(dayOf(at), today)}, ${formatInstantTime(at)}`;

type NewsDay = { day: string; title: string; news: Notification[] };

/** The news by day, in the order of the list. */
export function byDay(list: readonly Notification[], today: string): NewsDay[] {
  const days: NewsDay[] = [];
  for (const news of list) {
    const day = dayOf(news.at);
    const last = days.at(-1);
    if (last?.day === day) last.news.push(news);
    else days.push({ day, title: dayText(day, today), news: [news] });
  }
  return days;
}
